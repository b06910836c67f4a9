import { createCanvas } from '@napi-rs/canvas';
import { assetsNeeded, drawFrame, type Movie } from '@reelwright/stage';
import { loadAssets } from '../apps/server/src/stage/load-assets.ts';
import { nodeSurface } from '../apps/server/src/stage/node-surface.ts';
import { landscape } from '../e2e/stage/sample-pictures.ts';
import type { Figure } from './figure.ts';
import { crowdedMovie, stageMovies } from './stage-movies.ts';

const size = { width: 1920, height: 1080 };
const framesPerSecond = 30;
const measuredFrames = 120;
const longRunFrames = 5000;
const memoryGoalMb = 150;
const ratioGoal = 6;
const dragRatioGoal = 2;

/** Milliseconds per full-HD frame beside a bare picture of that size; and what a long run holds on to. */
export async function benchStage(): Promise<Figure[]> {
  const photo = landscape(1920, 1200);
  const floorMs = await measure(measuredFrames, floorDrawer());
  const figures: Figure[] = [];
  for (const [what, movie] of Object.entries(stageMovies)) {
    const frameMs = await measure(measuredFrames, await movieDrawer(movie, photo));
    const ratio = frameMs / floorMs;
    figures.push({
      what: `${what}: ms per frame / bare picture`,
      value: ratio.toFixed(2),
      goal: `≤ ${ratioGoal}`,
      met: ratio <= ratioGoal,
      detail: `${frameMs.toFixed(1)} ms and ${floorMs.toFixed(1)} ms at 1920 × 1080`,
    });
  }
  figures.push(await measureDragging(photo, floorMs), await measureMemory(photo));
  return figures;
}

/** Draws a frame of a movie in full HD, and reads it. */
export async function movieDrawer(movie: Movie, photo: Buffer): Promise<(frame: number) => void> {
  const needed = assetsNeeded(movie, 0, Number.POSITIVE_INFINITY);
  const assets = await loadAssets(
    needed,
    async () => photo,
    () => {},
  );
  const { canvas, surface } = nodeSurface(size.width, size.height);
  return (frame) => {
    drawFrame(movie, (frame / framesPerSecond) % 5, assets, surface);
    canvas.data();
  };
}

/** One of fifty items is dragged from side to side, as an editor draws it: every step is a new document. */
async function measureDragging(photo: Buffer, floorMs: number): Promise<Figure> {
  const { movie, draggedId } = crowdedMovie;
  const assets = await loadAssets(
    assetsNeeded(movie, 0, Number.POSITIVE_INFINITY),
    async () => photo,
    () => {},
  );
  const { canvas, surface } = nodeSurface(size.width, size.height);
  const options = { still: true, hiddenOpacity: 0.15, moving: new Set([draggedId]) };
  const frameMs = await measure(measuredFrames, (frame) => {
    const frames = movie.frames.map((slide) => ({
      ...slide,
      items: slide.items.map((item) =>
        item.id === draggedId ? { ...item, x: (frame * 11) % 1400 } : item,
      ),
    }));
    drawFrame({ ...movie, frames }, 2, assets, surface, options);
    canvas.data();
  });
  const ratio = frameMs / floorMs;
  return {
    what: 'one of 50 items dragged: ms per frame / bare picture',
    value: ratio.toFixed(2),
    goal: `≤ ${dragRatioGoal}`,
    met: ratio <= dragRatioGoal,
    detail: `${frameMs.toFixed(1)} ms and ${floorMs.toFixed(1)} ms at 1920 × 1080`,
  };
}

/** A picture of the stage's size, drawn and read: nothing that draws frames can be faster. */
function floorDrawer(): () => void {
  const picture = createCanvas(size.width, size.height);
  picture.getContext('2d').fillRect(0, 0, 900, 900);
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  return () => {
    context.drawImage(picture, 0, 0);
    canvas.data();
  };
}

async function measure(frames: number, draw: (frame: number) => void): Promise<number> {
  draw(0);
  let spentMs = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    const began = performance.now();
    draw(frame);
    spentMs += performance.now() - began;
    await turn();
  }
  return spentMs / frames;
}

/** Skia frees what a frame used only between two turns of the event loop. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

async function measureMemory(photo: Buffer): Promise<Figure> {
  const drawers = await Promise.all(
    Object.values(stageMovies).map((movie) => movieDrawer(movie, photo)),
  );
  const drawAll = async (count: number) => {
    for (let frame = 0; frame < count; frame += 1) {
      drawers[frame % drawers.length]?.(frame);
      await turn();
    }
  };
  await drawAll(150);
  const before = process.memoryUsage.rss();
  await drawAll(longRunFrames);
  const grownMb = (process.memoryUsage.rss() - before) / 1e6;
  return {
    what: `memory grown over ${longRunFrames} frames`,
    value: `${grownMb.toFixed(0)} MB`,
    goal: `≤ ${memoryGoalMb} MB`,
    met: grownMb <= memoryGoalMb,
    detail: `${(before / 1e6).toFixed(0)} MB after the first 150`,
  };
}
