import { newProjectData } from '@reelwright/movie';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../testing/answer-calls.ts';
import { renderStep } from '../../testing/render-step.tsx';
import { renderWizard } from '../../testing/render-wizard.tsx';
import { stepCalls } from '../../testing/step-calls.ts';
import { listicleScreens } from './listicle-screens.ts';

const nothing = { ...newProjectData(), keyword: 'coffee' };

beforeEach(() => void answerCalls(stepCalls));

it('points at the item of a list that has no name', async () => {
  const { info } = listicleScreens.wizard.sampleAnswers();
  const items = (info.items ?? []).map((item, at) => (at === 1 ? { ...item, text: '' } : item));
  const { next } = renderStep(listicleScreens, 'items', { ...nothing, info: { ...info, items } });
  await expect.element(page.getByRole('tab', { name: /without a name/ })).toBeVisible();
  expect(await next()).toBe('refused');
  await expect.element(page.getByText('Name is required')).toBeVisible();
});

it('waits with Next while the list still fills itself, and goes on when it has its names', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answerCalls({
    ...stepCalls,
    '/api/members/describe': () => ({ sentences: [] }),
    '/api/members/item-hints': () => ({ objects: [] }),
    '/api/members/found-pictures': ({ body }) =>
      (body as { readonly words: readonly string[] }).words.map(() => []),
    '/api/members/top10': async () => {
      await promise;
      return { results: ['Mocha', 'Latte', 'Cortado'] };
    },
  });
  // Answers are kept for as long as the page is open: nobody asked for this list yet.
  const idea = { text: `3 best coffees of ${crypto.randomUUID()}` };
  const answers = { ...nothing, info: { idea }, maxIndex: 3 };
  const { data } = renderWizard(listicleScreens, answers, 'items');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await next.click();
  await cancel.click();
  await expect.element(cancel).not.toBeInTheDocument();
  await next.click();
  await expect.element(cancel).toBeVisible();
  await expect.element(page.getByText('Name is required')).not.toBeInTheDocument();
  resolve();
  await expect
    .element(page.getByRole('heading', { name: 'Pictures for every sentence' }))
    .toBeVisible();
  expect(data().info.items?.map(({ text }) => text)).toEqual(['Mocha', 'Latte', 'Cortado']);
});

it('says which category has no ideas, and opens the next', async () => {
  answerCalls({
    ...stepCalls,
    '/api/members/top10-kws': () => [],
    '/api/queries/suggest': () => [],
  });
  renderStep(listicleScreens, 'ideas', { ...nothing, keyword: 'zorbling' });
  const message = (category: string) =>
    page.getByText(`Sorry, no ideas found for zorbling in "${category}" category`);
  await expect.element(message('All')).toBeVisible();
  await expect.element(page.getByText('Tip: broader keywords find more ideas.')).toBeVisible();
  await page.getByRole('button', { name: 'Try next category?' }).click();
  await expect.element(message('Top')).toBeVisible();
});

it('says when there is no trivia, and when a line is too long for a video', async () => {
  answerCalls({
    ...stepCalls,
    '/api/members/describe': () => ({ sentences: [] }),
    '/api/members/item-hints': () => ({ objects: [] }),
  });
  const items = [
    { id: 'a', text: 'Zorb' },
    { id: 'b', text: 'Blip' },
  ];
  renderStep(listicleScreens, 'items', { ...nothing, info: { items } });
  await page.getByRole('button', { name: 'Find trivia' }).click();
  await expect.element(page.getByText('Sorry no trivia found for Zorb').first()).toBeVisible();
  const line = page.getByRole('textbox', { name: 'Line 1' });
  const warning = page.getByText(
    'Long text does not look good in videos! Please edit if possible.',
  );
  await line.fill('z'.repeat(80));
  await expect.element(warning).not.toBeInTheDocument();
  await line.fill('z'.repeat(81));
  await expect.element(warning).toBeVisible();
});

it('asks for the type of item when trivia is incorrect, and looks for other trivia', async () => {
  const asked: string[] = [];
  answerCalls({
    ...stepCalls,
    '/api/members/item-hints': () => ({ objects: [] }),
    '/api/members/describe': ({ url }) => {
      asked.push(url.searchParams.get('unit') ?? '');
      return { sentences: ['It is a planet.'] };
    },
  });
  const items = [{ id: 'a', text: 'Mercury', trivia: [{ text: 'It is a metal.' }], filled: true }];
  const { data } = renderStep(listicleScreens, 'items', { ...nothing, info: { items } });
  await page.getByRole('button', { name: 'Is this trivia incorrect?' }).click();
  await page.getByRole('textbox', { name: 'What type of thing is Mercury?' }).fill('planet');
  await page.getByRole('dialog').getByRole('button', { name: 'Find other trivia' }).click();
  await expect.poll(() => data().info.items?.[0]?.trivia?.[0]?.text).toBe('It is a planet.');
  expect(asked).toEqual(['planet']);
});
