import { newProjectData, type ProjectData } from '@reelwright/movie';
import { pictureAddress } from '@reelwright/pictures';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderStep } from '../testing/render-step.tsx';
import type { WizardScreens } from '../wizard/wizard-model.ts';
import { ComparisonPictures } from './comparison/comparison-pictures.tsx';
import { comparisonScreens } from './comparison/comparison-screens.ts';
import { ProductsStep } from './comparison/products-step.tsx';
import { ItemsStep } from './listicle/items-step.tsx';
import { ListPictures } from './listicle/list-pictures.tsx';
import { listicleScreens } from './listicle/listicle-screens.ts';
import { QuestionsStep } from './quiz/questions-step.tsx';
import { QuizPictures } from './quiz/quiz-pictures.tsx';
import { quizScreens } from './quiz/quiz-screens.ts';

const drawings: Readonly<Record<string, string>> = {
  'City bike': 'bicycle',
  Piano: 'musical-keyboard',
  'world capitals': 'money-bag',
  'Which capital has a kangaroo?': 'money-bag',
};
const known = {
  '/api/members/top10': () => ({ results: [] }),
  '/api/members/quiz': () => [],
  '/api/members/item-hints': () => ({ objects: [] }),
  '/api/queries/suggest': () => [],
  '/api/queries/media-search': ({ url }: { readonly url: URL }) => {
    const object = drawings[url.searchParams.get('keyword') ?? ''];
    const picture = object && pictureAddress({ style: 'podium', objects: [object], seed: 'x' });
    return picture ? [{ url: picture, match: 0.95 }] : [];
  },
};

/** Steps with what looks for pictures beside them, as the whole wizards have it. */
const steps = {
  items: () => (
    <>
      <ItemsStep />
      <ListPictures />
    </>
  ),
  products: () => (
    <>
      <ProductsStep />
      <ComparisonPictures />
    </>
  ),
  questions: () => (
    <>
      <QuestionsStep />
      <QuizPictures />
    </>
  ),
};
const companied = (screens: WizardScreens): WizardScreens => ({
  ...screens,
  screens: {
    'listicle-items': steps.items,
    'comparison-products': steps.products,
    'quiz-questions': steps.questions,
  },
});

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

it('an item that somebody wrote shows what it is called', async () => {
  answerCalls(known);
  const screens = companied(listicleScreens);
  const items = [
    { id: 'a', text: '' },
    { id: 'b', text: 'Piano' },
  ];
  const { data } = renderStep(screens, 'items', about('things', { items }));
  await page.getByRole('textbox', { name: /^Name of/ }).fill('City bike');
  await expect.poll(() => data().info.items?.[0]?.objects).toEqual(['bicycle']);
  await expect.poll(() => data().info.items?.[1]?.objects).toEqual(['musical-keyboard']);
});

it('a product that gets its old name back shows what it showed before', async () => {
  answerCalls(known);
  const screens = companied(comparisonScreens);
  const products = [{ id: 'a', text: 'Piano', slug: 'a' }];
  const { data } = renderStep(screens, 'products', about('instrument', { products }));
  const shown = () => data().info.products?.[0]?.objects;
  await expect.poll(shown).toEqual(['musical-keyboard']);
  const name = page.getByRole('textbox', { name: 'Name of product 1' });
  await name.fill('City bike');
  await expect.poll(shown).toEqual(['bicycle']);
  await name.fill('Piano');
  await expect.poll(shown).toEqual(['musical-keyboard']);
});

it('a quiz shows what its topic means, and a question only what it names', async () => {
  answerCalls({
    ...known,
    '/api/members/top10': () => ({
      results: [],
      about: { hooks: [], closings: [], place: 'city', objects: ['classical-building'] },
    }),
  });
  const screens = companied(quizScreens);
  const questions = [{ id: 'q', type: 'single' as const, text: 'Which one?', objects: ['lion'] }];
  const { data } = renderStep(screens, 'questions', about('world capitals', { questions }));
  await expect.poll(() => data().info.objects).toEqual(['classical-building']);
  await page.getByRole('textbox', { name: 'Question 1' }).fill('Which capital has a kangaroo?');
  expect(data().info.questions?.[0]?.objects).toBeUndefined();
});
