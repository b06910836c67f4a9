import type { Item, ProjectData } from '@reelwright/movie';
import {
  type Box,
  filmOf,
  itemIn,
  roundedItem,
  shapedItem,
  textOf,
} from '../../../tools/film-parts.ts';

export interface BannerSize {
  readonly id: string;
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

/** The sizes that sites have places for. */
export const bannerSizes: readonly BannerSize[] = [
  { id: 'leaderboard', label: 'Leaderboard', width: 728, height: 90 },
  { id: 'rectangle', label: 'Rectangle', width: 300, height: 250 },
  { id: 'skyscraper', label: 'Skyscraper', width: 160, height: 600 },
  { id: 'card', label: 'Link card', width: 1200, height: 628 },
  { id: 'square', label: 'Square post', width: 1080, height: 1080 },
];

/** A banner stands; how long does not matter. */
export const bannerSeconds = 5;
const colours = { dark: '#26245e', bright: '#5b5bd6', paper: '#ffffff' } as const;
const words = 'One keyword in. A finished video out.';
const button = 'Try it free';

/** The brand mark: three frames that make a play sign, on the square in which the stage reads paths. */
const brandFrames = [
  'M7.19 5.31L7.19 7.5L10.69 7.5Z',
  'M7.19 9.13L12.75 9.13L14.19 10L12.75 10.88L7.19 10.88Z',
  'M7.19 12.5L7.19 14.69L10.69 12.5Z',
].join('');

/** A banner as a movie that stands still: what draws films draws it. */
export function bannerMovie(size: BannerSize): ProjectData {
  const { width, height } = size;
  return filmOf({
    title: `Banner ${width}x${height}`,
    size: { width, height },
    seconds: bannerSeconds,
    ground: `linear-gradient(135deg, ${colours.dark} 0%, ${colours.bright} 100%)`,
    items: width / height > 3 ? row(width, height) : column(width, height),
  });
}

/** Mark, words and button side by side. */
function row(width: number, height: number): Item[] {
  const gap = Math.round(height * 0.2);
  const mark = height - 2 * gap;
  const pill = { width: Math.round(width * 0.2), height: Math.round(height * 0.46) };
  const left = gap + mark + gap;
  const right = width - gap - pill.width;
  return [
    ...markIn({ x: gap, y: gap, width: mark, height: mark }),
    written('words', words, {
      box: { x: left, y: gap / 2, width: right - gap - left, height: height - gap },
      size: Math.round(height * 0.34),
      color: colours.paper,
      align: 'left',
    }),
    ...buttonIn({ x: right, y: (height - pill.height) / 2, ...pill }),
  ];
}

/** Mark, words and button below each other. */
function column(width: number, height: number): Item[] {
  const gap = Math.round(Math.min(width, height) * 0.09);
  const mark = Math.round(Math.min(width, height) * 0.22);
  const pillWidth = Math.min(width - 2 * gap, Math.round(Math.max(width * 0.42, 130)));
  const pill = { width: pillWidth, height: Math.round(pillWidth * 0.27) };
  const top = gap + mark + gap / 2;
  const bottom = height - gap - pill.height;
  return [
    ...markIn({ x: (width - mark) / 2, y: gap, width: mark, height: mark }),
    written('words', words, {
      box: { x: gap, y: top, width: width - 2 * gap, height: bottom - gap / 2 - top },
      size: Math.round(Math.min(width, height) * 0.13),
      color: colours.paper,
      align: 'center',
    }),
    ...buttonIn({ x: (width - pill.width) / 2, y: bottom, ...pill }),
  ];
}

interface Written {
  readonly box: Box;
  readonly size: number;
  readonly color: string;
  readonly align: 'left' | 'center';
}

function written(id: string, text: string, { box, size, color, align }: Written): Item {
  return itemIn(id, 'text', box, bannerSeconds, {
    text: textOf(text, align),
    font: { family: 'Poppins', size, fit: true, color, styles: ['bold'] },
  });
}

function markIn(box: Box): Item[] {
  return [
    roundedItem('mark-ground', box, bannerSeconds, {
      radius: box.width * 0.28,
      fill: colours.paper,
    }),
    shapedItem('mark', box, bannerSeconds, { path: brandFrames, fill: colours.bright }),
  ];
}

function buttonIn(box: Box): Item[] {
  return [
    roundedItem('button', box, bannerSeconds, { radius: box.height / 2, fill: colours.paper }),
    written('button-words', button, {
      box: { ...box, y: box.y + box.height * 0.08, height: box.height * 0.84 },
      size: Math.round(box.height * 0.44),
      color: colours.dark,
      align: 'center',
    }),
  ];
}
