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
  // The computer's voice is ready without being chosen.
  await expect.element(page.getByRole('button', { name: 'Generate voice-overs' })).toBeVisible();
  await page.getByRole('button', { name: /^Computer/, pressed: true }).click();
  await page.getByRole('radio', { name: /^Dara/ }).click();
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

it('lets people finish the video with a studio voice, apart from the narrator', async () => {
  const quick = { ...computerVoice, quality: 'quick' };
  const studio = { ...computerVoice, Name: 'studio-Hazel', label: 'Hazel', quality: 'studio' };
  answerCalls({ ...stepCalls, '/api/members/tts/voices': () => [quick, studio] });
  const answers = listicleScreens.wizard.sampleAnswers();
  const { data } = renderStep(listicleScreens, 'voice', answers, freeMember as never);
  await page.getByRole('button', { name: /^Computer/ }).click();
  await expect.element(page.getByRole('radio', { name: /^Hazel/ })).not.toBeInTheDocument();
  const wants = page.getByRole('checkbox', { name: 'Finish the video with a studio voice' });
  await wants.click();
  await expect.element(page.getByRole('radio', { name: /^Hazel/ })).toBeChecked();
  expect(data().voSettings).toMatchObject({ studio: 'studio-Hazel' });
  expect(data().voSettings.voice).not.toBe('studio-Hazel');
  await wants.click();
  expect(data().voSettings.studio).toBeUndefined();
});

it('says that the preview’s voice stays where no studio voice is installed', async () => {
  const quick = { ...computerVoice, quality: 'quick' };
  answerCalls({ ...stepCalls, '/api/members/tts/voices': () => [quick] });
  const answers = listicleScreens.wizard.sampleAnswers();
  renderStep(listicleScreens, 'voice', answers, freeMember as never);
  await page.getByRole('button', { name: /^Computer/ }).click();
  await expect.element(page.getByText(/no studio voice in this installation/)).toBeVisible();
});
