import { type Item, posterSize } from '@reelwright/movie';
import { inkOn } from '../../theme/ink-on.ts';
import { type Box, itemIn, roundedItem, textOf } from '../film-parts.ts';

/** Spec: a thumbnail is 1280 × 720. */
export const thumbnailSize = posterSize;
const { width, height } = thumbnailSize;
/** A picture stands; how long does not matter. */
export const thumbnailSeconds = 5;
const seconds = thumbnailSeconds;

interface LookRequest {
  readonly words: string;
  readonly color: string;
}

export interface ThumbnailLook {
  readonly id: string;
  readonly label: string;
  /** Where the picture is, if not everywhere. */
  readonly picture?: Box;
  /** What lies over the picture, from the back to the front. */
  readonly items: (request: LookRequest) => readonly Item[];
}

interface Lettering {
  readonly family: string;
  readonly size: number;
  readonly color: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly more?: Parameters<typeof itemIn>[4];
}

function lettering(
  words: string,
  box: Box,
  { family, size, color, align = 'center', more = {} }: Lettering,
): Item {
  return itemIn('words', 'text', box, seconds, {
    text: textOf(words, align),
    font: { family, size, fit: true, color, styles: ['bold'] },
    ...more,
  });
}

const filled = (id: string, box: Box, fill: string) =>
  itemIn(id, 'image', box, seconds, {
    bg: fill.includes('gradient(')
      ? { type: 'gradient', gradient: fill }
      : { type: 'color', color: fill },
  });

const everywhere: Box = { x: 0, y: 0, width, height };
const hardShadow = { enabled: 'text', thickness: 10, distance: 4, color: '#000000cc' } as const;
const outlined = { enabled: true, color: '#000000', thickness: 3 } as const;
const loud = (words: string) => words.toLocaleUpperCase();

/** How words stand on a thumbnail. Ids are permanent. */
export const thumbnailLooks: readonly ThumbnailLook[] = [
  {
    id: 'side',
    label: 'Big at the side',
    items: ({ words, color }) => [
      filled(
        'shade',
        { x: 0, y: 0, width: 960, height },
        'linear-gradient(90deg, rgba(0,0,0,0.85) 0%, rgba(0,0,0,0.6) 55%, rgba(0,0,0,0) 100%)',
      ),
      filled('bar', { x: 0, y: 0, width: 24, height }, color),
      lettering(
        loud(words),
        { x: 50, y: 40, width: 760, height: 640 },
        { family: 'Anton', size: 190, color: '#ffffff', align: 'left' },
      ),
    ],
  },
  {
    id: 'shout',
    label: 'Outlined',
    items: ({ words, color }) => [
      filled('shade', everywhere, 'rgba(0,0,0,0.18)'),
      lettering(
        loud(words),
        { x: 30, y: 300, width: 1220, height: 400 },
        {
          family: 'Luckiest Guy',
          size: 190,
          color,
          more: { outline: outlined, shadow: hardShadow },
        },
      ),
    ],
  },
  {
    id: 'banner',
    label: 'Banner',
    items: ({ words, color }) => [
      filled('bar', { x: 0, y: 480, width, height: 240 }, color),
      lettering(
        words,
        { x: 20, y: 485, width: 1240, height: 230 },
        { family: 'Montserrat', size: 110, color: inkOn(color) },
      ),
    ],
  },
  {
    id: 'panel',
    label: 'Panel',
    picture: { x: 560, y: 0, width: 720, height },
    items: ({ words, color }) => [
      filled('panel', { x: 0, y: 0, width: 600, height }, color),
      lettering(
        words,
        { x: 20, y: 40, width: 560, height: 640 },
        { family: 'Archivo Black', size: 120, color: inkOn(color), align: 'left' },
      ),
    ],
  },
  {
    id: 'card',
    label: 'Card',
    items: ({ words, color }) => [
      roundedItem('card', { x: 150, y: 190, width: 980, height: 340 }, seconds, {
        radius: 40,
        fill: '#ffffff',
      }),
      roundedItem('mark', { x: 560, y: 480, width: 160, height: 14 }, seconds, {
        radius: 7,
        fill: color,
      }),
      lettering(
        words,
        { x: 170, y: 200, width: 940, height: 280 },
        { family: 'Poppins', size: 110, color: '#111111' },
      ),
    ],
  },
  {
    id: 'frame',
    label: 'Frame',
    items: ({ words, color }) => [
      filled(
        'shade',
        { x: 0, y: 280, width, height: 440 },
        'linear-gradient(180deg, rgba(0,0,0,0) 0%, rgba(0,0,0,0.82) 70%)',
      ),
      ...[
        { x: 0, y: 0, width, height: 22 },
        { x: 0, y: height - 22, width, height: 22 },
        { x: 0, y: 0, width: 22, height },
        { x: width - 22, y: 0, width: 22, height },
      ].map((side, index) => filled(`side-${index}`, side, color)),
      lettering(
        loud(words),
        { x: 40, y: 370, width: 1200, height: 310 },
        { family: 'Oswald', size: 140, color: '#ffffff' },
      ),
    ],
  },
  {
    id: 'badge',
    label: 'Badge',
    items: ({ words, color }) => [
      roundedItem(
        'badge',
        { x: 40, y: 40, width: 620, height: 300 },
        seconds,
        { radius: 30, fill: color },
        { angle: -4 },
      ),
      lettering(
        words,
        { x: 50, y: 50, width: 600, height: 280 },
        { family: 'Archivo Black', size: 110, color: inkOn(color), more: { angle: -4 } },
      ),
    ],
  },
  {
    id: 'middle',
    label: 'In the middle',
    items: ({ words, color }) => [
      filled('shade', everywhere, 'rgba(10,10,16,0.55)'),
      filled('line', { x: 540, y: 590, width: 200, height: 12 }, color),
      lettering(
        words,
        { x: 60, y: 110, width: 1160, height: 470 },
        { family: 'Montserrat', size: 140, color: '#ffffff' },
      ),
    ],
  },
];
