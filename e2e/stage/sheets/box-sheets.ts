import { boxMotions } from '@reelwright/movie';
import { itemIn, sampleMovie } from '../sample-movie.ts';
import type { Sheet, SheetRow } from './sheet.ts';

const stage = { x: 0, y: 0, width: 1920, height: 1080 };
const ground = { type: 'color', color: '#f2d9c4' };

function boxRow(label: string, box: object, moments: readonly number[]): SheetRow {
  const item = itemIn(stage, {
    type: 'image',
    url: 'landscape.png',
    box,
    timing: { startTime: 0, endTime: 6 },
  });
  return {
    label,
    moments,
    movie: sampleMovie([{ items: [item], duration: 6, background: ground }]),
  };
}

const scrolling: SheetRow = {
  label: 'a page that scrolls',
  moments: [0, 2, 3.4, 6],
  movie: sampleMovie([
    {
      duration: 6,
      background: ground,
      items: [
        itemIn(
          { x: 360, y: 140, width: 1200, height: 800 },
          {
            type: 'image',
            url: 'portrait.png',
            scale: 'cover',
            scroll: { startTime: 1, endTime: 5 },
            timing: { startTime: 0, endTime: 6 },
          },
        ),
      ],
    },
  ]),
};

/** Boxes in space, and pictures that move through their frame. */
export const boxSheets: readonly Sheet[] = [
  {
    name: 'boxes',
    columns: 2,
    rows: [
      ...boxMotions.map((motion) =>
        boxRow(motion, { side: 'portrait.png', motion, tiltDeg: 12 }, [0, 1.1, 2.6, 4.3]),
      ),
      boxRow('a plain side, from far above', { color: '#5b5bd6', tiltDeg: 26, depth: 0.6 }, [0]),
      boxRow('wide and flat, without shadow', { ratio: 1.8, depth: 0.06, shadow: false }, [0]),
      scrolling,
    ],
  },
];
