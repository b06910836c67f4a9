import { readFile } from 'node:fs/promises';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type ProjectData, slideSeconds } from '@reelwright/movie';
import { type Assets, assetsNeeded, type DrawOptions, drawFrame } from '@reelwright/stage';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import { readArtQuickly } from '../../library/built-in/read-art.ts';
import { shippedFile } from '../../library/shipped-files.ts';
import { loadAssets } from '../../stage/load-assets.ts';
import { nodeSurface } from '../../stage/node-surface.ts';

const kept = new Map<string, Promise<Buffer | undefined>>();
const limits = { maxBytes: 64 * 1024 * 1024, timeoutMs: 60_000, accept: ['image/'] } as const;

/** What ships for movies, read once. */
function readShipped(url: string): Promise<Buffer | undefined> {
  const known = kept.get(url);
  if (known) return known;
  const file = shippedFile(url);
  const reading = file ? readFile(file) : readArtQuickly(url);
  kept.set(url, reading);
  return reading;
}

/** @param fetch for photos that lie elsewhere; without it, they are missing */
export async function movieAssets(
  movie: ProjectData,
  warn: (sentence: string) => void,
  fetch?: GuardedFetch,
): Promise<Assets> {
  const read = async (url: string) => {
    if (!fetch || !/^https?:/i.test(url)) return readShipped(url);
    const reply = await fetch(url, limits);
    return reply.ok ? reply.readBody() : undefined;
  };
  return loadAssets(assetsNeeded(movie, 0, Number.POSITIVE_INFINITY), read, (problem) => {
    if (problem.kind !== 'missing-video') warn(JSON.stringify(problem));
  });
}

/** A moment of a slide, in seconds of the movie. */
export function secondsAt(movie: ProjectData, slide: number, share: number): number {
  const lengths = movie.frames.map(slideSeconds);
  const before = lengths.slice(0, slide).reduce((sum, seconds) => sum + seconds, 0);
  return before + (lengths[slide] ?? 0) * share;
}

/** A moment of a slide, as large as asked. */
export function drawMoment(
  movie: ProjectData,
  slide: number,
  share: number,
  {
    assets,
    width,
    options,
  }: { readonly assets: Assets; readonly width: number; readonly options?: DrawOptions },
): Canvas {
  const { size } = movie.movie;
  const height = Math.round((width * size.height) / size.width);
  const seconds = secondsAt(movie, slide, share);
  const { canvas, surface } = nodeSurface(width, height);
  drawFrame(movie, seconds, assets, surface, options);
  return canvas;
}

/** Pictures in rows, as one. */
export function contactSheet(cells: readonly Canvas[], columns: number, gap = 8): Canvas {
  const [first] = cells;
  if (!first) throw new Error('There is nothing to show.');
  const rows = Math.ceil(cells.length / columns);
  const sheet = createCanvas(
    columns * (first.width + gap) + gap,
    rows * (first.height + gap) + gap,
  );
  const context = sheet.getContext('2d');
  context.fillStyle = '#22242b';
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const [at, cell] of cells.entries()) {
    const x = gap + (at % columns) * (first.width + gap);
    const y = gap + Math.floor(at / columns) * (first.height + gap);
    context.drawImage(cell, x, y);
  }
  return sheet;
}
