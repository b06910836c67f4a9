import { newProjectData } from '@reelwright/movie';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../testing/answer-calls.ts';
import { renderStep } from '../../testing/render-step.tsx';
import { stepCalls } from '../../testing/step-calls.ts';
import { comparisonScreens } from './comparison-screens.ts';

const nothing = { ...newProjectData(), keyword: 'coffee' };

beforeEach(() => void answerCalls(stepCalls));

it('names the comment that is missing, and opens its tab', async () => {
  const answers = comparisonScreens.wizard.sampleAnswers();
  const [first, second] = answers.info.features ?? [];
  const [product] = answers.info.products ?? [];
  const blank = { id: second?.id ?? '', text: second?.text ?? '' };
  const info = { ...answers.info, features: [first ?? {}, blank] };
  const { next } = renderStep(comparisonScreens, 'details', { ...answers, info });
  await expect.element(page.getByRole('tab').first()).toBeVisible();
  expect(await next()).toBe('refused');
  await expect
    .element(page.getByRole('tab', { name: second?.text ?? '' }))
    .toHaveAttribute('aria-selected', 'true');
  expect(product?.text).toBeTruthy();
});

it('asks for a comment on the very product and check', async () => {
  const answers = comparisonScreens.wizard.sampleAnswers();
  const products = [
    { id: 'a', slug: 'a', text: 'Bosch' },
    { id: 'b', slug: 'b', text: 'Cats' },
  ];
  const info = { ...answers.info, products, features: [{ id: 'f', text: 'Noise' }] };
  renderStep(comparisonScreens, 'details', { ...answers, info });
  await expect.element(page.getByPlaceholder('How does Bosch do on noise?')).toBeVisible();
  await expect.element(page.getByPlaceholder('How do Cats do on noise?')).toBeVisible();
  await expect.element(page.getByPlaceholder('What counts when it comes to noise')).toBeVisible();
});

it('takes two to four products, from the suggestions too', async () => {
  const names = ['Aero', 'Brew', 'Cup', 'Drip', 'Ember'];
  answerCalls({ ...stepCalls, '/api/members/top10': () => ({ results: names }) });
  const { data } = renderStep(comparisonScreens, 'products', { ...nothing, keyword: 'press' });
  for (const name of names.slice(0, 4)) await page.getByRole('button', { name }).click();
  expect(data().info.products?.map(({ text }) => text)).toEqual(names.slice(0, 4));
  await expect.element(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  const search = page.getByRole('link', { name: 'Google it (opens in a new tab)' });
  await expect.element(search).toHaveAttribute('href', expect.stringContaining('?q=Drip%20press'));
});
