import { Item } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { handOn } from '../testing/hand-on-stage.ts';
import { renderComponent } from '../testing/render-component.tsx';
import { renderEditor } from '../testing/render-editor.tsx';
import { stageAsSaved } from '../testing/stage-as-saved.ts';
import { TextSize } from './text/text-size.tsx';

const photo = Item.parse({
  id: 'photo',
  type: 'image',
  name: 'Photo',
  url: '/library/sample/sea.webp',
  x: 100,
  y: 100,
  width: 400,
  height: 300,
  scaleX: 1,
  scaleY: 1,
});
const clip = { ...photo, id: 'clip', type: 'video' as const, name: 'Clip', url: undefined };
const words = { ...photo, id: 'words', type: 'text' as const, name: 'Words', text: 'Hello' };

function openEditorWith(...items: Item[]) {
  answerCalls({ '/api/members/library': () => [] });
  return renderEditor(...items);
}

it('moves, copies and removes what is selected by the keys of the specification', async () => {
  const { tab, itemsNow, layer } = openEditorWith(photo, words);
  await layer('Photo').click();
  for (const [keys, x] of [
    ['{ArrowRight}', 101],
    ['{Shift>}{ArrowRight}{/Shift}', 106],
    ['{Control>}{ArrowRight}{/Control}', 116],
    ['{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}', 141],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.poll(() => itemsNow()[0]?.x).toBe(x);
  }
  await userEvent.keyboard('{Control>}d{/Control}');
  await expect.poll(() => itemsNow().map(({ x }) => x)).toEqual([141, 100, 166]);
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => itemsNow().length).toBe(2);
  // The one before it is selected then.
  await expect.element(page.getByRole('heading', { name: 'Words' })).toBeVisible();
  tab.discard();
});

it('plays the slide in its place until a click anywhere', async () => {
  const { tab, layer } = openEditorWith(words);
  await layer('Words').click();
  const playing = page.getByRole('img', { name: 'The slide, playing' });
  for (const keys of ['{Control>}{Enter}{/Control}', '{Control>} {/Control}']) {
    await userEvent.keyboard(keys);
    await expect.element(playing).toBeVisible();
    // A click that is listened for a moment after the keys.
    await expect
      .poll(() => {
        document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        return playing.query();
      })
      .toBeNull();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await expect.element(playing).not.toBeInTheDocument();
  }
  tab.discard();
});

it.each([
  ['0', undefined],
  ['-3', undefined],
  ['large', undefined],
  ['33.5', 33.5],
  ['9999', 2000],
])('a text size of %s becomes %s', async (typed, expected) => {
  const sizes: (number | null)[] = [];
  renderComponent(<TextSize sizePx={80} onChange={(sizePx) => sizes.push(sizePx)} />);
  const field = page.getByPlaceholder('Size');
  await userEvent.fill(field, typed);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sizes.at(-1)).toBe(expected);
});

