import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOfItem } from '../edits/group-geometry.ts';
import { Item } from '../schema/item.ts';
import { type FormatId, formatIds, videoFormats } from '../schema/movie-settings.ts';
import type { Slide } from '../schema/slide.ts';
import { fitToFormat, smallestLetters } from './fit-to-format.ts';
import { formatSafeArea } from './safe-area.ts';

const { wide, vertical } = videoFormats;

const item = (fields: object) =>
  Item.parse({ type: 'image', width: 100, height: 100, scaleX: 1, scaleY: 1, ...fields });
const slideOf = (...items: Item[]): Slide => ({ id: 's', items });
const boxOf = (one: Item | undefined) => {
  if (!one) throw new Error('nothing there');
  return boundsOfItem(one, { x: 1, y: 1 });
};

/** Things as people put them on a slide: within it, of sensible sizes, some of them turned. */
const things = fc
  .array(
    fc.record({
      type: fc.constantFrom('text', 'image', 'video', 'group'),
      x: fc.double({ min: 0, max: 0.7, noNaN: true }),
      y: fc.double({ min: 0, max: 0.8, noNaN: true }),
      width: fc.double({ min: 0.05, max: 0.3, noNaN: true }),
      height: fc.double({ min: 0.05, max: 0.2, noNaN: true }),
      angle: fc.constantFrom(0, 0, 0, 15),
      size: fc.integer({ min: 12, max: 120 }),
      words: fc.array(fc.constantFrom('a', 'film', 'in', 'every', 'FORMAT'), {
        minLength: 1,
        maxLength: 8,
      }),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((all) => ({ all }));

function madeOf({ all }: { all: readonly { [key: string]: unknown }[] }, from: FormatId): Item[] {
  const { width, height } = videoFormats[from];
  return all.map((one, at) =>
    item({
      id: `i${at}`,
      type: one.type,
      angle: one.angle,
      x: Number(one.x) * width,
      y: Number(one.y) * height,
      scaleX: (Number(one.width) * width) / 100,
      scaleY: (Number(one.height) * height) / 100,
      ...(one.type === 'text' && {
        text: (one.words as string[]).join(' '),
        font: { size: one.size },
      }),
      ...(one.type === 'group' && { children: [] }),
    }),
  );
}

/** Places are rounded to a tenth of a pixel. */
const rounding = 0.1 + 1e-6;

const pairs = fc
  .tuple(fc.constantFrom(...formatIds), fc.constantFrom(...formatIds))
  .filter(([from, to]) => from !== to);

describe('a slide fitted to another format', () => {
  it('has everything within the safe area, in its order, with nothing stretched', () => {
    fc.assert(
      fc.property(things, pairs, (made, [from, to]) => {
        const before = madeOf(made, from);
        const after = fitToFormat(slideOf(...before), videoFormats[from], videoFormats[to]).items;
        expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
        const safe = formatSafeArea(videoFormats[to]);
        for (const [at, one] of after.entries()) {
          const box = boxOf(one);
          expect(box.x).toBeGreaterThanOrEqual(safe.x - rounding);
          expect(box.y).toBeGreaterThanOrEqual(safe.y - rounding);
          expect(box.x + box.width).toBeLessThanOrEqual(safe.x + safe.width + rounding);
          expect(box.y + box.height).toBeLessThanOrEqual(safe.y + safe.height + rounding);
          const was = before[at];
          if (!was || one.type === 'text') continue;
          expect(one.scaleX / was.scaleX).toBeCloseTo(one.scaleY / was.scaleY, 6);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('has letters that can be read, where its texts stand alone', () => {
    fc.assert(
      fc.property(things, pairs, (made, [from, to]) => {
        const texts = made.all.filter(({ type, angle }) => type === 'text' && angle === 0);
        fc.pre(texts.length > 0 && texts.length <= 4);
        const before = madeOf({ all: texts }, from);
        const size = videoFormats[to];
        const after = fitToFormat(slideOf(...before), videoFormats[from], size).items;
        const least = smallestLetters * Math.min(size.width, size.height);
        for (const one of after) expect(one.font?.size).toBeGreaterThanOrEqual(least - 0.2);
      }),
      { numRuns: 300 },
    );
  });

  it('is covered by what covered it, and a group that did keeps its shape', () => {
    const picture = item({ id: 'a', x: -10, y: 0, scaleX: 19.5, scaleY: 10.8 });
    const group = item({
      id: 'b',
      type: 'group',
      scaleX: 19.2,
      scaleY: 10.8,
      children: [{ id: 'c', type: 'text', text: 'Hi', font: { size: 50 } }],
    });
    for (const id of formatIds) {
      const fitted = fitToFormat(slideOf(picture, group), wide, videoFormats[id]).items;
      for (const one of fitted) {
        const { x, y, width, height } = boxOf(one);
        expect(x).toBeLessThanOrEqual(0.1);
        expect(y).toBeLessThanOrEqual(0.1);
        expect(x + width).toBeGreaterThanOrEqual(videoFormats[id].width - 0.1);
        expect(y + height).toBeGreaterThanOrEqual(videoFormats[id].height - 0.1);
      }
      expect((fitted[1]?.scaleX ?? 0) / (fitted[1]?.scaleY ?? 1)).toBeCloseTo(19.2 / 10.8);
    }
  });

  it('has a picture above its words that was beside them', () => {
    const half = item({ id: 'photo', x: 960, y: 0, scaleX: 9.6, scaleY: 10.8 });
    const words = item({
      id: 'words',
      type: 'text',
      text: 'Coffee keeps you awake',
      font: { size: 90 },
      x: 80,
      y: 300,
      scaleX: 8,
      scaleY: 4,
    });
    const [photo, text] = fitToFormat(slideOf(half, words), wide, vertical).items;
    expect(boxOf(photo)).toMatchObject({ x: 0, width: 1080 });
    expect(boxOf(photo).y + boxOf(photo).height).toBeCloseTo(1920);
    expect(boxOf(text).y + boxOf(text).height).toBeLessThanOrEqual(boxOf(photo).y);
    expect(text?.font?.size).toBeGreaterThan(75);
  });

  it('keeps two things apart that were beside each other', () => {
    const [left, right] = [
      item({ id: 'left', x: 200, y: 300, scaleX: 6, scaleY: 5 }),
      item({ id: 'right', type: 'text', text: 'Tea calms', x: 1000, y: 300, scaleX: 7, scaleY: 4 }),
    ];
    const [above, below] = fitToFormat(slideOf(left, right), wide, vertical).items;
    expect(boxOf(above).y + boxOf(above).height).toBeLessThanOrEqual(boxOf(below).y);
  });
});
