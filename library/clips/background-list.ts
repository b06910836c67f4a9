import * as look from './engine/background-looks.ts';

export interface BackgroundRow {
  readonly name: string;
  readonly title: string;
  readonly mood: string;
  readonly look: look.Look;
  readonly colors: readonly string[];
  /** Of the encoder, where the usual one makes a large file. */
  readonly quality?: number;
}

export const backgroundList: readonly BackgroundRow[] = [
  {
    name: 'aurora',
    quality: 32,
    title: 'Aurora',
    mood: 'Calm',
    look: look.mesh,
    colors: ['#061326', '#0ea5a4', '#3b5bdb', '#7c3aed'],
  },
  {
    name: 'peach-sky',
    title: 'Peach sky',
    mood: 'Warm',
    look: look.mesh,
    colors: ['#ffe8d6', '#ffb4a2', '#ffd6a5', '#f7a9c4'],
  },
  {
    name: 'city-lights',
    quality: 32,
    title: 'City lights',
    mood: 'Evening',
    look: look.bokeh,
    colors: ['#0b1026', '#2a1a4a', '#ffd166', '#ef8fb1', '#7cc6ff'],
  },
  {
    name: 'morning-dew',
    title: 'Morning dew',
    mood: 'Fresh',
    look: look.bokeh,
    colors: ['#d9f7e8', '#a7e3d0', '#ffffff', '#7fd1ae'],
  },
  {
    name: 'deep-water',
    title: 'Deep water',
    mood: 'Calm',
    look: look.waves,
    colors: ['#a8dcff', '#e8f6ff', '#6bb7ee', '#3d8bd4', '#1f62ad', '#123f7c'],
  },
  {
    name: 'dunes',
    title: 'Dunes',
    mood: 'Warm',
    look: look.waves,
    colors: ['#ffd9a8', '#fff1dc', '#f2b073', '#dd8a4e', '#b8673a', '#8a4527'],
  },
  {
    name: 'stardust',
    title: 'Stardust',
    mood: 'Elegant',
    look: look.particles,
    colors: ['#12071f', '#2b1140', '#ffd9a0'],
  },
  {
    name: 'night-road',
    title: 'Night road',
    mood: 'Retro',
    look: look.horizon,
    colors: ['#160b2e', '#2a0f4f', '#ff5fd2', '#ff8a5c'],
  },
  {
    name: 'network',
    quality: 32,
    title: 'Network',
    mood: 'Technology',
    look: look.network,
    colors: ['#081a2f', '#0d3b55', '#7ee8fa'],
  },
  {
    name: 'sunburst',
    title: 'Sunburst',
    mood: 'Playful',
    look: look.rays,
    colors: ['#ffb703', '#ffc83d', '#fff0b8'],
  },
  {
    name: 'map-lines',
    quality: 38,
    title: 'Map lines',
    mood: 'Travel',
    look: look.contours,
    colors: ['#123c3a', '#0a2625', '#9af0d0'],
  },
  {
    name: 'honeycomb',
    quality: 35,
    title: 'Honeycomb',
    mood: 'Technology',
    look: look.honeycomb,
    colors: ['#0f172a', '#17223b', '#38bdf8'],
  },
  {
    name: 'confetti',
    title: 'Confetti',
    mood: 'Party',
    look: look.confetti,
    colors: ['#fff7fb', '#ffe3ef', '#ff5d8f', '#ffb703', '#3a86ff', '#06d6a0'],
  },
  {
    name: 'starfield',
    title: 'Starfield',
    mood: 'Space',
    look: look.stars,
    colors: ['#03040c', '#0e1638', '#ffffff'],
  },
  {
    name: 'ribbons',
    title: 'Ribbons',
    mood: 'Friendly',
    look: look.ribbons,
    colors: ['#fdf6ec', '#ffcdb2', '#e5989b', '#b5838d'],
  },
];
