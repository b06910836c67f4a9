import { newProjectData, type ProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderStep } from '../testing/render-step.tsx';
import { listicleScreens } from './listicle/listicle-screens.ts';
import { quizScreens } from './quiz/quiz-screens.ts';

const known = {
  '/api/members/top10': () => ({ results: [] }),
  '/api/members/item-hints': () => ({ objects: [] }),
  '/api/queries/suggest': () => [],
};

function about(keyword: string, info: ProjectData['info']): ProjectData {
  return { ...newProjectData(), keyword, info };
}

it('a dog that gets another name has no facts, picture word or thanks of the old one', async () => {
  answerCalls(known);
  const trivia = [
    { id: 't1', text: 'It comes from Newfoundland.', auto: true, credit: { title: 'Labrador' } },
    { id: 't2', text: 'Mine is called Rex.', auto: false },
  ];
  const filled = { id: 'a', text: 'Labrador', auto: true, filled: true, hasMedia: true };
  const item = {
    ...filled,
    trivia,
    objects: ['dog'],
    keyword: 'labrador dog',
    isOwnKeyword: false,
  };
  const { data } = renderStep(listicleScreens, 'items', about('dogs', { items: [item] }));
  await page.getByRole('textbox', { name: /^Name of/ }).fill('Shiba Inu');
  expect(JSON.stringify(data().info.items)).not.toMatch(/newfoundland|labrador|"dog"/i);
  expect(data().info.items?.[0]?.trivia).toMatchObject([{ text: 'Mine is called Rex.' }]);
  await expect.element(page.getByRole('textbox', { name: /^Image keyword/ })).toHaveValue('');
});

it('a question that somebody writes anew no longer shows what the old one did', async () => {
  answerCalls({ ...known, '/api/members/quiz': () => [] });
  const questions = [{ id: 'q', type: 'single' as const, text: 'Which one?', objects: ['lion'] }];
  const { data } = renderStep(quizScreens, 'questions', about('world capitals', { questions }));
  await page.getByRole('textbox', { name: 'Question 1' }).fill('Which capital has a kangaroo?');
  expect(data().info.questions?.[0]?.objects).toBeUndefined();
});
