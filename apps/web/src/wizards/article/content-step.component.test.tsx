import { newProjectData, type ProjectData, type WizardInfo } from '@reelwright/movie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionStore } from '../../account/session-store.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { renderStep } from '../../testing/render-step.tsx';
import { renderWizard } from '../../testing/render-wizard.tsx';
import { articleScreens } from './article-screens.ts';

const about = (info: WizardInfo): ProjectData => ({ ...newProjectData(), keyword: 'coffee', info });
const sentences = (count: number) =>
  `<p>${Array.from({ length: count }, (_, at) => `Cup number ${at + 1} was better than the one before it.`).join(' ')}</p>`;

beforeEach(() => {
  answerCalls({ '/api/queries/suggest': () => [] });
});
afterEach(() => sessionStore.set({ status: 'unknown' }));

it('asks for a title and a text', async () => {
  const { next: leave } = renderStep(articleScreens, 'content', about({}));
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  expect(await leave()).toBe('refused');
  await expect.element(page.getByText('Title is required')).toBeVisible();
  await expect.element(page.getByText('Article body is required')).toBeVisible();
});

it('writes bold words, and takes formatting away', async () => {
  const body = '<p>Some words</p>';
  const { data } = renderStep(articleScreens, 'content', about({ title: 'T', body }));
  await page.getByRole('textbox', { name: 'Article' }).click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await page.getByRole('button', { name: 'Bold', exact: true }).click();
  await expect.poll(() => data().info.body).toBe('<p><b>Some words</b></p>');
  await page.getByRole('button', { name: 'Remove formatting' }).click();
  await expect.poll(() => data().info.body).toBe(body);
});

it('counts lines against the plan, and keeps the most important ones on request', async () => {
  const { data } = renderStep(
    articleScreens,
    'content',
    about({ title: 'Cups', body: sentences(40) }),
  );
  await expect.element(page.getByText('40 of 35 lines')).toBeVisible();
  await page.getByRole('button', { name: 'Keep the 35 most important' }).click();
  await expect.element(page.getByText(/^3[0-5] of 35 lines/)).toBeVisible();
  expect(data().info.body).toMatch(/^<p>Cup number/);
});

it('offers an upgrade to a guest whose article is too long', async () => {
  renderWizard(
    articleScreens,
    { ...about({ title: 'Cups', body: sentences(40) }), maxIndex: 1 },
    'content',
  );
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect
    .element(
      page.getByText(
        'Your article is 40 lines. Free accounts have an article limit of 35 lines. Please upgrade to remove this limit',
      ),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
});
