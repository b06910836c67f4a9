/** Every clip there is, and how to draw any frame of it. */
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';
import { backgroundList } from './background-list.ts';
import { drawBar, leader, pop, ring } from './engine/countdown-looks.ts';
import { drawTransition, transitionTiming } from './engine/draw-transition.ts';
import type { Clip } from './engine/encode-clip.ts';
import { newsList } from './news-list.ts';
import { transitionList } from './transition-list.ts';

export interface ClipRecipe extends Omit<Clip, 'path'> {
  readonly folder: 'transitions' | 'backgrounds' | 'countdowns' | 'news-clips';
  readonly file: string;
  readonly title: string;
  readonly category?: string;
  readonly mood?: string;
  readonly number?: number;
  readonly kind: string;
  readonly still?: { readonly file: string; readonly frame: number };
}

GlobalFonts.registerFromPath(
  fileURLToPath(import.meta.resolve('@fontsource/anton/files/anton-latin-400-normal.woff2')),
  'Countdown',
);

const hd = { width: 1280, height: 720 };
const { fps, frames, start, end, seconds } = transitionTiming;

const transitions = transitionList.map(
  (row): ClipRecipe => ({
    folder: 'transitions',
    kind: 'transition',
    title: row.title,
    category: row.category,
    file: `${row.name}_S${start}E${end}_D${seconds}.webm`,
    ...hd,
    fps,
    frames,
    alpha: true,
    quality: row.light ? 55 : 38,
    draw: (pen, frame) => drawTransition(pen, row, frame / fps),
  }),
);

const loopFrames = 8 * 24;
const backgrounds = backgroundList.map(
  (row): ClipRecipe => ({
    folder: 'backgrounds',
    kind: 'background',
    title: row.title,
    mood: row.mood,
    file: `${row.name}.mp4`,
    ...hd,
    fps: 24,
    frames: loopFrames,
    alpha: false,
    quality: row.quality ?? 28,
    draw: (pen, frame) => row.look(pen, frame / loopFrames, row.colors),
    still: { file: `${row.name}.webp`, frame: Math.round(loopFrames / 3) },
  }),
);

/** Spec: the seconds a quiz can give. */
const barSeconds = [2, 3, 5, 10, 15, 20] as const;
const bars = barSeconds.map(
  (length): ClipRecipe => ({
    folder: 'countdowns',
    kind: 'countdown-bar',
    number: length,
    file: `bar-${length}.webm`,
    title: `Bar of ${length} seconds`,
    width: 1280,
    height: 36,
    fps: 30,
    frames: length * 30,
    alpha: true,
    quality: 36,
    draw: (pen, frame) => drawBar(pen, frame / (length * 30 - 1)),
  }),
);

const numbers = Object.entries({ ring, leader, pop }).flatMap(([name, look]) =>
  [3, 5].map(
    (from): ClipRecipe => ({
      folder: 'countdowns',
      kind: 'countdown-numbers',
      number: from,
      file: `${name}-${from}.webm`,
      title: `${from} to 1, ${name}`,
      width: 540,
      height: 540,
      fps: 30,
      frames: from * 30,
      alpha: true,
      quality: 36,
      draw: (pen, frame) => look(pen, from - Math.floor(frame / 30), (frame % 30) / 30),
    }),
  ),
);

const newsFrames = 4 * 25;
const news = newsList.map(
  (row, index): ClipRecipe => ({
    folder: 'news-clips',
    kind: 'news-clip',
    title: row.title,
    number: index + 1,
    file: `news-${index + 1}.mp4`,
    width: 854,
    height: 480,
    fps: 25,
    frames: newsFrames,
    alpha: false,
    quality: 27,
    draw: (pen, frame) => row.look(pen, frame / (newsFrames - 1), row.colors),
    still: { file: `news-${index + 1}.webp`, frame: newsFrames - 8 },
  }),
);

export const clipRecipes: readonly ClipRecipe[] = [
  ...transitions,
  ...backgrounds,
  ...bars,
  ...numbers,
  ...news,
];
