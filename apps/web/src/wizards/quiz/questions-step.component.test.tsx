import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../testing/answer-calls.ts';
import { removeComponents } from '../../testing/render-component.tsx';
import { renderStep } from '../../testing/render-step.tsx';
import { stepCalls } from '../../testing/step-calls.ts';
import { quizScreens } from './quiz-screens.ts';

beforeEach(() => void answerCalls(stepCalls));

it('has no room for an eleventh question, and warns once of a quiz with a single one', async () => {
  const answers = quizScreens.wizard.sampleAnswers();
  const [question] = answers.info.questions ?? [];
  const ten = Array.from({ length: 10 }, (_, at) => ({
    ...question,
    id: `q${at}`,
    text: `Question number ${at}?`,
  }));
  const info = { ...answers.info, questions: ten };
  const { data } = renderStep(quizScreens, 'questions', { ...answers, info });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByText('Cannot add more than 10 questions').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reset questions' }).click();
  expect(data().info.questions).toEqual([]);
  removeComponents();

  const single = { ...answers.info, questions: ten.slice(0, 1) };
  const alone = renderStep(quizScreens, 'questions', { ...answers, info: single });
  await expect.element(page.getByRole('textbox', { name: 'Question 1' })).toBeVisible();
  const asked = alone.next();
  await page.getByRole('button', { name: 'Add more questions' }).click();
  expect(await asked).toBe('moved');
  expect(await alone.next()).toBe('done');
});
