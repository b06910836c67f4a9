import { newProjectData } from '@reelwright/movie';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { removeComponents } from '../testing/render-component.tsx';
import { renderStep } from '../testing/render-step.tsx';
import { freeMember, stepCalls } from '../testing/step-calls.ts';
import { comparisonScreens } from './comparison/comparison-screens.ts';
import { listicleScreens } from './listicle/listicle-screens.ts';
import { quizScreens } from './quiz/quiz-screens.ts';

const nothing = { ...newProjectData(), keyword: 'coffee' };

beforeEach(() => void answerCalls(stepCalls));

it('keeps pro themes, own sizes and watermarks for whoever pays', async () => {
  renderStep(listicleScreens, 'theme', nothing, freeMember as never);
  await page.getByRole('button', { name: /^Clean slate/ }).click();
  await expect.element(page.getByText('This theme is only available for pro users.')).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByText('Watermark', { exact: true }).click();
  await expect.element(page.getByText(/Upgrade to remove it, or to show your own/)).toBeVisible();
  await page.getByText('Resize video').click();
  await page.getByRole('button', { name: 'Custom size' }).click();
  await expect.element(page.getByText('Custom sizes are part of the paid plans')).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
});

it('takes a side between 100 and 2000 px, and 1920 for any other', async () => {
  const paid = {
    ...freeMember,
    access: { paid: true, limits: { maxThemes: null, customSize: true } },
  };
  const { data } = renderStep(listicleScreens, 'theme', nothing, paid as never);
  await page.getByText('Resize video').click();
  await page.getByRole('button', { name: 'Custom size' }).click();
  const width = page.getByRole('textbox', { name: 'Width (px)' });
  for (const [typed, kept] of [
    ['100', 100],
    ['2001', 1920],
    ['99', 1920],
    ['2000', 2000],
    ['many', 1920],
  ] as const) {
    await width.fill(typed);
    await page.getByRole('textbox', { name: 'Height (px)' }).click();
    expect(data().movie.size.width).toBe(kept);
  }
});

it('sets the timer of a quiz, and what a comparison shows of its winners', async () => {
  const quiz = renderStep(quizScreens, 'theme', nothing, freeMember as never);
  await page.getByText('Timer', { exact: true }).click();
  const timer = page.getByRole('combobox', { name: 'Timer length' });
  await expect.element(timer).toHaveValue('5 seconds');
  await timer.click();
  await page.getByRole('option', { name: '2 seconds', exact: true }).click();
  expect(quiz.data().theme?.timerLength).toBe(2);
  removeComponents();

  const comparison = renderStep(comparisonScreens, 'theme', nothing, freeMember as never);
  await page.getByText('Winners and score').click();
  await page.getByRole('checkbox', { name: /^Skip the winner screen/ }).click();
  await page.getByRole('checkbox', { name: /^Don’t show overall score/ }).click();
  expect(comparison.data().theme).toMatchObject({ hideWinner: true, hideOverallScore: true });
});
