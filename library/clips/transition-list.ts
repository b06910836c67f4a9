/** Transition overlays: a shape, the colours that follow each other, and how they fall on the picture. */
import {
  anyOrder,
  bars,
  blinds,
  brushStrokes,
  circle,
  diamond,
  doors,
  dot,
  drips,
  edge,
  everything,
  fromCorner,
  fromLeft,
  fromMiddle,
  heart,
  hexagon,
  iris,
  type Shape,
  spots,
  square,
  star,
  tiles,
  torn,
  wave,
  zigzag,
} from './engine/transition-shapes.ts';

export interface TransitionRow {
  readonly name: string;
  readonly title: string;
  readonly category: 'Wipes' | 'Shapes' | 'Liquid' | 'Light' | 'Tiles' | 'Paper';
  readonly colors: readonly string[];
  readonly shape: Shape;
  /** Each colour casts a shadow on the one before. */
  readonly shadow?: boolean;
  /** Light instead of colour: soft, bright, moving. */
  readonly light?: 'flash' | 'leak' | 'burn' | 'streaks' | 'sweep' | 'bokeh';
}

const row = (
  category: TransitionRow['category'],
  name: string,
  title: string,
  colors: readonly string[],
  shape: Shape,
  more: Pick<TransitionRow, 'shadow' | 'light'> = {},
): TransitionRow => ({ category, name, title, colors, shape, ...more });

