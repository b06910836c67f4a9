import { textToBody } from '@reelwright/article';
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { parasIn, wordsIn } from '@reelwright/wizards/paragraphs';
import { vslWizard, vslWords, withSlides } from '@reelwright/wizards/vsl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionStore } from '../../account/session-store.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderWizard } from '../../testing/render-wizard.tsx';
import { stepCalls } from '../../testing/step-calls.ts';
import { vslScreens } from './vsl-screens.ts';

const letter = (text: string): ProjectData => {
  const fresh = newProjectData();
  return { ...fresh, maxIndex: 4, keyword: 'tea', info: { ...fresh.info, body: textToBody(text) } };
};
const tea = `Are you tired of bitter tea?

So we made Steep.

Click the button below.`;

beforeEach(() => {
  answerCalls({
    ...stepCalls,
    '/api/queries/suggest': () => [],
    '/api/members/samples/vsl1': () => ['Dinner at six.', 'You are tired.', 'Click below.'],
  });
});
afterEach(() => sessionStore.set({ status: 'unknown' }));

const words = (number: number) =>
  page.getByRole('textbox', { name: `Words of slide ${number}`, exact: true });
const next = () => page.getByRole('button', { name: 'Next', exact: true });

it('says which parts a letter has, and puts a sentence for a missing one where it belongs', async () => {
  const { data } = renderWizard(vslScreens, letter(tea), 'content');
  await expect.element(page.getByText('Hook: there')).toBeInTheDocument();
  await expect.element(page.getByText('Guarantee: missing')).toBeInTheDocument();
  await page.getByRole('button', { name: /^Add: Try it for/ }).click();
  const texts = data().info.body ?? '';
  expect(texts.indexOf('Try it for')).toBeGreaterThan(texts.indexOf('Steep'));
  expect(texts.indexOf('Try it for')).toBeLessThan(texts.indexOf('Click the button'));
  await next().click();
  await expect.element(page.getByText('Please fill in [number], or take it out')).toBeVisible();
});

it('sees a part as soon as it is typed', async () => {
  renderWizard(vslScreens, letter(tea), 'content');
  await expect.element(page.getByText('Guarantee: missing')).toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Sales letter' }).click();
  await userEvent.keyboard('{Control>}{End}{/Control} Or your money back.');
  await expect.element(page.getByText('Guarantee: there')).toBeInTheDocument();
});

it('ends with the letter’s own call until somebody writes another, and a link', async () => {
  const { data } = renderWizard(vslScreens, withSlides(letter(tea)), 'slides');
  const call = page.getByRole('textbox', { name: 'Call to action' });
  await expect.element(call).toHaveValue('Click the button below');
  await call.fill('Order Steep');
  const link = page.getByRole('textbox', { name: 'Link (optional)' });
  await link.fill('steep');
  await expect.element(page.getByText(vslWords.notALink)).toBeVisible();
  await link.fill('https://steep.example');
  expect(data().cta).toMatchObject({ text: 'Order Steep', link: 'https://steep.example' });
  await call.fill('');
  await expect.element(page.getByText(vslWords.noEndCard)).toBeVisible();
  expect(vslWizard.writeScript(data()).parts.map(({ id }) => id)).not.toContain('end-card');
});

it('begins with a sample, after asking whoever wrote something already', async () => {
  const { data } = renderWizard(vslScreens, letter(tea), 'content');
  await page.getByRole('button', { name: 'A meal planner' }).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  expect(data().info.body).toContain('Steep');
  await page.getByRole('button', { name: 'A meal planner' }).click();
  await page.getByRole('button', { name: 'Replace it' }).click();
  await expect.poll(() => data().info.body).toContain('Dinner at six.');
});

it('splits, joins, styles and leaves out slides', async () => {
  const { data } = renderWizard(vslScreens, withSlides(letter(tea)), 'slides');
  const shownWords = () => parasIn(data()).map((para) => wordsIn(para));
  await words(1).click();
  await userEvent.keyboard('{Home}');
  for (const _ of 'Are you tired ') await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(shownWords).toContain('of bitter tea?');
  await expect.element(words(2)).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(shownWords).toContain('Are you tired of bitter tea?');
  // At the end of a slide a new one begins; what is typed takes the place of what it says.
  await userEvent.keyboard('{End}{Enter}');
  await expect.poll(shownWords).toContain('New slide');
  await userEvent.keyboard('So are we.');
  await expect.poll(shownWords).toContain('So are we.');
  await page.getByRole('button', { name: 'More for slide 2' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.poll(shownWords).not.toContain('So are we.');
  await page.getByRole('combobox', { name: 'Style of slide 2' }).click();
  await page.getByRole('option', { name: 'Only media' }).click();
  await page.getByRole('button', { name: 'Exclude slide 3' }).click();
  expect(parasIn(data())[1]?.style).toBe('media');
  expect(vslWizard.writeScript(data()).parts.map(({ id }) => id)).toHaveLength(2);
  await next().click();
  // Two slides are too few.
  await expect
    .element(page.getByText('Please enter at least 2 lines or more for article body'))
    .toBeVisible();
  await expectAccessible();
});

it('keeps the names of the video sizes within their column', async () => {
  renderWizard(vslScreens, letter(tea));
  const portrait = page.getByRole('radio', { name: 'Instagram Portrait' });
  await expect.element(portrait).toBeInTheDocument();
  const column = portrait.element().closest('fieldset');
  const sizes = portrait.element().closest('[role="radiogroup"]');
  expect(sizes?.clientWidth).toBeLessThanOrEqual(column?.clientWidth ?? 0);
});
