import { expect, it } from 'vitest';
import { Item } from '../schema/item.ts';
import { placeNewItems } from './place-new-items.ts';
import { uncoverWords } from './uncover-words.ts';

const stage = { width: 1920, height: 1080 };
const upright = { width: 1080, height: 1920 };

function item(id: string, type: string, box: readonly number[], more: object = {}): Item {
  const [x, y, width, height] = box;
  const url = type === 'text' ? undefined : `/${id}.webp`;
  return Item.parse({ id, type, url, x, y, width, height, scaleX: 1, scaleY: 1, ...more });
}
const title = item('title', 'text', [460, 490, 1000, 100]);
/** In the middle, as it is made. */
const picture = (on = stage) => {
  const [width, height] = on === stage ? [1344, 756] : [756, 425];
  const box = [(on.width - width) / 2, (on.height - height) / 2, width, height];
  return item('new', 'image', box);
};

function overlap(one: Item, other: Item): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
const isOnStage = ({ x, y, width, height }: Item, on = stage) =>
  x >= 0 && y >= 0 && x + width <= on.width && y + height <= on.height;

it('leaves a picture in the middle of an empty slide, or of one with only a ground', () => {
  const added = [picture()];
  const ground = item('ground', 'image', [0, 0, 1920, 1080]);
  expect(placeNewItems({ added, items: [], stage })).toEqual({ added, moved: [], raisedIds: [] });
  expect(placeNewItems({ added, items: [ground], stage })).toEqual({
    added,
    moved: [],
    raisedIds: [],
  });
});

it('puts a picture where there is room beside words', () => {
  const low = { ...title, y: 800 };
  const places = placeNewItems({ added: [picture()], items: [low], stage });
  const [placed] = places.added;
  if (!placed) throw new Error('Nothing was placed');
  expect(overlap(placed, low)).toBe(false);
  expect(isOnStage(placed)).toBe(true);
  expect(places.moved).toEqual([]);
  expect(placed.width / placed.height).toBeCloseTo(16 / 9, 1);
  expect(placed.x + placed.width / 2).toBeCloseTo(960, 0);
});

it.each([
  ['wide', stage],
  ['upright', upright],
])('moves a title in the middle of a %s slide aside, so that the picture is large', (_name, on) => {
  const words = { ...title, x: (on.width - 1000) / 2, y: on.height / 2 - 50 };
  const { added, moved } = placeNewItems({ added: [picture(on)], items: [words], stage: on });
  const shifted = { ...words, ...moved[0]?.frame };
  const [placed] = added;
  if (!placed) throw new Error('Nothing was placed');
  expect(overlap(placed, shifted)).toBe(false);
  expect(isOnStage(placed, on) && isOnStage(shifted, on)).toBe(true);
  expect(placed.width).toBeGreaterThan(0.7 * picture(on).width);
});

it('lets a picture lie behind words where they take all of a slide', () => {
  const long = item('long', 'text', [150, 60, 1620, 960], { locked: true });
  const places = placeNewItems({ added: [picture()], items: [long], stage });
  expect(places.raisedIds).toEqual(['long']);
  expect(places.moved).toEqual([]);
});

it('lets no words come in front that are read anyway', () => {
  const photo = item('photo', 'image', [288, 100, 1344, 756]);
  const low = { ...title, y: 920 };
  const chart = item('new', 'image', [460, 290, 1000, 500]);
  const { raisedIds, moved } = placeNewItems({ added: [chart], items: [low, photo], stage });
  expect(raisedIds).toEqual([]);
  expect(moved).toEqual([]);
});

it('puts several beside each other, and beside the words', () => {
  const three = ['a', 'b', 'c'].map((id) => ({ ...picture(), id }));
  const { added, moved } = placeNewItems({ added: three, items: [title], stage });
  const words = { ...title, ...moved[0]?.frame };
  for (const [at, one] of added.entries()) {
    expect(isOnStage(one)).toBe(true);
    for (const other of [...added.slice(at + 1), words]) expect(overlap(one, other)).toBe(false);
  }
});

it('moves what covers words beside them', () => {
  const low = { ...title, y: 700 };
  const photo = item('photo', 'image', [560, 300, 800, 450]);
  const { frames, behind } = uncoverWords([low, photo], stage);
  expect(behind).toEqual([]);
  const moved = { ...photo, ...frames[0]?.frame };
  expect(overlap(moved, low)).toBe(false);
  expect(moved.width).toBeGreaterThan(0.6 * photo.width);
});

it('sends what covers words behind them where there is no room', () => {
  const photo = item('photo', 'image', [0, 0, 1920, 1080]);
  const { frames, behind } = uncoverWords([title, photo], stage);
  expect(frames).toEqual([]);
  expect(behind).toEqual([{ itemId: 'photo', textId: 'title' }]);
});

it('moves words off a chart, as large as they are, and leaves those on a picture', () => {
  const graphic = { kind: 'chart', labels: ['a', 'b'], series: [{ name: 'n', values: [1, 2] }] };
  const chart = item('chart', 'image', [360, 184, 1200, 712], { url: undefined, graphic });
  const { frames } = uncoverWords([chart, title], stage);
  const moved = { ...title, ...frames[0]?.frame };
  expect(overlap(moved, chart)).toBe(false);
  expect(moved.width).toBe(title.width);
  const photo = item('photo', 'image', [360, 184, 1200, 712]);
  expect(uncoverWords([photo, title], stage).frames).toEqual([]);
});

it('finds nothing to do where words are read', () => {
  const photo = item('photo', 'image', [300, 300, 1300, 450]);
  const faint = {
    ...photo,
    filters: Item.parse({ ...photo, filters: { enabled: true, opacity: 20 } }).filters,
  };
  const later = { ...photo, timing: { startTime: 5, endTime: 8 } };
  for (const items of [
    [photo, title],
    [title, faint],
    [title, later],
  ])
    expect(uncoverWords(items, stage)).toEqual({ frames: [], behind: [] });
});
