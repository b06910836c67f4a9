import { readProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { movePoint } from '../surface/matrix.ts';
import { noAssets, paperSurface } from '../testing/paper-surface.ts';
import { caretAt, caretOf } from '../text/caret-places.ts';
import { itemAt, type PickOptions } from './item-at.ts';
import { itemBoxes } from './item-boxes.ts';
import { itemText } from './item-text.ts';

const surface = paperSurface();
const box = (id: string, x: number, y: number, width: number, height: number, more = {}) => ({
  id,
  type: 'image',
  x,
  y,
  width,
  height,
  scaleX: 1,
  scaleY: 1,
  ...more,
});
const movieOf = (items: readonly object[]) =>
  readProjectData({ frames: [{ id: 'one', items }] }).data;
const boxesOf = (items: readonly object[], options = {}, seconds = 2) =>
  itemBoxes(movieOf(items), seconds, noAssets, surface, { still: true, ...options });
const pick = (items: readonly object[], x: number, y: number, options: PickOptions = {}) =>
  itemAt(boxesOf(items), { x, y }, options)?.item.id;

describe('where the items of a slide are', () => {
  it('gives the corners of what is turned and mirrored as they are drawn', () => {
    const [placed] = boxesOf([box('a', 100, 100, 200, 100, { angle: 90, flip: { x: true } })]);
    if (!placed) throw new Error('The item is missing.');
    const corner = movePoint(placed.matrix, { x: 0, y: 0 });
    expect(corner.x).toBeCloseTo(250);
    expect(corner.y).toBeCloseTo(250);
    expect(placed.bounds).toEqual({ x: 150, y: 50, width: 100, height: 200 });
  });

  it('leaves out what is not on screen, is only heard, or is hidden where hidden things do not show', () => {
    const items = [
      box('later', 0, 0, 10, 10, { timing: { startTime: 3, endTime: 4 } }),
      box('heard', 0, 0, 10, 10, { type: 'audio' }),
      box('hidden', 0, 0, 10, 10, { hide: true }),
      box('flat', 0, 0, 0, 10),
      box('seen', 0, 0, 10, 10),
    ];
    expect(boxesOf(items).map(({ item }) => item.id)).toEqual(['seen']);
    const edited = boxesOf(items, { hiddenOpacity: 0.15 });
    expect(edited.map(({ item, isHidden }) => [item.id, isHidden])).toEqual([
      ['hidden', true],
      ['seen', false],
    ]);
  });

  it('follows a motion, and stands still where nothing moves', () => {
    const items = [
      box('a', 0, 0, 100, 100, { effects: { in: { effect: 'slide-in-left', duration: 1000 } } }),
    ];
    expect(boxesOf(items, {}, 0.1)[0]?.bounds.x).toBeCloseTo(0);
    expect(boxesOf(items, { still: false }, 0.1)[0]?.bounds.x).toBeLessThan(-1);
  });

  it('places what is grouped with its group, and gives it as it is saved', () => {
    const child = box('child', 10, 20, 30, 40, { timing: { startTime: 0, endTime: 1 } });
    const group = box('group', 100, 200, 50, 50, {
      type: 'group',
      scaleX: 2,
      scaleY: 3,
      children: [child],
    });
    const [, placed] = boxesOf([group]);
    expect(placed?.bounds).toEqual({ x: 120, y: 260, width: 60, height: 120 });
    expect(placed?.groups.map(({ id }) => id)).toEqual(['group']);
    expect(placed?.item.timing.endTime).toBe(1);
  });
});

describe('the item at a point', () => {
  const back = box('back', 0, 0, 400, 400);
  const front = box('front', 100, 100, 100, 100);

  it('is the topmost one that is there', () => {
    expect(pick([back, front], 150, 150)).toBe('front');
    expect(pick([back, front], 50, 50)).toBe('back');
    expect(pick([back, front], 500, 50)).toBeUndefined();
    expect(pick([back, front], 405, 50, { slackPx: 8 })).toBe('back');
  });

  it('is found in what is turned, not in the box around it', () => {
    const turned = box('turned', 100, 100, 200, 20, { angle: 45 });
    expect(pick([turned], 200, 110)).toBe('turned');
    expect(pick([turned], 260, 60)).toBeUndefined();
    expect(pick([turned], 260, 170)).toBe('turned');
  });

  it('passes over what is locked, unless that is asked for', () => {
    const items = [back, { ...front, locked: true }];
    expect(pick(items, 150, 150)).toBe('back');
    expect(pick(items, 150, 150, { withLocked: true })).toBe('front');
  });

  it('is a group as a whole, and what is in it once the group was opened', () => {
    const inner = box('inner', 0, 0, 100, 100, {
      type: 'group',
      children: [box('leaf', 0, 0, 50, 50)],
    });
    const group = box('group', 100, 100, 300, 300, { type: 'group', children: [inner] });
    const items = [back, group];
    expect(pick(items, 120, 120)).toBe('group');
    expect(pick(items, 120, 120, { openGroupId: 'group' })).toBe('inner');
    expect(pick(items, 120, 120, { openGroupId: 'inner' })).toBe('leaf');
    // Between what is grouped one sees what lies behind.
    expect(pick(items, 350, 350)).toBe('back');
  });
});

describe('the text of an item', () => {
  const textOf = (text: string, more = {}) => {
    const [placed] = boxesOf([
      box('text', 0, 0, 500, 400, { type: 'text', text, font: { size: 40 }, ...more }),
    ]);
    const laid = placed && itemText(placed, noAssets, surface);
    if (!laid) throw new Error('The text is missing.');
    return laid;
  };
  // 500 px less twice the padding of 50; a letter is 20 px wide.
  const left = (letters: number) => (400 - letters * 20) / 2;

  it('has a caret place between all letters, where they are drawn', () => {
    const { carets, laid } = textOf('Hello');
    expect(carets.map(({ offset }) => offset)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(carets.map(({ x }) => x)).toEqual([0, 1, 2, 3, 4, 5].map((n) => left(5) + n * 20));
    expect(laid.block.lines).toHaveLength(1);
  });

  it('finds the caret at a point, and the point of a caret', () => {
    const { carets } = textOf('<p>Hello</p><p>You</p>');
    expect(caretAt(carets, { x: left(5) + 29, y: 10 })).toMatchObject({ paragraph: 0, offset: 1 });
    expect(caretAt(carets, { x: 9999, y: 60 })).toMatchObject({ paragraph: 1, offset: 3 });
    expect(caretAt(carets, { x: -5, y: 9999 })).toMatchObject({ paragraph: 1, offset: 0 });
    expect(caretOf(carets, { paragraph: 1, offset: 2 })).toMatchObject({
      line: 1,
      x: left(3) + 40,
    });
  });

  it('counts on in the next line, and once at the space where the line was broken', () => {
    const { carets } = textOf('seventeen letters wide');
    const first = carets.filter(({ line }) => line === 0).map(({ offset }) => offset);
    const second = carets.filter(({ line }) => line === 1).map(({ offset }) => offset);
    expect(first.at(-1)).toBe(17);
    expect(second[0]).toBe(18);
    expect(second.at(-1)).toBe(22);
    expect(caretOf(carets, { paragraph: 0, offset: 18 })?.line).toBe(1);
  });

  it('has a place in an empty text and in an empty paragraph', () => {
    expect(textOf('<p></p>').carets).toMatchObject([{ paragraph: 0, offset: 0, x: 200 }]);
    expect(textOf('<p>a</p><p></p>').carets.at(-1)).toMatchObject({ paragraph: 1, offset: 0 });
  });

  it('does not count the points of a list, which nobody typed', () => {
    const { carets } = textOf('<ul><li>ab</li></ul>');
    expect(carets.map(({ offset, x }) => [offset, x])).toEqual([
      [0, 40],
      [1, 60],
      [2, 80],
    ]);
  });

  it('runs from right to left where the script does, and counts emoji as two', () => {
    const arabic = textOf('سلام').carets;
    expect(arabic.map(({ offset }) => offset)).toEqual([0, 1, 2, 3, 4]);
    expect(arabic[0]?.x).toBeGreaterThan(arabic[4]?.x ?? 0);
    expect(textOf('a😀b').carets.map(({ offset }) => offset)).toEqual([0, 1, 3, 4]);
  });
});
