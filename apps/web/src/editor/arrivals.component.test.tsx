import { changeItem, changeSlide, Item, Slide } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ProjectTab } from '../project/project-tab.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderEditor } from '../testing/render-editor.tsx';
import { stageAsSaved } from '../testing/stage-as-saved.ts';

const photo = Item.parse({
  id: 'photo',
  type: 'image',
  name: 'Photo',
  url: '/library/sample/sea.webp',
  x: 200,
  y: 200,
  width: 800,
  height: 500,
  scaleX: 1,
  scaleY: 1,
});
const words = Item.parse({
  id: 'words',
  type: 'text',
  name: 'Words',
  text: 'Hello',
  x: 1000,
  y: 600,
  width: 700,
  height: 300,
  scaleX: 1,
  scaleY: 1,
  font: { size: 120 },
});

const change = (itemId: string, fields: Partial<Item>) => (tab: ProjectTab) =>
  tab.edit(changeItem, { slideId: 's', itemId, fields });
const behind = (background: object) => (tab: ProjectTab) => {
  const { background: parsed } = Slide.parse({ id: 's', items: [], background });
  tab.edit(changeSlide, { slideId: 's', fields: { background: parsed } });
};

/** Each needs something that nobody has fetched before. */
const changes: readonly (readonly [what: string, make: (tab: ProjectTab) => void])[] = [
  ['a part of a picture', change('photo', { zoom: 2, position: 'top left' })],
  [
    'a filter',
    change('photo', {
      filters: Item.parse({ ...photo, filters: { enabled: true, sepia: 90 } }).filters,
    }),
  ],
  ['another picture in its place', change('photo', { url: '/library/sample/dunes.webp' })],
  ['a mask', change('photo', { mask: { type: 'custom_mask', url: '/library/sample/night.webp' } })],
  [
    'a picture behind an item',
    change('words', {
      bg: Item.parse({ ...words, bg: { type: 'image', image: '/library/sample/city.webp' } }).bg,
    }),
  ],
  ['a picture behind the slide', behind({ type: 'image', image: '/library/sample/dawn.webp' })],
  ['a clip behind the slide', behind({ type: 'video', video: '/library/backgrounds/aurora.mp4' })],
  [
    'a clip in the place of a picture',
    change('photo', { type: 'video', url: '/library/backgrounds/aurora.mp4', mask: undefined }),
  ],
  ['another part of a clip', change('photo', { startTime: 2 })],
  ['a font', change('words', { font: { family: 'Anton', size: 120, styles: [], fg: 'color' } })],
];

it('shows whatever is changed as soon as it is there', async () => {
  answerCalls({ '/api/members/library': () => [] });
  const { tab } = renderEditor(photo, words);
  const stage = page.getByTestId('stage');
  await expect.element(stage.getByRole('button', { name: 'Photo' })).toBeVisible();
  const seen = await stageAsSaved(tab);
  await expect.poll(seen).toBe('as saved');
  for (const [what, make] of changes) {
    make(tab);
    await expect.poll(seen, { message: what }).toBe('as saved');
  }
  tab.discard();
});
