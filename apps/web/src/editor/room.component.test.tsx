import { Item } from '@reelwright/movie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderEditor } from '../testing/render-editor.tsx';

const words = Item.parse({ id: 'words', type: 'text', name: 'Words', text: 'Hello' });
const stage = page.getByTestId('stage');
const widthOf = () => stage.element().getBoundingClientRect().width;

beforeEach(() => answerCalls({ '/api/members/library': () => [] }));
afterEach(async () => {
  localStorage.removeItem('reelwright-editor-folded');
  await page.viewport(1440, 900);
});

it('gives the stage most of the window, and all of it when slides and panel are folded away', async () => {
  await page.viewport(1440, 900);
  const { tab } = renderEditor(words);
  await expect.element(stage.getByRole('button', { name: 'Words' })).toBeVisible();
  await expect.poll(widthOf).toBeGreaterThanOrEqual(0.6 * 1440);
  const before = widthOf();
  const slides = page.getByRole('navigation', { name: 'Slides' });
  await page.getByRole('button', { name: 'Hide or show the slides' }).click();
  await expect.element(slides).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}\\{/Control}');
  await expect.element(page.getByRole('textbox', { name: 'Slide title' })).not.toBeInTheDocument();
  await expect.poll(widthOf).toBeGreaterThan(before);
  await userEvent.keyboard('{Control>}\\{/Control}');
  await expect.element(slides).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Slide title' })).toBeVisible();
  tab.discard();
});

it('keeps all of the stage in sight on a phone, also while a panel is open', async () => {
  await page.viewport(390, 844);
  const { tab, layer } = renderEditor(words);
  await expect.element(stage.getByRole('button', { name: 'Words' })).toBeVisible();
  const isWhole = () => {
    const { top, bottom, left, right } = stage.element().getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, bottom - 4);
    return top >= 0 && bottom <= innerHeight && stage.element().contains(middle);
  };
  await expect.poll(isWhole).toBe(true);
  await expect.element(page.getByRole('tab', { name: 'Style' })).not.toBeInTheDocument();
  await layer('Words').click();
  await page.getByRole('button', { name: 'Style', exact: true }).click();
  await expect.element(page.getByRole('tab', { name: 'Style' })).toBeVisible();
  await expect.poll(isWhole).toBe(true);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect.element(page.getByRole('tab', { name: 'Style' })).not.toBeInTheDocument();
  tab.discard();
});

it('asks for the menu when a finger rests, and not when it moves on', async () => {
  const { tab } = renderEditor(words);
  await expect.element(stage.getByRole('button', { name: 'Words' })).toBeVisible();
  const asked: Event[] = [];
  const note = (event: Event) => asked.push(event);
  addEventListener('contextmenu', note);
  const finger = {
    pointerType: 'touch',
    isPrimary: true,
    bubbles: true,
    clientX: 700,
    clientY: 300,
  };
  const room = stage.element();
  room.dispatchEvent(new PointerEvent('pointerdown', finger));
  room.dispatchEvent(new PointerEvent('pointermove', { ...finger, clientX: 740 }));
  room.dispatchEvent(new PointerEvent('pointerup', finger));
  room.dispatchEvent(new PointerEvent('pointerdown', finger));
  await expect.poll(() => asked).toHaveLength(1);
  removeEventListener('contextmenu', note);
  tab.discard();
});
