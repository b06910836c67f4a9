import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { authPopup, countAuthHost } from '../account/popups.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { refuseWith } from '../testing/refuse-with.ts';
import { renderStep } from '../testing/render-step.tsx';
import { freeMember, stepCalls } from '../testing/step-calls.ts';
import { comparisonScreens } from './comparison/comparison-screens.ts';
import { listicleScreens } from './listicle/listicle-screens.ts';

beforeEach(() => void answerCalls(stepCalls));

it('asks a guest for an email, and says so when it is none', async () => {
  answerCalls({
    ...stepCalls,
    '/api/user/signup': () => Response.json({ error: 'Email is not valid' }, { status: 400 }),
  });
  renderStep(listicleScreens, 'publish', listicleScreens.wizard.sampleAnswers());
  await page.getByRole('button', { name: 'Download video' }).click();
  await expect.element(page.getByText('Email is required').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Email my video link to' }).fill('me@example.invalid');
  await page.getByRole('button', { name: 'Download video' }).click();
  const message =
    'Email does not look valid. Please try with a different email address or contact support';
  await expect.element(page.getByText(message)).toBeVisible();
});

it('offers a member the ways to publish, and the full editor with this video or a copy', async () => {
  const answers = comparisonScreens.wizard.sampleAnswers();
  const { data } = renderStep(comparisonScreens, 'publish', answers, freeMember as never);
  const edits = ['Edit in the full editor', 'Edit a copy'];
  for (const way of [/^Youtube/i, /^Embed/, /^Download as MP4/, ...edits]) {
    await expect.element(page.getByRole('button', { name: way })).toBeVisible();
  }
  // The draft is made, and called what it tells.
  expect(data().frames.length).toBeGreaterThan(3);
  expect(data().publish).toMatchObject({ category: 26, keywords: [answers.keyword] });
  expect(data().publish.title).not.toBe('');
  expect(data().publish.description).toContain('And the winner is: ');
});

it('knows an email that has an account already', async () => {
  answerCalls({
    ...stepCalls,
    '/api/user/signup': () => refuseWith('email-taken', undefined),
  });
  const removeHost = countAuthHost();
  renderStep(listicleScreens, 'publish', listicleScreens.wizard.sampleAnswers());
  await page.getByRole('textbox', { name: 'Email my video link to' }).fill('me@example.com');
  await page.getByRole('button', { name: 'Download video' }).click();
  await expect
    .poll(() => authPopup.get())
    .toMatchObject({
      view: 'login',
      reason: 'This email is already in use. Please login instead',
    });
  authPopup.get()?.answer(null);
  authPopup.set(undefined);
  removeHost();
});
