import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderStep } from '../testing/render-step.tsx';
import { computerVoice, freeMember, stepCalls } from '../testing/step-calls.ts';
import { listicleScreens } from './listicle/listicle-screens.ts';

beforeEach(() => void answerCalls(stepCalls));

it('offers voices of paid plans, and asks before it goes on without a voice', async () => {
  const pro = { ...computerVoice, Name: 'dara', label: 'Dara', pro: true };
  answerCalls({ ...stepCalls, '/api/members/tts/voices': () => [computerVoice, pro] });
  const answers = listicleScreens.wizard.sampleAnswers();
  const { next, data } = renderStep(listicleScreens, 'voice', answers, freeMember as never);
  await page.getByRole('button', { name: /^Computer/ }).click();
  await page.getByRole('combobox', { name: 'Narrator' }).click();
  await page.getByRole('option', { name: /^Dara/ }).click();
  const refused = page.getByText("This voice isn't available in FREE accounts");
  await expect.element(refused).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  expect(data().voSettings.voice).not.toBe('dara');
  const skipping = next();
  const asked = 'The voice-over is not complete. Are you sure want to skip this step?';
  await expect.element(page.getByText(asked)).toBeVisible();
  await page.getByRole('button', { name: 'Skip this step' }).click();
  expect(await skipping).toBe('done');
});
