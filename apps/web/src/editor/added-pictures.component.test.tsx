import { changeItems, type Item, newTextItem } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderEditor } from '../testing/render-editor.tsx';
import { gridItems, photoGrids } from './grids/photo-grids.ts';
import { wordsBox } from './text/words-box.ts';

const sea = {
  ident: 'sea',
  type: 'image',
  url: '/library/sample/sea.webp',
  title: 'The sea',
  source: 'builtin',
  thumbnail: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  width: 1600,
  height: 900,
};
const title = { ...newTextItem('words'), text: 'Lighthouses of Brittany' };

function answerPictures(): void {
  answerCalls({
    '/api/members/library': () => [],
    '/api/queries/media-sources': () => [
      { value: 'builtin', label: 'Built-in pictures', type: 'image', description: '', pro: false },
    ],
    '/api/queries/related-keywords': () => [],
    '/api/queries/media-search': () => [sea],
  });
}

async function useTheSea(): Promise<void> {
  await page.getByRole('button', { name: 'The sea' }).first().click();
  await page.getByRole('button', { name: 'Use selected (1)' }).click();
}

function covers(picture: Item, text: Item): boolean {
  const words = wordsBox(text);
  return (
    picture.x < words.x + words.width &&
    words.x < picture.x + picture.width * picture.scaleX &&
    picture.y < words.y + words.height &&
    words.y < picture.y + picture.height * picture.scaleY
  );
}

it('puts a picture beside the words, calls it by its title, and Tidy up uncovers words again', async () => {
  answerPictures();
  const { tab, itemsNow, layer } = renderEditor(title);
  await expect.element(layer('Lighthouses of Brittany')).toBeVisible();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await useTheSea();
  await expect.element(layer('The sea')).toBeVisible();
  const now = () => {
    const picture = itemsNow().find(({ type }) => type === 'image');
    const text = itemsNow().find(({ type }) => type === 'text');
    if (!picture || !text) throw new Error('Something went missing');
    return [picture, text] as const;
  };
  expect(covers(...now())).toBe(false);
  expect(now()[0].width).toBeGreaterThan(700);

  // One undo takes the picture away and puts the words back where they were.
  tab.undo();
  expect(itemsNow()).toEqual([title]);
  tab.redo();

  const [{ id }] = now();
  const fields = { x: 500, y: now()[1].y - 200 };
  tab.edit(changeItems, { slideId: 's', itemIds: [id], fields });
  expect(covers(...now())).toBe(true);
  await page.getByRole('button', { name: 'Tidy up' }).first().click();
  await expect.poll(() => covers(...now())).toBe(false);
  tab.discard();
});

it('fills the empty frames of a grid first', async () => {
  answerPictures();
  const two = photoGrids.find(({ id }) => id === 'two');
  if (!two) throw new Error('There is no such grid');
  const frames = gridItems(two, { id: 's', items: [] }, { width: 1920, height: 1080 });
  const { tab, itemsNow, layer } = renderEditor(...frames);
  await expect.element(layer('Picture 1')).toBeVisible();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  // Nothing says what the film is about, so ideas are offered.
  await page.getByRole('button', { name: 'nature', exact: true }).click();
  await useTheSea();
  await expect.poll(() => itemsNow().map(({ url }) => url)).toEqual([sea.url, undefined]);
  expect(itemsNow()[0]).toMatchObject({ name: 'The sea', width: frames[0]?.width });
  tab.discard();
});

it('selects nothing when the card of the open slide is clicked, and has music under Audio', async () => {
  answerCalls({ '/api/members/library': () => [], '/api/members/music': () => [] });
  const { tab, layer } = renderEditor(title);
  await layer('Lighthouses of Brittany').click();
  const selection = page.getByRole('region', { name: 'Selection' });
  await expect.element(selection).toBeVisible();
  await page.getByRole('button', { name: /^Slide #1/ }).click();
  await expect.element(selection).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Audio', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Music track' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Movie settings' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  tab.discard();
});
