import type { Path, PathCommand } from '../path/path.ts';

/** One piece of a drawn hand; pieces lie on top of each other in this order. */
export interface GesturePart {
  readonly path: Path;
  readonly fill?: string;
  readonly stroke?: { readonly color: string; readonly width: number };
}

const skin = '#f3c19d';
const shade = '#dc9f78';
const nail = '#fbe1d0';
const outline = { color: '#5b3322', width: 0.022 };
const crease = { color: '#b87552', width: 0.016 };
const cuff = '#ffffff';
const sleeve = '#31508f';
const sleeveShade = '#263f73';

/** Drawn on a grid of 100 to a hand's length. */
const hundredth = (path: Path): Path =>
  path.map((command) => {
    const [letter, ...numbers] = command;
    return [letter, ...numbers.map((number) => Number(number) / 100)] as unknown as PathCommand;
  });

const fingerShape: Path = [
  ['M', -8, 9],
  ['C', -8, -3, 8, -3, 8, 9],
  ['L', 8.5, 41],
  ['C', 9, 33.5, 21.5, 33.5, 22, 42],
  ['C', 23, 36.5, 34.5, 37, 35, 46],
  ['C', 36, 42, 46, 42.5, 46.5, 52],
  ['L', 46.5, 63],
  ['C', 46.5, 78, 42, 86, 38, 94],
  ['L', 38, 106],
  ['L', -6, 106],
  ['L', -6, 95],
  ['C', -12, 88, -17, 80, -22, 71],
  ['C', -26, 64, -31, 58, -33, 53],
  ['C', -35.5, 46.5, -28, 42, -22.5, 46.5],
  ['C', -17, 51, -12.5, 57, -8.5, 60],
  ['Z'],
];

const handShape: Path = [
  ['M', -25, 16],
  ['C', -25, 5, -12.2, 5, -12, 16],
  ['L', -11.3, 38],
  ['L', -10.8, 9],
  ['C', -10.8, -3, 2.2, -3, 2.2, 9],
  ['L', 2.7, 38],
  ['L', 3.4, 13],
  ['C', 3.4, 1.5, 16, 1.5, 16, 13],
  ['L', 16.4, 41],
  ['L', 17, 26],
  ['C', 17, 16, 28.5, 16, 28.5, 26],
  ['L', 29, 55],
  ['C', 29, 72, 25.5, 84, 21, 94],
  ['L', 21, 106],
  ['L', -21, 106],
  ['L', -21, 94],
  ['C', -26, 87, -31, 78, -37, 68],
  ['C', -41, 61, -46, 55, -48.5, 49.5],
  ['C', -51, 43, -44, 38.5, -38.5, 43],
  ['C', -33, 48, -29, 54, -25.5, 58],
  ['Z'],
];

/** A nail of this width at the tip of a finger. */
const nailAt = (x: number, top: number, half: number): Path => [
  ['M', x - half, top + 4],
  ['C', x - half, top - 0.8, x + half, top - 0.8, x + half, top + 4],
  ['L', x + half * 0.9, top + 8.5],
  ['C', x + half * 0.6, top + 10.5, x - half * 0.6, top + 10.5, x - half * 0.9, top + 8.5],
  ['Z'],
];

/** The arm is long enough to reach out of the picture. */
const arm = (left: number, right: number): readonly GesturePart[] => [
  {
    path: hundredth([
      ['M', left - 8, 116],
      ['L', right + 8, 116],
      ['L', right + 30, 900],
      ['L', left - 30, 900],
      ['Z'],
    ]),
    fill: sleeve,
    stroke: outline,
  },
  {
    path: hundredth([
      ['M', right - 6, 118],
      ['L', right + 7, 118],
      ['L', right + 28, 900],
      ['L', right + 4, 900],
      ['Z'],
    ]),
    fill: sleeveShade,
  },
];

const cuffOf = (left: number, right: number): GesturePart => ({
  path: hundredth([
    ['M', left - 3, 102],
    ['C', left + 8, 99, right - 8, 99, right + 3, 102],
    ['L', right + 6, 118],
    ['C', right - 8, 121, left + 8, 121, left - 6, 118],
    ['Z'],
  ]),
  fill: cuff,
  stroke: outline,
});

const lines = (path: Path): GesturePart => ({ path: hundredth(path), stroke: crease });

/**
 * Hands that point up and touch with the tip at 0, 0; 1 is the length of the hand. Neutral, friendly,
 * and outlined, so that they stand out from any background.
 */
export const gestureDrawings: Readonly<Record<'finger' | 'hand', readonly GesturePart[]>> = {
  finger: [
    ...arm(-6, 38),
    { path: hundredth(fingerShape), fill: skin, stroke: outline },
    {
      path: hundredth([
        ['M', 45.4, 54],
        ['L', 45.4, 63],
        ['C', 45.4, 78, 41, 86, 37, 94],
        ['L', 37, 104],
        ['L', 30, 104],
        ['C', 32, 88, 38, 78, 39, 66],
        ['Z'],
      ]),
      fill: shade,
    },
    { path: hundredth(nailAt(0, 3.4, 4.6)), fill: nail, stroke: crease },
    lines([
      ['M', 8.5, 41],
      ['C', 8.3, 48, 8.3, 52, 9, 58],
      ['M', 22, 42],
      ['C', 21.8, 48, 21.8, 53, 22.3, 59],
      ['M', 35, 46],
      ['C', 34.8, 51, 34.8, 55, 35, 60],
      ['M', 9, 58],
      ['C', 12, 62.5, 19, 62.5, 22.3, 59],
      ['C', 25, 63, 32, 63, 35, 60],
      ['C', 37, 63.5, 42, 63.5, 44.5, 61],
      ['M', -4.6, 27],
      ['C', -2, 28.4, 2, 28.4, 4.6, 27],
      ['M', -8.5, 60],
      ['C', -4, 65, -1, 71, 0, 77],
    ]),
    cuffOf(-6, 38),
  ],
  hand: [
    ...arm(-21, 21),
    { path: hundredth(handShape), fill: skin, stroke: outline },
    {
      path: hundredth([
        ['M', 27.9, 52],
        ['C', 28, 72, 24.5, 84, 20, 93],
        ['L', 20, 104],
        ['L', 13, 104],
        ['C', 14, 90, 20, 78, 21.5, 60],
        ['Z'],
      ]),
      fill: shade,
    },
    { path: hundredth(nailAt(-18.5, 10.6, 3.6)), fill: nail, stroke: crease },
    { path: hundredth(nailAt(-4.3, 3, 3.8)), fill: nail, stroke: crease },
    { path: hundredth(nailAt(9.7, 7, 3.7)), fill: nail, stroke: crease },
    { path: hundredth(nailAt(22.8, 21, 3.2)), fill: nail, stroke: crease },
    lines([
      ['M', -22, 33],
      ['C', -20, 34, -17, 34, -15, 33],
      ['M', -8, 27],
      ['C', -6, 28, -2.5, 28, -0.5, 27],
      ['M', 6.2, 30],
      ['C', 8, 31, 11.5, 31, 13.3, 30],
      ['M', 20, 40],
      ['C', 21.5, 41, 24.5, 41, 26, 40],
      ['M', -25.5, 58],
      ['C', -20, 63, -17, 70, -16, 78],
      ['M', -17, 56],
      ['C', -16, 54.5, -13, 54.5, -12, 56],
      ['M', -3, 54],
      ['C', -2, 52.5, 1, 52.5, 2, 54],
      ['M', 10, 57],
      ['C', 11, 55.5, 13.5, 55.5, 14.5, 57],
    ]),
    cuffOf(-21, 21),
  ],
};
