import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderStep } from '../testing/render-step.tsx';
import { stepCalls } from '../testing/step-calls.ts';
import { comparisonScreens } from './comparison/comparison-screens.ts';
import { listicleScreens } from './listicle/listicle-screens.ts';
import { quizScreens } from './quiz/quiz-screens.ts';

beforeEach(() => void answerCalls(stepCalls));

it.each([
  [listicleScreens, 'items', '/api/members/top10', 'We couldn’t look for suggestions'],
  [comparisonScreens, 'products', '/api/members/top10', 'We couldn’t look for suggestions'],
  [quizScreens, 'questions', '/api/members/quiz', 'We couldn’t look for ready-made questions'],
] as const)(
  'says so when there is no answer, and asks again',
  async (screens, route, call, message) => {
    let isDown = true;
    answerCalls({
      ...stepCalls,
      [call]: () =>
        isDown ? Response.json({ error: 'Connection error' }, { status: 500 }) : stepCalls[call](),
    });
    const { info, ...answers } = screens.wizard.sampleAnswers();
    const unheardOf = { ...info, idea: { ...info.idea, text: 'Ten things unheard of' } };
    renderStep(screens, route, { ...answers, info: unheardOf, keyword: `${route} unheard of` });
    await expect.element(page.getByText(message)).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText(message)).not.toBeInTheDocument();
  },
);

it.each([
  [listicleScreens, 'items', 'We don’t know names for “Zorbs of 1969”. Type your own above.'],
  [comparisonScreens, 'products', 'We don’t know products for “zorb”. Type your own above.'],
  [quizScreens, 'questions', 'We don’t have questions about zorb yet. Write your own above.'],
] as const)(
  'says when it knows nothing, and what to do then (%#)',
  async (screens, route, message) => {
    answerCalls({
      ...stepCalls,
      '/api/members/top10': () => ({ results: [] }),
      '/api/members/quiz': () => [],
    });
    const { info, ...answers } = screens.wizard.sampleAnswers();
    const unheardOf = { ...info, idea: { ...info.idea, text: 'Zorbs of 1969' } };
    renderStep(screens, route, { ...answers, info: unheardOf, keyword: 'zorb' });
    await expect.element(page.getByText(message)).toBeVisible();
  },
);

it.each([
  [quizScreens, 'title'],
  [comparisonScreens, 'heading'],
] as const)('asks for the headline that is missing (%#)', async (screens, route) => {
  const { info, ...answers } = screens.wizard.sampleAnswers();
  const { headline: _, ...untitled } = info;
  const { next, data } = renderStep(screens, route, { ...answers, info: untitled });
  await expect.element(page.getByRole('radio').first()).toBeVisible();
  expect(await next()).toBe('refused');
  const ready = page.getByRole('group', { name: 'Ready-made headlines' });
  await expect.element(ready).toHaveAccessibleDescription('Headline is required');
  await page.getByRole('radio').first().click();
  await expect.element(ready).toHaveAccessibleDescription('');
  expect(data().info.headline?.text).not.toBe('');
  expect(await next()).toBe('done');
});
