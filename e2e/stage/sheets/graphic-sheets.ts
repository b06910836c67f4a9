import { itemIn, sampleMovie } from '../sample-movie.ts';
import type { Sheet, SheetRow } from './sheet.ts';

const middle = { x: 210, y: 120, width: 1500, height: 840 };
const timing = { startTime: 0, endTime: 6 };
const whileItGrows = [0, 0.5, 1, 3];

function graphicRow(
  label: string,
  graphic: object,
  {
    moments = whileItGrows,
    place = middle,
    more = {},
  }: { moments?: readonly number[]; place?: typeof middle; more?: object } = {},
): SheetRow {
  const item = itemIn(place, { type: 'image', graphic, timing, ...more });
  return { label, moments, movie: sampleMovie([{ items: [item], duration: 6 }]) };
}

const labels = ['Spring', 'Summer', 'Autumn', 'Winter'];
const chart = {
  kind: 'chart',
  labels,
  series: [{ name: 'Visitors', values: [120, 340, 260, 90] }],
};
const two = [
  { name: 'Last year', values: [12.5, 30, 22, 8] },
  { name: 'This year', values: [18, 41.5, 27, -6] },
];
const rows = [
  ['Plan', 'Projects', 'Price'],
  ['Free', '3', '$0'],
  ['Studio', '50', '$19'],
  ['Agency', 'as many as you like', '$1,290'],
];
const still = { moments: [1] };
/** Of a German film: 1.234,5 instead of 1,234.5. */
const germanRow: SheetRow = {
  label: 'numbers of a German film',
  moments: [3],
  movie: {
    ...sampleMovie([
      {
        duration: 6,
        items: [
          itemIn(
            { x: 120, y: 120, width: 1000, height: 840 },
            {
              id: 'chart',
              type: 'image',
              timing,
              graphic: { ...chart, series: [{ name: '', values: [1234.5, 3400, 2600.4, 900] }] },
            },
          ),
          itemIn(
            { x: 1200, y: 400, width: 640, height: 240 },
            { id: 'count', type: 'image', timing, graphic: { kind: 'counter', to: 1_250_000 } },
          ),
        ],
      },
    ]),
    language: 'de',
  },
};
const small = { x: 160, y: 140, width: 360, height: 320 };

const shapesOnOneSlide: SheetRow = {
  label: 'shapes, with and without a stroke',
  moments: [1],
  movie: sampleMovie([
    {
      duration: 6,
      items: [
        'rectangle',
        'ellipse',
        'star',
        'speech',
        'heart',
        'arrow',
        'cloud',
        'unheard-of',
      ].map((shape, index) =>
        itemIn(
          { ...small, x: 60 + (index % 4) * 460, y: 90 + Math.floor(index / 4) * 480 },
          {
            id: `shape-${shape}`,
            type: 'image',
            timing,
            graphic: { kind: 'shape', shape, strokeWidth: index % 2 ? 16 : 0, corner: 0.4 },
          },
        ),
      ),
    },
  ]),
};

const lineRows = [
  { bend: 'straight', end: 'arrow' },
  { bend: 'straight', start: 'bar', end: 'triangle', dash: 'dashed', color: '#d64545' },
  { bend: 'curve', start: 'dot', end: 'triangle', color: '#5b5bd6', strokeWidth: 16 },
  { bend: 'elbow', start: 'dot', end: 'arrow', dash: 'dotted' },
].map((line) =>
  graphicRow(
    `line ${Object.values(line).slice(0, 3).join(', ')}`,
    { kind: 'line', growSeconds: 1, ...line },
    { moments: [0.3, 0.6, 2], place: { x: 300, y: 300, width: 1300, height: 480 } },
  ),
);

const way = [
  { at: 0.5, x: -0.4, opacity: 0.2 },
  { at: 2, x: 0.1, y: -0.3, scaleX: 1.5, scaleY: 1.5, turnDeg: 30, easing: 'out-back' },
  { at: 4, y: 0.3, scaleX: 0.6, scaleY: 0.6, easing: 'linear' },
];
const keyedMoments = [0, 1.2, 2, 3.1];
const words = '<p>Goes its <b>way</b></p>';

function keyedRow(label: string, item: object): SheetRow {
  const placed = itemIn(
    { x: 560, y: 340, width: 800, height: 400 },
    {
      type: 'image',
      timing,
      keyframes: way,
      ...item,
    },
  );
  return { label, moments: keyedMoments, movie: sampleMovie([{ items: [placed], duration: 6 }]) };
}

const keyedRows = [
  keyedRow('a picture on its way', { url: 'landscape.png', angle: 10 }),
  keyedRow('a picture with a shadow on its way', {
    url: 'landscape.png',
    shadow: { enabled: 'cut-out', thickness: 8, distance: 6, color: '#0008' },
    effects: { in: { effect: 'fade-in-up', duration: 900 } },
  }),
  keyedRow('words on their way', { type: 'text', text: words }),
  keyedRow('words that come letter by letter meanwhile', {
    type: 'text',
    text: words,
    effects: { in: { effect: 'fade-in-up', duration: 600 }, break: 'chars' },
  }),
  keyedRow('a group on its way', {
    type: 'group',
    children: [
      itemIn(
        { x: 0, y: 0, width: 500, height: 400 },
        { type: 'image', url: 'portrait.png', timing },
      ),
      itemIn({ x: 400, y: 200, width: 400, height: 200 }, { type: 'text', text: words, timing }),
    ],
  }),
];