it('gives every style its bounds', async () => {
  const look = {
    shadow: { enabled: 'box' as const, thickness: 1, color: '#aaa', distance: 1 },
    outline: { enabled: true, color: '#000', thickness: 1 },
    cover: { coverColor: '#000', coverStrength: 1 },
    bg: Item.parse({ id: 'b', type: 'image', bg: { type: 'color', tintStrength: 1 } }).bg,
  };
  const { tab, itemsNow, layer } = openEditorWith({ ...photo, ...look });
  await layer('Photo').click();
  await expect.element(page.getByRole('tab', { name: 'Style' })).toBeVisible();
  for (const section of document.querySelectorAll('details')) section.open = true;
  const photoNow = () => itemsNow()[0];
  const sliders: readonly (readonly [name: string, max: number, read: () => unknown])[] = [
    ['Softness', 20, () => photoNow()?.shadow?.thickness],
    ['Distance', 20, () => photoNow()?.shadow?.distance],
    ['Cover', 100, () => photoNow()?.cover?.coverStrength],
    ['Tint', 100, () => photoNow()?.bg?.tintStrength],
    ['Sepia', 100, () => photoNow()?.filters?.sepia],
  ];
  for (const [name, max, read] of sliders) {
    const slider = page.getByRole('slider', { name, exact: true }).first();
    await slider.element().focus();
    await userEvent.keyboard('{Home}');
    await expect.poll(read, { message: name }).toBe(0);
    await userEvent.keyboard('{End}');
    await expect.poll(read, { message: name }).toBe(max);
  }
  const [border, outline] = page.getByRole('slider', { name: 'Thickness' }).elements();
  border?.focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => photoNow()?.border?.thickness).toBe(10);
  outline?.focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => photoNow()?.outline?.thickness).toBe(3);
  await expect.element(page.getByLabelText('Cover color', { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('Tint color', { exact: true })).toBeVisible();
  const scale = page.getByLabelText('Scale across');
  await userEvent.fill(scale, '0.1');
  await expect.poll(() => photoNow()?.scaleX).toBe(0.1);
  await userEvent.fill(scale, '0.05');
  await userEvent.tab();
  expect(photoNow()?.scaleX).toBe(0.1);
  tab.discard();
});

it('fills letters with what lies behind them', async () => {
  const bg = Item.parse({ id: 'b', type: 'text', bg: { type: 'color', color: '#123456' } }).bg;
  const { tab, itemsNow, layer } = openEditorWith({ ...words, bg });
  await layer('Words').click();
  for (const section of document.querySelectorAll('details')) section.open = true;
  await page.getByLabelText('Fill it with its background').click();
  await expect.poll(() => itemsNow()[0]?.mask).toEqual({ type: 'bg_mask' });
  tab.discard();
});

it('sets a font by its own name and one style for all words', async () => {
  const { tab, itemsNow, layer } = openEditorWith(words);
  await layer('Words').click();
  const font = page.getByRole('combobox', { name: 'Font' });
  await font.click();
  await userEvent.fill(font, 'House Sans');
  await page.getByRole('option', { name: '“House Sans”' }).click();
  await expect.poll(() => itemsNow()[0]?.font?.family).toBe('House Sans');
  await expect
    .element(page.getByText('House Sans isn’t one of the fonts here, so it’s shown in Sen.'))
    .toBeVisible();
  await page.getByLabelText('One style for all words').click();
  await expect.poll(() => itemsNow()[0]?.singleStyle).toBe(true);
  tab.discard();
});

it('shows the looks of what is seen when a sound is selected with it, and changes only that', async () => {
  const sound = { ...photo, id: 'sound', type: 'audio' as const, name: 'Sound', url: undefined };
  const { tab, itemsNow, layer } = openEditorWith(photo, sound);
  await layer('Photo').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(page.getByRole('heading', { name: '2 items' })).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Left' }), '250');
  await expect.poll(() => itemsNow().map(({ x }) => x)).toEqual([250, 100]);
  tab.discard();
});

it('shows a clip on the slide that is open once it is there', async () => {
  const { tab } = openEditorWith({ ...clip, url: '/library/backgrounds/aurora.mp4' });
  const stage = page.getByTestId('stage');
  await expect.element(stage.getByRole('button', { name: 'Clip' })).toBeVisible();
  const canvas = stage.element().querySelector('canvas');
  const dotAt = (x: number, y: number) => {
    const scale = (canvas?.width ?? 0) / 1920;
    return canvas
      ?.getContext('2d')
      ?.getImageData(x * scale, y * scale, 1, 1)
      .data.join();
  };
  await expect.poll(() => dotAt(300, 250)).not.toBe(dotAt(1900, 1060));
  tab.discard();
});

