import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderComponent } from '../testing/render-component.tsx';
import { TranslatePopup } from './translate-popup.tsx';

const options = '/api/members/knowledge-options';
const status = '/api/user/projects/translation';
const begin = '/api/user/projects/translate';
const translation = {
  id: '0d5f6c1e-5a0e-4a56-9f0d-6f1a3f0b7c11',
  language: 'de',
  state: 'running',
  percent: 40,
  title: 'Coffee (German)',
  category: 'quiz-video',
  copy_id: null,
  unchanged: [],
  crowded: [],
  has_voice: false,
};
const open = () =>
  renderComponent(
    <TranslatePopup projectId={7} title="Coffee" language="en" onClose={() => undefined} />,
  );
const model = () => ({ model: true, wikipedia: false });

it('asks for the language, begins, shows how far it is, and can be given up', async () => {
  let now: object | null = null;
  const asked: unknown[] = [];
  answerCalls({
    [options]: model,
    [status]: () => ({ translation: now }),
    [begin]: ({ body }: { readonly body: unknown }) => {
      asked.push(body);
      now = translation;
      return translation;
    },
    [`${begin}/cancel`]: () => {
      now = null;
      return { cancelled: true };
    },
  });
  open();
  await page.getByRole('button', { name: 'Translate' }).click();
  await expect.element(page.getByText('Please choose a language.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Translate into' }).click();
  await page.getByRole('option', { name: 'German · Deutsch' }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Translate' }).click();
  await expect.element(page.getByText('Translating into German')).toBeVisible();
  expect(asked).toEqual([{ id: 7, language: 'de' }]);
  await page.getByRole('button', { name: 'Cancel translating' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Translate into' })).toBeVisible();
});

it('says what was left and which slides to look at, and leads to the copy', async () => {
  const done = {
    ...translation,
    state: 'done',
    copy_id: 12,
    unchanged: ['Over 42 moons'],
    crowded: [2, 5],
  };
  answerCalls({ [options]: model, [status]: () => ({ translation: done }) });
  open();
  await expect.element(page.getByText('“Coffee (German)” is ready')).toBeVisible();
  await expect
    .element(page.getByText('No voice here speaks German', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText('Over 42 moons')).toBeVisible();
  await expect.element(page.getByText('slides 2, 5', { exact: false })).toBeVisible();
  const link = page.getByRole('link', { name: 'Open the copy' });
  await expect.element(link).toBeVisible();
  // Without the pages of the product around it, the list with nothing but the copy.
  expect(link.element().getAttribute('href')).toContain('#/projects?search=Coffee');
});

it('says what helps where no model is set up', async () => {
  answerCalls({
    [options]: () => ({ model: false, wikipedia: false }),
    [status]: () => ({ translation: null }),
  });
  open();
  await expect.element(page.getByText('Translating needs a language model')).toBeVisible();
  await expect.element(page.getByText(/^None is connected here/)).toBeVisible();
});
