import * as look from './engine/news-looks.ts';

/** Colours: ground (two), lines, accent. */
const colors = {
  blue: ['#04122e', '#0b3d91', '#7cc4ff', '#ffffff'],
  red: ['#2a0509', '#a3121f', '#ff9a8b', '#ffffff'],
  gold: ['#161006', '#5c4210', '#ffd36b', '#fff3d0'],
  teal: ['#03201f', '#0b6b68', '#7ff0dc', '#ffffff'],
  violet: ['#13092b', '#4a1fa0', '#c6a5ff', '#ffe08a'],
  grey: ['#0d1117', '#3b4658', '#c9d4e5', '#ff5a5f'],
} as const;

export interface NewsRow {
  readonly title: string;
  readonly look: look.NewsLook;
  readonly colors: readonly string[];
}

/** Numbered from 1, permanently: projects hold the number. */
export const newsList: readonly NewsRow[] = [
  { title: 'Blue globe', look: look.globe, colors: colors.blue },
  { title: 'Red bands', look: look.bands, colors: colors.red },
  { title: 'Blue radar', look: look.radar, colors: colors.blue },
  {
    title: 'Evening skyline',
    look: look.skyline,
    colors: ['#f2994a', '#8e3b46', '#1b1030', '#ffe0a3'],
  },
  { title: 'Grey shutters', look: look.shutters, colors: colors.grey },
  { title: 'Teal dots', look: look.dots, colors: colors.teal },
  { title: 'Golden globe', look: look.globe, colors: colors.gold },
  { title: 'Violet bands', look: look.bands, colors: colors.violet },
  { title: 'Green radar', look: look.radar, colors: ['#04170d', '#0b4f2a', '#6dffa8', '#eafff2'] },
  {
    title: 'Morning skyline',
    look: look.skyline,
    colors: ['#9ad4ff', '#e9f6ff', '#0b3d66', '#fff6d6'],
  },
  { title: 'Blue shutters', look: look.shutters, colors: colors.blue },
  { title: 'Red dots', look: look.dots, colors: colors.red },
  { title: 'Violet globe', look: look.globe, colors: colors.violet },
  { title: 'Blue bands', look: look.bands, colors: colors.blue },
  { title: 'Golden dots', look: look.dots, colors: colors.gold },
  { title: 'Red globe', look: look.globe, colors: colors.red },
  { title: 'Teal bands', look: look.bands, colors: colors.teal },
];