it('makes the timeline higher and lower within its bounds, and selects nothing beside its bars', async () => {
  const { tab, layer } = openEditorWith(photo, clip, words);
  await layer('Clip').click();
  const edge = page.getByRole('separator', { name: 'Height of the timeline' });
  await edge.element().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.element(edge).toHaveAttribute('aria-valuenow', '120');
  await userEvent.keyboard('{ArrowDown}'.repeat(5));
  await expect.element(edge).toHaveAttribute('aria-valuenow', '50');
  await edge.dblClick();
  await expect.element(page.getByRole('heading', { name: 'Clip' })).toBeVisible();
  // Behind the end of the slide there is a second of nothing.
  const lanes = page.getByRole('region', { name: 'Timeline' }).getByRole('list');
  const { width } = lanes.element().getBoundingClientRect();
  await lanes.click({ position: { x: width - 20, y: 8 } });
  await expect.element(page.getByRole('heading', { name: 'Clip' })).not.toBeInTheDocument();
  tab.discard();
});

it('shows what is saved after every gesture, and changes it only then', async () => {
  const sized = { ...photo, width: 600, height: 400 };
  const title = { ...words, x: 1100, y: 300, width: 600, height: 300 };
  const { tab, itemsNow } = openEditorWith(sized, title);
  const stage = page.getByTestId('stage');
  await expect.element(stage.getByRole('button', { name: 'Photo' })).toBeVisible();
  const seen = await stageAsSaved(tab);
  await expect.poll(seen).toBe('as saved');
  const hand = handOn(stage.element());
  const gestures: readonly (readonly [name: string, does: () => Promise<unknown>])[] = [
    ['dragged', () => hand.drag([400, 300], [520, 460])],
    ['resized', () => hand.drag([820, 660], [700, 560])],
    [
      'turned with two fingers',
      () =>
        hand.pinch(
          [400, 400],
          [
            [150, 0],
            [140, 60],
          ],
        ),
    ],
    ['nudged', () => userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')],
    ['copied', () => userEvent.keyboard('{Control>}d{/Control}')],
    ['taken back', () => userEvent.keyboard('{Control>}z{/Control}')],
    [
      'typed in',
      async () => {
        await hand.doubleClick([1400, 450]);
        await userEvent.keyboard('Typed عربي 日本');
        await userEvent.keyboard('{Escape}');
      },
    ],
    ['removed', () => userEvent.keyboard('{Delete}')],
  ];
  for (const [name, does] of gestures) {
    const before = itemsNow();
    await does();
    await expect.poll(() => itemsNow(), { message: name }).not.toEqual(before);
    await expect.poll(seen, { message: name }).toBe('as saved');
  }
  tab.discard();
});

it('shows a letter in the next frame, before it is entered, and loses none', async () => {
  const { tab, itemsNow } = openEditorWith({ ...words, x: 600, y: 300, width: 700, height: 400 });
  const text = () => itemsNow()[0]?.text;
  const stage = page.getByTestId('stage');
  await expect.element(stage.getByRole('button', { name: 'Words' })).toBeVisible();
  const seen = await stageAsSaved(tab);
  await handOn(stage.element()).doubleClick([950, 500]);
  await userEvent.keyboard('ab');
  await expect.poll(text).toBe('ab');
  await expect.poll(seen).toBe('as saved');
  const firstFrame = new Promise((resolve) => {
    const look = () => requestAnimationFrame(async () => resolve([text(), await seen()]));
    addEventListener('keypress', look, { once: true });
  });
  await userEvent.keyboard('c');
  expect(await firstFrame).toEqual(['ab', expect.stringContaining('differ')]);
  await expect.poll(text).toBe('abc');
  await expect.poll(seen).toBe('as saved');
  await userEvent.keyboard('d{Backspace}e f{Enter}- g');
  await expect.poll(text).toBe('<p>abce f</p><ul><li>g</li></ul>');
  await userEvent.keyboard('h{Escape}{Control>}z{/Control}');
  await expect.poll(text).toBe('Hello');
  tab.discard();
});
