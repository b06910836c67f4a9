import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../testing/answer-calls.ts';
import { renderStep } from '../../testing/render-step.tsx';
import { stepCalls } from '../../testing/step-calls.ts';
import { affiliateScreens } from './affiliate-screens.ts';

beforeEach(() => void answerCalls(stepCalls));

it.each([
  ['Add Testimonial', 'Testimonial is required'],
  ['Add Screenshot / Statistics', 'Screenshot is required'],
  ['Before / After photos', 'Before photo is required'],
] as const)('asks for what “%s” needs', async (kind, message) => {
  const answers = { ...affiliateScreens.wizard.sampleAnswers(), proof_list: [] };
  const { next } = renderStep(affiliateScreens, 'proof', answers);
  await page.getByRole('button', { name: kind }).click();
  expect(await next()).toBe('refused');
  await expect.element(page.getByText(message).first()).toBeVisible();
});
