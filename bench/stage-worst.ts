import { createCanvas, loadImage } from '@napi-rs/canvas';
import { readProjectData, slideSeconds } from '@reelwright/movie';
import { assetsNeeded, drawFrame, type Movie, type Picture } from '@reelwright/stage';
import { loadAssets } from '../apps/server/src/stage/load-assets.ts';
import { nodeSurface } from '../apps/server/src/stage/node-surface.ts';
import { sampleMovies } from '../e2e/stage/any-movie.ts';
import { landscape } from '../e2e/stage/sample-pictures.ts';
import type { Figure } from './figure.ts';
import { stageMovies } from './stage-movies.ts';

const size = { width: 1920, height: 1080 };
/** A sixteenth of the px: there, all movies are tried, and only the slowest are drawn large. */
const small = { width: 480, height: 270 };
const movies = 500;
const seed = 13;
const slowest = 10;
const ratioGoal = 20;
const lettersGoal = 3;
const lettersMeasured = ['glow', 'glow in colour', 'blur-in', 'Zoom', 'Flicker'] as const;
type Letters = (typeof lettersMeasured)[number] | 'bob';
/** The first ones load, measure and blur what later ones only lay. */
const firstFrames = 2;
const [measuredFrames, triedFrames] = [10, 1];

/**
 * The slowest frames that a movie can hold. Letters with a filter are held against the same letters without one,
 * movies against a frame of the kind that people make most: a photo with a slow zoom and two texts. Processor
 * time, so that others do not count.
 */
export async function benchStageWorst(): Promise<Figure[]> {
  const photo = createCanvas(1920, 1200);
  photo.getContext('2d').drawImage(await loadImage(landscape(1920, 1200)), 0, 0);
  const large = nodeSurface(size.width, size.height);
  const lettersMs = (name: Letters) => frameMs(lettersMovie(name), photo, 0.6, large);
  // Once for nothing: code is slow until it has run for a while.
  for (const name of ['bob', ...lettersMeasured] as const) await lettersMs(name);
  const movingMs = await lettersMs('bob');
  const figures: Figure[] = [];
  for (const name of lettersMeasured) {
    const ms = await lettersMs(name);
    const what = `60 letters with ${name} / the same letters moving`;
    figures.push(figureOf(what, ms, movingMs, lettersGoal));
  }
  const [usual] = Object.values(stageMovies);
  if (!usual) throw new Error('There is no movie to hold others against.');
  const usualMs = await frameMs(usual, photo, 1, large);
  const [worst] = await searchWorst(photo, large);
  if (!worst) throw new Error('No movie was drawn.');
  const what = `worst of ${movies} movies / a photo with a slow zoom and two texts`;
  const figure = figureOf(what, worst.ms, usualMs, ratioGoal);
  const where = `movie ${worst.index} at ${worst.seconds} s`;
  figures.push({ ...figure, detail: `${figure.detail}; ${where}` });
  return figures;
}

interface Tried {
  readonly movie: Movie;
  /** Which one of the search it is. */
  readonly index: number;
  readonly seconds: number;
  readonly ms: number;
}

/** The slowest frames among many movies, the slowest one first. */
async function searchWorst(photo: Picture, large: Stage): Promise<readonly Tried[]> {
  const tiny = nodeSurface(small.width, small.height);
  const tried: Tried[] = [];
  for (const [index, document] of sampleMovies(movies, seed).entries()) {
    const movie = readProjectData(document).data;
    for (const seconds of momentsOf(movie)) {
      const ms = await frameMs(movie, photo, seconds, tiny, triedFrames);
      tried.push({ movie, index, seconds, ms });
    }
  }
  const again: Tried[] = [];
  for (const one of tried.sort(slowestFirst).slice(0, slowest)) {
    again.push({ ...one, ms: await frameMs(one.movie, photo, one.seconds, large) });
  }
  return again.sort(slowestFirst);
}

const slowestFirst = (one: Tried, other: Tried) => other.ms - one.ms;

/** While things come in, in the midst of the first slide, and while the second one takes its place. */
function momentsOf({ frames }: Movie): readonly number[] {
  const [first] = frames;
  if (!first) return [];
  return frames.length > 1 ? [0.3, 1, slideSeconds(first) + 0.2] : [0.3, 1];
}

function figureOf(what: string, ms: number, plainMs: number, goal: number): Figure {
  const ratio = ms / plainMs;
  return {
    what,
    value: ratio.toFixed(1),
    goal: `≤ ${goal}`,
    met: ratio <= goal,
    detail: `${ms.toFixed(1)} ms and ${plainMs.toFixed(1)} ms at 1920 × 1080`,
  };
}

function effectsOf(name: Letters): object {
  if (name === 'glow' || name === 'glow in colour' || name === 'bob') {
    return { break: 'chars', stay: { effect: name.split(' ')[0], duration: 2500 } };
  }
  if (name === 'blur-in') return { break: 'chars', in: { effect: 'blur-in', duration: 1500 } };
  return { effect: name };
}

function lettersMovie(name: Letters): Movie {
  const effects = effectsOf(name);
  // Light letters on a dark slide: dark ones have no light to throw.
  const fg = name === 'glow in colour' ? '#ffd166' : '#fff';
  const background = { type: 'color', color: '#14213d' };
  const text = 'Sixty letters that glow, blur, zoom and flicker on one slide!';
  const box = { x: 160, y: 240, width: 1600, height: 600, scaleX: 1, scaleY: 1 };
  const item = { id: 't', type: 'text', text, fg, ...box, font: { size: 90 }, effects };
  const timing = { startTime: 0, endTime: 5 };
  const frames = [{ id: 's', duration: 5, background, items: [{ ...item, timing }] }];
  return readProjectData({ version: 1, frames, movie: { size } }).data;
}

type Stage = ReturnType<typeof nodeSurface>;

/** Of the quickest of several frames. */
async function frameMs(
  movie: Movie,
  photo: Picture,
  seconds: number,
  { canvas, surface }: Stage,
  frames = measuredFrames,
): Promise<number> {
  const { fonts } = assetsNeeded(movie, 0, Number.POSITIVE_INFINITY);
  const loaded = await loadAssets(
    { fonts, images: [], emoji: [], videos: [] },
    async () => undefined,
    () => {},
  );
  const pictures = { image: () => photo, videoFrame: () => photo, emoji: () => photo };
  const assets = { ...loaded, ...pictures, videoSeconds: () => 4 };
  let quickest = Number.POSITIVE_INFINITY;
  for (let frame = 0; frame < firstFrames + frames; frame += 1) {
    const began = process.cpuUsage();
    drawFrame(movie, seconds + frame / 30, assets, surface);
    canvas.data();
    const { user, system } = process.cpuUsage(began);
    if (frame >= firstFrames) quickest = Math.min(quickest, (user + system) / 1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return quickest;
}
