import { readProjectData } from '@reelwright/movie';
import { assetsNeeded, drawFrame, type Movie } from '@reelwright/stage';
import { loadAssets } from '../apps/server/src/stage/load-assets.ts';
import { nodeSurface } from '../apps/server/src/stage/node-surface.ts';
import { sampleMovies } from '../e2e/stage/any-movie.ts';
import { landscape } from '../e2e/stage/sample-pictures.ts';
import type { Figure } from './figure.ts';

const size = { width: 1920, height: 1080 };
const movies = 500;
const seed = 13;
const ratioGoal = 20;
const lettersGoal = 3;
const lettersMeasured = ['glow', 'blur-in', 'Zoom', 'Flicker'] as const;

/** The slowest frames that a movie can hold, beside a plain one. Processor time, so that others do not count. */
export async function benchStageWorst(): Promise<Figure[]> {
  const photo = landscape(1920, 1200);
  const plainMs = await frameMs(lettersMovie({}), photo, 1);
  const figures: Figure[] = [];
  for (const name of lettersMeasured) {
    const ratio = (await frameMs(lettersMovie(effectsOf(name)), photo, 0.6)) / plainMs;
    figures.push(figureOf(`60 letters with ${name} / plain`, ratio, lettersGoal, plainMs));
  }
  let worst = 0;
  for (const document of sampleMovies(movies, seed)) {
    const { data } = readProjectData(document);
    worst = Math.max(worst, (await frameMs(data, photo, 1)) / plainMs);
  }
  figures.push(figureOf(`worst of ${movies} movies / plain`, worst, ratioGoal, plainMs));
  return figures;
}

function figureOf(what: string, ratio: number, goal: number, plainMs: number): Figure {
  return {
    ...{ what, value: ratio.toFixed(1), goal: `≤ ${goal}`, met: ratio <= goal },
    detail: `a plain frame takes ${plainMs.toFixed(1)} ms at 1920 × 1080`,
  };
}

function effectsOf(name: (typeof lettersMeasured)[number]): object {
  if (name === 'glow') return { break: 'chars', stay: { effect: 'glow', duration: 2000 } };
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

/** Of the second frame: the first one loads and measures. */
async function frameMs(movie: Movie, photo: Buffer, seconds: number): Promise<number> {
  const needed = assetsNeeded(movie, 0, Number.POSITIVE_INFINITY);
  const assets = await loadAssets(
    { ...needed, emoji: [] },
    async () => photo,
    () => {},
  );
  const { canvas, surface } = nodeSurface(size.width, size.height);
  let spent = 0;
  for (const at of [seconds, seconds + 1 / 30, seconds + 2 / 30]) {
    const began = process.cpuUsage();
    drawFrame(movie, at, assets, surface);
    canvas.data();
    const { user, system } = process.cpuUsage(began);
    spent = (user + system) / 1000;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return spent;
}
