import { Item } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { handOn } from '../testing/hand-on-stage.ts';
import { renderEditor } from '../testing/render-editor.tsx';

const photo = Item.parse({
  id: 'photo',
  type: 'image',
  name: 'Photo',
  url: '/library/sample/sea.webp',
  x: 100,
  y: 100,
  width: 600,
  height: 400,
  scaleX: 1,
  scaleY: 1,
});
const words = {
  ...photo,
  id: 'words',
  type: 'text' as const,
  name: 'Words',
  text: 'Hello',
  x: 1100,
};

async function openEditorWith(...items: Item[]) {
  answerCalls({ '/api/members/library': () => [] });
  const editor = renderEditor(...items);
  const stage = page.getByTestId('stage');
  await expect.element(stage.getByRole('button', { name: items[0]?.name ?? '' })).toBeVisible();
  return { ...editor, stage, hand: handOn(stage.element()) };
}

it('plays and pauses by Space wherever one has clicked, and leaves Space to text and to what Tab has reached', async () => {
  const { tab, layer } = await openEditorWith(photo, words);
  const playing = page.getByRole('img', { name: 'The slide, playing' });
  await layer('Photo').click();
  for (const control of [
    layer('Photo'),
    page.getByRole('tab', { name: 'Timing' }),
    page.getByRole('slider', { name: 'Playhead' }),
    page.getByRole('button', { name: /^Slide #1/ }).first(),
  ]) {
    press(control.element());
    await userEvent.keyboard(' ');
    await expect.element(playing).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(playing).not.toBeInTheDocument();
  }
  await layer('Words').click();
  press(page.getByRole('tab', { name: 'Style' }).element());
  const field = page.getByRole('textbox', { name: 'Words' });
  await field.click();
  await userEvent.keyboard('{End} there');
  await expect.element(field).toHaveValue('Hello there');
  await expect.element(playing).not.toBeInTheDocument();
  tab.discard();
});

it('opens the menu of what was clicked with the right button, and Escape closes only the menu', async () => {
  const { tab, itemsNow, layer, hand } = await openEditorWith(photo, words);
  await layer('Photo').click();
  await hand.rightClick([1300, 300]);
  await expect.element(page.getByRole('heading', { name: 'Words' })).toBeVisible();
  const entry = page.getByRole('menuitem', { name: /^Remove(?! and)/ });
  await expect.element(entry).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(entry).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Words' })).toBeVisible();
  await hand.rightClick([1300, 300]);
  await entry.click();
  await expect.poll(() => itemsNow().map(({ id }) => id)).toEqual(['photo']);
  await expect.element(entry).not.toBeInTheDocument();
  // Without a menu it selects nothing.
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('heading', { name: 'Photo' })).not.toBeInTheDocument();
  tab.discard();
});

/** A click of the mouse, also where the small window of tests has something else above it. */
function press(element: Element): void {
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1 }));
  if (element instanceof HTMLElement) {
    element.focus();
    element.click();
  }
}
