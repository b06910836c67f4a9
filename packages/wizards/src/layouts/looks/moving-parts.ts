/** Parts of things that turn by themselves: wheels of what drives, hands of clocks. */
import type { DraftItem } from '@reelwright/pictures';
import { circlePath, shapeItem } from '../shapes.ts';
import { handPath, spokesPath, ticksPath } from './spinning-paths.ts';

interface MovingPart {
  readonly path: string;
  readonly color: string;
  /** Its middle and its side, as shares of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly stay?: { readonly effect: string; readonly duration: number };
}

const rolls = { effect: 'wheel', duration: 5000 };

const hub = (x: number, y: number, side: number): MovingPart => ({
  path: spokesPath(5, 0.16),
  color: 'rgba(52,30,70,0.85)',
  x,
  y,
  side,
  stay: rolls,
});
const spokes = (x: number, y: number, side: number): MovingPart => ({
  path: spokesPath(9, 0.035),
  color: '#857c9c',
  x,
  y,
  side,
  stay: rolls,
});

/** A clean face over the one that is drawn, and two hands that go round. */
function clock(x: number, y: number, side: number, face: string): readonly MovingPart[] {
  const goes = (seconds: number) => ({ effect: 'spin-around', duration: seconds * 1000 });
  return [
    { path: circlePath, color: face, x, y, side },
    { path: ticksPath, color: '#8d7fa6', x, y, side: side * 0.94 },
    { path: handPath(0.052, 0.5), color: '#2a1b45', x, y, side: side * 0.92, stay: goes(54) },
    { path: handPath(0.034, 0.74), color: '#f23a5c', x, y, side: side * 0.92, stay: goes(4.5) },
    { path: circlePath, color: '#2a1b45', x, y, side: side * 0.12 },
  ];
}

const partsOf: Readonly<Record<string, readonly MovingPart[]>> = {
  automobile: [hub(0.264, 0.795, 0.115), hub(0.732, 0.795, 0.115)],
  tractor: [hub(0.236, 0.8, 0.11), hub(0.764, 0.727, 0.15)],
  motorcycle: [hub(0.205, 0.795, 0.11), hub(0.8, 0.795, 0.11)],
  bicycle: [spokes(0.236, 0.764, 0.27), spokes(0.764, 0.764, 0.27)],
  'alarm-clock': clock(0.514, 0.523, 0.42, '#eadff2'),
  stopwatch: clock(0.5, 0.59, 0.52, '#e4d8ec'),
  'mantelpiece-clock': clock(0.5, 0.404, 0.54, '#eee4f4'),
  'twelve-oclock': clock(0.5, 0.5, 0.66, '#dddbe0'),
  'ten-oclock': clock(0.5, 0.5, 0.66, '#dddbe0'),
};

/** Sails and blades are drawings of their own (library/objects); where their middle is, and how long they take for a turn. */
interface Turning {
  readonly x: number;
  readonly y: number;
  readonly seconds: number;
}

const turningOf: Readonly<Record<string, Turning>> = {
  windmill: { x: 0.5, y: 23 / 64, seconds: 11 },
  'wind-turbine': { x: 0.5, y: 24 / 64, seconds: 7 },
  'electric-fan': { x: 0.5, y: 25 / 64, seconds: 2.2 },
};

/** All that are named here; a test of the library looks for their drawings. */
export const objectsWithParts: readonly string[] = [
  ...Object.keys(partsOf),
  ...Object.keys(turningOf),
];

export const objectsThatTurn: readonly string[] = Object.keys(turningOf);

/** A thing with its parts, which go along with it; a thing without any is as it was. */
export function withMovingParts(item: DraftItem, object: string): DraftItem {
  const name = object.replace(/--.*$/, '');
  const turning = turningOf[object];
  // The edge of a sticker goes around all of it.
  if (turning && item.url && !item.url.includes('edge=')) return withTurning(item, name, turning);
  const parts = partsOf[name];
  const { width = 0, height = 0, timing } = item;
  if (!parts || item.type !== 'image' || !timing) return item;
  const { id, ident, url, scale, effects, ...place } = item;
  // Drawings are square, and stand in the middle of their box.
  const square = Math.min(width, height);
  const [left, top] = [(width - square) / 2, (height - square) / 2];
  const time = { start: timing.startTime, end: timing.endTime };
  return {
    ...place,
    id,
    type: 'group',
    ...(effects && { effects }),
    children: [
      {
        id: `${id}-thing`,
        type: 'image',
        ...(ident && { ident }),
        ...(url && { url }),
        ...(scale && { scale }),
        x: 0,
        y: 0,
        width,
        height,
        scaleX: 1,
        scaleY: 1,
        timing,
      },
      ...parts.map(({ path, color, x, y, side, stay }, at) => {
        const px = side * square;
        return shapeItem(
          `${id}-part-${at}`,
          {
            x: left + x * square - px / 2,
            y: top + y * square - px / 2,
            width: px,
            height: px,
          },
          path,
          color,
          time,
          stay && { effects: { stay } },
        );
      }),
    ],
  };
}

/** What stands, and before it what turns around its own middle. */
function withTurning(item: DraftItem, name: string, { x, y, seconds }: Turning): DraftItem {
  const { width = 0, height = 0, timing } = item;
  if (item.type !== 'image' || !timing) return item;
  const { id, ident, url = '', scale, effects, ...place } = item;
  const square = Math.min(width, height);
  const part = (of: 'still' | 'turning', box: Pick<DraftItem, 'x' | 'y'>): DraftItem => ({
    id: `${id}-${of}`,
    type: 'image',
    ...(ident && { ident }),
    url: url.replace(`/${name}.`, `/${name}-${of}.`),
    ...(scale && { scale }),
    ...box,
    width,
    height,
    scaleX: 1,
    scaleY: 1,
    timing,
    ...(of === 'turning' && {
      effects: { stay: { effect: 'spin-around', duration: seconds * 1000 } },
    }),
  });
  return {
    ...place,
    id,
    type: 'group',
    ...(effects && { effects }),
    children: [
      part('still', { x: 0, y: 0 }),
      part('turning', { x: (x - 0.5) * square, y: (y - 0.5) * square }),
    ],
  };
}
