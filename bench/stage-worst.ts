import { readProjectData } from '@reelwright/movie';
import { assetsNeeded, drawFrame, type Movie } from '@reelwright/stage';
import { loadAssets } from '../apps/server/src/stage/load-assets.ts';
import { nodeSurface } from '../apps/server/src/stage/node-surface.ts';
import { sampleMovies } from '../e2e/stage/any-movie.ts';
import { landscape } from '../e2e/stage/sample-pictures.ts';
import type { Figure } from './figure.ts';
import { stageMovies } from './stage-movies.ts';

const size = { width: 1920, height: 1080 };
const movies = 500;
const seed = 13;
const ratioGoal = 20;
const lettersGoal = 3;
/** One for all: hundreds of them would fill the memory before it is given back. */
const { canvas, surface } = nodeSurface(size.width, size.height);
const lettersMeasured = ['glow', 'blur-in', 'Zoom', 'Flicker'] as const;

/**
 * The slowest frames that a movie can hold. Letters with a filter are held against the same letters without one,
 * movies against a frame of the kind that people make most: a photo with a slow zoom and two texts. Processor
 * time, so that others do not count.
 */
export async function benchStageWorst(): Promise<Figure[]> {
  const photo = landscape(1920, 1200);
  const movingMs = await frameMs(lettersMovie(effectsOf('bob')), photo, 0.6);
  const figures: Figure[] = [];
  for (const name of lettersMeasured) {
    const ms = await frameMs(lettersMovie(effectsOf(name)), photo, 0.6);
    const what = `60 letters with ${name} / the same letters moving`;
    figures.push(figureOf(what, ms, movingMs, lettersGoal));
  }
  const [usual] = Object.values(stageMovies);
  if (!usual) throw new Error('There is no movie to hold others against.');
  const usualMs = await frameMs(usual, photo, 1);
  let worstMs = 0;
  for (const document of sampleMovies(movies, seed)) {
    const { data } = readProjectData(document);
    worstMs = Math.max(worstMs, await frameMs(data, photo, 1));
  }
  figures.push(
    figureOf(`worst of ${movies} movies / a photo with texts`, worstMs, usualMs, ratioGoal),
  );
  return figures;
}

function figureOf(what: string, ms: number, plainMs: number, goal: number): Figure {
  const ratio = ms / plainMs;
  return {
    ...{ what, value: ratio.toFixed(1), goal: `≤ ${goal}`, met: ratio <= goal },
    detail: `${ms.toFixed(1)} ms and ${plainMs.toFixed(1)} ms at 1920 × 1080`,
  };
}

function effectsOf(name: (typeof lettersMeasured)[number] | 'bob'): object {
  if (name === 'glow' || name === 'bob') {
    return { break: 'chars', stay: { effect: name, duration: 2500 } };
  }
  if (name === 'blur-in') return { break: 'chars', in: { effect: 'blur-in', duration: 1500 } };
  return { effect: name };
}

function lettersMovie(effects: object): Movie {
  const text = 'Sixty letters that glow, blur, zoom and flicker on one slide!';
  const box = { x: 160, y: 240, width: 1600, height: 600, scaleX: 1, scaleY: 1 };
  const item = { id: 't', type: 'text', text, ...box, font: { size: 90 }, effects };
  const timing = { startTime: 0, endTime: 5 };
  const frames = [{ id: 's', duration: 5, items: [{ ...item, timing }] }];
  return readProjectData({ version: 1, frames, movie: { size } }).data;
}

/** Of the quickest of several frames: the first ones load, measure and blur what later ones only lay. */
async function frameMs(movie: Movie, photo: Buffer, seconds: number): Promise<number> {
  const needed = assetsNeeded(movie, 0, Number.POSITIVE_INFINITY);
  const assets = await loadAssets(
    { ...needed, emoji: [] },
    async () => photo,
    () => {},
  );
  let quickest = Number.POSITIVE_INFINITY;
  for (let frame = 0; frame < 5; frame += 1) {
    const began = process.cpuUsage();
    drawFrame(movie, seconds + frame / 30, assets, surface);
    canvas.data();
    const { user, system } = process.cpuUsage(began);
    if (frame >= 2) quickest = Math.min(quickest, (user + system) / 1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return quickest;
}
