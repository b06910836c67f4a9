import { entrances, exits, stays, textEffects, transitions } from '@reelwright/motion';
import { overlayLooks } from '@reelwright/movie';
import { itemIn, sampleMovie } from '../sample-movie.ts';
import type { Sheet, SheetRow } from './sheet.ts';

const ground = { type: 'color', color: '#2b3d5c' };
const words = itemIn(
  { x: 160, y: 300, width: 1600, height: 480 },
  { type: 'text', text: '<p><b>Make videos<br>people love</b></p>', fg: '#fff' },
);
const picture = itemIn(
  { x: 460, y: 190, width: 1000, height: 700 },
  { type: 'image', url: 'landscape.png' },
);
const pair = (effects: object) => [
  {
    ...itemIn({ x: 80, y: 240, width: 860, height: 600 }, { type: 'image', url: 'landscape.png' }),
    effects,
  },
  {
    ...itemIn(
      { x: 1000, y: 300, width: 840, height: 480 },
      { type: 'text', text: '<b>Bold<br>words</b>', fg: '#fff' },
    ),
    effects,
  },
];

const entranceSheet: Sheet = {
  name: 'entrances',
  columns: 4,
  cellWidth: 96,
  rows: entrances.map(({ id }) => ({
    label: id,
    movie: sampleMovie([
      { background: ground, items: pair({ in: { effect: id, duration: 1000 } }) },
    ]),
    moments: [0.2, 0.5, 0.8],
  })),
};

const exitSheet: Sheet = {
  name: 'exits',
  columns: 4,
  cellWidth: 96,
  rows: exits.map(({ id }) => ({
    label: id,
    movie: sampleMovie([
      { background: ground, items: pair({ out: { effect: id, duration: 1000 } }) },
    ]),
    moments: [4.2, 4.5, 4.8],
  })),
};

const staySheet: Sheet = {
  name: 'stays',
  columns: 4,
  cellWidth: 96,
  rows: stays.map(({ id, durationMs, spansTime }) => {
    const turn = spansTime ? 5 : durationMs / 1000;
    return {
      label: id,
      movie: sampleMovie([{ background: ground, items: pair({ stay: { effect: id } }) }]),
      moments: [0.25, 0.5, 0.8].map((part) => part * turn),
    };
  }),
};

const breakSheet: Sheet = {
  name: 'letters-words-lines',
  columns: 2,
  rows: ['fade-in-up', 'zoom-in', 'rotate-in', 'blur-in', 'bounce-in', 'flip-in-x'].flatMap(
    (effect) =>
      ['chars', 'words', 'lines'].map((unit) => ({
        label: `${effect} ${unit}`,
        movie: sampleMovie([
          {
            background: ground,
            items: [
              {
                ...words,
                effects: {
                  in: { effect, duration: 700 },
                  out: { effect: effect.replace('-in', '-out'), duration: 500 },
                  break: unit,
                },
              },
            ],
          },
        ]),
        moments: [0.25, 0.6, 1.2, 4.75],
      })),
  ),
};

const effectSheet: Sheet = {
  name: 'text-effects',
  columns: 2,
  rows: textEffects.map(({ id, label }) => ({
    label,
    movie: sampleMovie([
      {
        background: ground,
        items: [
          {
            ...words,
            id: `words-${id}`,
            effects: {
              effect: label,
              in: { effect: 'none', duration: 500 },
              out: { effect: 'none', duration: 500 },
            },
          },
        ],
      },
    ]),
    moments: [0.25, 0.8, 2.5, 4.8],
  })),
};

const optionRows: SheetRow[] = [
  { effect: 'Hand', gesture: 'finger', direction: 'left' },
  { effect: 'Hand', gesture: 'hand', direction: 'top' },
  { effect: 'Scribble', underline: true },
  { effect: 'Line', color: '#ff5d8f', width: 20 },
  { effect: 'Boxed', color: '#7ae582', strokeWidth: 30 },
  { effect: 'Highlight', tapeColor: '#00bbf9' },
  { effect: 'Reveal', color: '#ef476f' },
  { effect: 'Fill', color: '#ffffff55' },
].map((effects) => ({
  label: Object.values(effects).join(' '),
  movie: sampleMovie([{ background: ground, items: [{ ...words, effects }] }]),
  moments: [0.3, 0.8, 2.5],
}));
const optionSheet: Sheet = { name: 'text-effect-options', columns: 2, rows: optionRows };

const first = {
  background: { type: 'color', color: '#ef476f' },
  items: [
    itemIn(
      { x: 260, y: 300, width: 1400, height: 480 },
      { type: 'text', text: '<b>First</b>', fg: '#fff' },
    ),
  ],
};
const second = { background: { type: 'color', color: '#118ab2' }, items: [picture] };
const transitionSheet: Sheet = {
  name: 'transitions',
  columns: 3,
  rows: transitions.map(({ id, inEffect, outEffect }) => ({
    label: id,
    movie: sampleMovie([
      { ...first, transition: { type: 'css', out: { effect: outEffect, duration: 1000 } } },
      { ...second, transition: { type: 'css', in: { effect: inEffect, duration: 1000 } } },
    ]),
    moments: [5.2, 5.5, 5.8],
  })),
};

const ink = 'ink_S0.8E1.2_D2.webm';
const clipSheet: Sheet = {
  name: 'clips-and-overlays',
  columns: 2,
  rows: [
    {
      label: 'clip between slides',
      movie: sampleMovie([first, { ...second, transition: { type: 'video', url: ink } }]),
      moments: [4.3, 4.99, 5.01, 5.7],
    },
    {
      label: 'clip over an item',
      movie: sampleMovie([{ background: ground, items: [{ ...picture, effects: { url: ink } }] }]),
      moments: [0.4, 0.9, 1.6, 4.9],
    },
    {
      label: 'video, trimmed and looped',
      movie: sampleMovie([
        {
          items: [
            itemIn(
              { x: 160, y: 190, width: 1600, height: 700 },
              { type: 'video', url: 'clip.mp4', startTime: 1, endTime: 3, loop: true },
            ),
          ],
        },
      ]),
      moments: [0, 1, 1.9, 2.5],
    },
    {
      label: 'video that ends',
      movie: sampleMovie([
        {
          items: [
            itemIn(
              { x: 160, y: 190, width: 1600, height: 700 },
              { type: 'video', url: 'clip.mp4' },
            ),
          ],
        },
      ]),
      moments: [0, 2, 3.9, 4.9],
    },
    {
      label: 'background video with a pause',
      movie: sampleMovie([{ background: { type: 'video', video: 'clip_S1E3_D4.mp4' } }]),
      moments: [0.5, 2, 4.3, 4.9],
    },
    ...overlayLooks.map((fx) => ({
      label: `overlay ${fx}`,
      movie: sampleMovie(
        [{ background: { type: 'image', image: 'landscape.png' }, items: [words] }],
        { movie: { overlay: { enabled: true, fx } } },
      ),
      moments: [0.5, 0.6, 1.4, 3],
    })),
  ],
};

export const motionSheets: readonly Sheet[] = [
  entranceSheet,
  exitSheet,
  staySheet,
  breakSheet,
  effectSheet,
  optionSheet,
  transitionSheet,
  clipSheet,
];