const colorful = [
  { at: 0.5 },
  { at: 2, tint: { color: '#d64545', strength: 70 }, textColor: '#d64545' },
  { at: 4, tint: { color: '#2e9e6b', strength: 100 }, textColor: '#2e9e6b', easing: 'linear' },
];
const curved = [
  { at: 0, x: -0.5 },
  { at: 4, x: 0.5, bend: { x: 0, y: -0.8 }, easing: 'linear' },
];

const changingRows = [
  keyedRow('a picture that changes its colour', { url: 'landscape.png', keyframes: colorful }),
  keyedRow('words that change theirs', { type: 'text', text: words, keyframes: colorful }),
  keyedRow('words with marks and an effect that change theirs', {
    type: 'text',
    text: '<p>Goes <span style="background-color:#ffe08a">its way</span></p>',
    keyframes: colorful,
    effects: { in: { effect: 'blur-in', duration: 900 }, break: 'chars', effect: 'underline' },
  }),
  keyedRow('a way that bends', { url: 'landscape.png', keyframes: curved }),
];

const follower = { type: 'image', url: 'landscape.png', timing, x: 0, y: 0 };
const followedRow: SheetRow = {
  label: 'a blur behind words that go their way',
  moments: keyedMoments,
  movie: sampleMovie([
    {
      duration: 6,
      items: [
        itemIn({ x: 0, y: 0, width: 1920, height: 1080 }, { ...follower, id: 'picture' }),
        itemIn(
          { x: 0, y: 0, width: 10, height: 10 },
          {
            ...follower,
            id: 'blur',
            filters: { enabled: true, blur: 45 },
            behind: { textId: 'words', pictureId: 'picture', width: 1600, height: 900 },
          },
        ),
        itemIn(
          { x: 560, y: 340, width: 800, height: 300 },
          { id: 'words', type: 'text', text: words, timing, keyframes: curved },
        ),
      ],
    },
  ]),
};

const drawnRow = graphicRow(
  'a line that was drawn by hand',
  {
    kind: 'line',
    bend: 'drawn',
    growSeconds: 1,
    strokeWidth: 24,
    end: 'arrow',
    color: '#d64545',
    points: [0, 0.5, 0.1, 0.1, 0.25, 0, 0.35, 0.4, 0.3, 0.9, 0.5, 1, 0.7, 0.6, 1, 0.2],
  },
  { moments: [0.3, 0.6, 2] },
);

/** Things that are drawn from their data, and things that go a way of their own. */
export const graphicSheets: readonly Sheet[] = [
  {
    name: 'graphics',
    columns: 2,
    cellWidth: 240,
    rows: [
      graphicRow('columns', chart),
      graphicRow('columns of two years, some below zero', { ...chart, series: two, after: '%' }),
      graphicRow('bars', { ...chart, form: 'bars', before: '$' }),
      graphicRow('bars of two years, without numbers', {
        ...chart,
        form: 'bars',
        series: two,
        showValues: false,
      }),
      graphicRow('a line', { ...chart, form: 'line' }),
      graphicRow('two lines, without a grid', {
        ...chart,
        form: 'line',
        series: two,
        showGrid: false,
      }),
      graphicRow('a ring', { ...chart, form: 'ring' }),
      graphicRow(
        'a ring in an upright box, with a shadow',
        { ...chart, form: 'ring' },
        {
          place: { x: 610, y: 60, width: 700, height: 960 },
          more: { shadow: { enabled: 'cut-out', thickness: 8, distance: 6, color: '#0008' } },
        },
      ),
      graphicRow('a chart that comes by itself as well', chart, {
        more: { effects: { in: { effect: 'fade-in-up', duration: 800 } }, angle: 6 },
      }),
      graphicRow('a table', { kind: 'table', rows }),
      graphicRow('a table without a header', { kind: 'table', rows, hasHeader: false }, still),
      graphicRow('a number that counts', {
        kind: 'counter',
        to: 12_500,
        before: '+',
        after: ' fans',
      }),
      graphicRow('a countdown with a ring', {
        kind: 'counter',
        from: 5,
        to: 0,
        seconds: 5,
        ring: true,
      }),
      graphicRow('a clock', { kind: 'counter', form: 'clock', from: 90, to: 85, seconds: 5 }),
      graphicRow('a code', { kind: 'qr', text: 'https://example.com/coffee' }, still),
      graphicRow(
        'a code of dots, in colours',
        {
          kind: 'qr',
          text: 'https://example.com/coffee',
          isRound: true,
          color: '#31318f',
          ground: '#fff6d8',
        },
        still,
      ),
      shapesOnOneSlide,
      graphicRow('nothing in it', { kind: 'chart' }, still),
      ...lineRows,
      drawnRow,
      germanRow,
    ],
  },
  {
    name: 'keyframes',
    columns: 2,
    cellWidth: 240,
    rows: [...keyedRows, ...changingRows, followedRow],
  },
];