export const transitionList: readonly TransitionRow[] = [
  row('Wipes', 'slant-coral', 'Slanted coral', ['#ffd166', '#ff8c5a', '#ef476f'], edge(20)),
  row('Wipes', 'slant-ocean', 'Slanted ocean', ['#8ce8ff', '#2f9bff', '#1b3fd6'], edge(-20)),
  row('Wipes', 'slant-ink', 'Slanted ink', ['#f4f4f5', '#71717a', '#18181b'], edge(200)),
  row('Wipes', 'rise-violet', 'Rising violet', ['#f5a8ff', '#a855f7', '#4c1d95'], edge(-90)),
  row('Wipes', 'zigzag-lime', 'Zigzag', ['#fef08a', '#84cc16', '#166534'], zigzag(0, 70)),
  row('Wipes', 'doors-slate', 'Closing doors', ['#94a3b8', '#1e293b'], doors(true)),
  row('Wipes', 'fall-gold', 'Golden fall', ['#fff3c4', '#fbbf24', '#92400e'], edge(90)),
  row('Shapes', 'circle-sun', 'Sun', ['#fde68a', '#fb923c', '#dc2626'], circle()),
  row(
    'Shapes',
    'circle-corner',
    'From the corner',
    ['#a5f3fc', '#22d3ee', '#0e7490'],
    circle([0, 1]),
  ),
  row('Shapes', 'star-burst', 'Starburst', ['#fef9c3', '#facc15', '#7c3aed'], star(8, 0.62)),
  row('Shapes', 'heart-rose', 'Heart', ['#fecdd3', '#fb7185', '#be123c'], heart),
  row(
    'Shapes',
    'hexagon-teal',
    'Hexagon',
    ['#99f6e4', '#14b8a6', '#134e4a'],
    iris(Array(6).fill(1), 0.08),
  ),
  row(
    'Shapes',
    'diamond-night',
    'Diamond',
    ['#c7d2fe', '#6366f1', '#1e1b4b'],
    iris(Array(4).fill(1)),
  ),
  row(
    'Shapes',
    'triangle-turn',
    'Turning triangle',
    ['#fbcfe8', '#ec4899', '#831843'],
    iris(Array(3).fill(1), 0.17),
  ),
  row('Liquid', 'wave-blue', 'Wave', ['#bae6fd', '#38bdf8', '#0369a1'], wave(1, 70)),
  row('Liquid', 'wave-peach', 'Soft wave', ['#ffe4d6', '#ffb088', '#f0653e'], wave(1.7, 46)),
  row('Liquid', 'drips-honey', 'Honey', ['#fde68a', '#f59e0b'], drips(90, 120, 5)),
  row('Liquid', 'drips-mint', 'Mint drops', ['#d1fae5', '#34d399', '#047857'], drips(90, 90, 8)),
  row('Liquid', 'ink-black', 'Ink', ['#111827'], spots(24, 3)),
  row('Liquid', 'ink-berry', 'Berry stains', ['#f0abfc', '#86198f'], spots(24, 11)),
  row('Liquid', 'paint-roller', 'Paint', ['#ff7849', '#ffce3a'], brushStrokes(5, 4)),
  row('Light', 'flash-white', 'White flash', ['#ffffff'], everything, { light: 'flash' }),
  row('Light', 'leak-warm', 'Warm light leak', ['#ff7a18', '#ffd9a0'], everything, {
    light: 'leak',
  }),
  row('Light', 'leak-rose', 'Rose light leak', ['#ff4d8d', '#ffd1e0'], everything, {
    light: 'leak',
  }),
  row('Light', 'film-burn', 'Film burn', ['#b91c1c', '#fff1b8'], everything, { light: 'burn' }),
  row('Light', 'streaks-cool', 'Cool streaks', ['#3b82f6', '#e0f2fe'], everything, {
    light: 'streaks',
  }),
  row('Light', 'sweep-gold', 'Golden sweep', ['#f59e0b', '#fffbeb'], everything, {
    light: 'sweep',
  }),
  row('Light', 'bokeh-dusk', 'Dusk lights', ['#7c3aed', '#fdf4ff'], everything, { light: 'bokeh' }),
  row('Tiles', 'squares-sky', 'Squares', ['#7dd3fc', '#0c4a6e'], tiles(12, square, fromLeft)),
  row(
    'Tiles',
    'squares-chance',
    'Scattered squares',
    ['#fda4af', '#9f1239'],
    tiles(14, square, anyOrder),
  ),
  row('Tiles', 'diamonds-wave', 'Diamonds', ['#d9f99d', '#3f6212'], tiles(11, diamond, fromCorner)),
  row('Tiles', 'dots-middle', 'Dots', ['#fde047', '#ea580c'], tiles(14, dot, fromMiddle)),
  row('Tiles', 'hexagons-plum', 'Honeycomb', ['#e9d5ff', '#6b21a8'], tiles(9, hexagon, fromMiddle)),
  row('Tiles', 'blinds-grey', 'Blinds', ['#e5e7eb', '#374151'], blinds(10, 0)),
  row('Tiles', 'blinds-slanted', 'Slanted blinds', ['#a7f3d0', '#065f46'], blinds(9, 30)),
  row('Tiles', 'bars-neon', 'Racing bars', ['#22d3ee', '#e879f9', '#0f172a'], bars(9, 6)),
  row('Tiles', 'columns-dusk', 'Columns', ['#fdba74', '#7c2d12'], bars(12, 9, true)),
  row('Paper', 'torn-white', 'Torn paper', ['#fffdf8'], torn(12, 2), { shadow: true }),
  row('Paper', 'torn-kraft', 'Torn kraft paper', ['#e7d3b1', '#c49a6c'], torn(-12, 7), {
    shadow: true,
  }),
  row('Paper', 'sheets-pastel', 'Sheets', ['#fde2e4', '#e2ece9', '#cddafd'], edge(4), {
    shadow: true,
  }),
  row('Paper', 'sheets-bold', 'Bold sheets', ['#ffbe0b', '#fb5607', '#3a86ff'], edge(-86), {
    shadow: true,
  }),
  row('Paper', 'cut-circle', 'Cut circles', ['#fff7ed', '#fed7aa', '#f97316'], circle([0.5, 1.1]), {
    shadow: true,
  }),
  row('Paper', 'cut-waves', 'Cut waves', ['#ecfeff', '#67e8f9', '#0891b2'], wave(2.4, 34), {
    shadow: true,
  }),
  row('Paper', 'cut-stars', 'Cut stars', ['#fefce8', '#fde047', '#4338ca'], star(5, 0.6, 0.05), {
    shadow: true,
  }),
];
