/** How much of a film next to nothing moves in: the share of its seconds whose pictures hardly differ from each other. */
import { setImmediate } from 'node:timers/promises';
import { movieSeconds, type ProjectData } from '@reelwright/movie';
import { drawFrame } from '@reelwright/stage';
import type { movieAssets } from '../make/sheets/draw-moments.ts';
import { nodeSurface } from '../stage/node-surface.ts';

/** The longer side of the pictures that are held against each other, in px. */
const longSide = 192;
const picturesPerSecond = 4;
/** The mean difference of two neighbours, in steps of 255, below which an eye sees no motion. */
const leastDifference = 0.6;

/** Seconds in which no two neighbouring pictures differ enough, of all; `differences` are those of neighbours, in order. */
export function nearStillShare(differences: readonly number[]): number {
  const seconds: number[] = [];
  for (let at = 0; at < differences.length; at += picturesPerSecond)
    seconds.push(Math.max(...differences.slice(at, at + picturesPerSecond)));
  if (seconds.length === 0) return 0;
  return seconds.filter((most) => most < leastDifference).length / seconds.length;
}

/** Measured on the whole film, drawn small. */
export async function nearStillOf(movie: ProjectData, assets: MovieAssets): Promise<number> {
  return nearStillShare(await differencesOf(movie, assets));
}

type MovieAssets = Awaited<ReturnType<typeof movieAssets>>;

async function differencesOf(movie: ProjectData, assets: MovieAssets): Promise<number[]> {
  const { width, height } = movie.movie.size;
  const scale = longSide / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const differences: number[] = [];
  let before: Uint8ClampedArray | undefined;
  for (let at = 0; at < movieSeconds(movie) * picturesPerSecond; at++) {
    const { canvas, surface } = nodeSurface(size.width, size.height);
    drawFrame(movie, at / picturesPerSecond, assets, surface);
    const pixels = canvas.getContext('2d').getImageData(0, 0, size.width, size.height).data;
    if (before) differences.push(meanDifference(before, pixels));
    before = pixels;
    // Canvases are freed only between two turns of the event loop.
    if (at % 8 === 0) await setImmediate();
  }
  return differences;
}

function meanDifference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++)
    if (at % 4 !== 3) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / (one.length * 0.75);
}
