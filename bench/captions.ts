/** What captions cost: the same film with and without them, in processor time, for every style. */
import { captionStyles } from '@reelwright/captions';
import { Captions } from '@reelwright/movie';
import type { Movie } from '@reelwright/stage';
import { landscape } from '../e2e/stage/sample-pictures.ts';
import type { Figure } from './figure.ts';
import { movieDrawer } from './stage.ts';
import { stageMovies } from './stage-movies.ts';

const goal = 1.1;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** Two seconds of film: a line, and the change to the next. */
const framesOfRound = 60;

export async function benchCaptions(): Promise<Figure[]> {
  const photo = landscape(1920, 1200);
  const film = spokenFilm();
  const plain = await movieDrawer(film, photo);
  const figures: Figure[] = [];
  for (const { id, label } of captionStyles) {
    const captions = Captions.parse({ on: true, style: id });
    const captioned = await movieDrawer({ ...film, captions }, photo);
    const [offMs, onMs] = await inTurns(plain, captioned);
    const ratio = onMs / offMs;
    figures.push({
      what: `captions on / off: ${label}`,
      value: ratio.toFixed(2),
      goal: `≤ ${goal}`,
      met: ratio <= goal,
      detail: `${onMs.toFixed(1)} and ${offMs.toFixed(1)} ms of a processor per frame of 1920 × 1080`,
    });
  }
  return figures;
}

/** A photo that is slowly moved into, two texts, and somebody who speaks. */
function spokenFilm(): Movie {
  const film = Object.values(stageMovies)[0] as Movie;
  const words = 'Coffee wakes you up in about twenty minutes'.split(' ');
  return {
    ...film,
    frames: film.frames.map((slide) => ({
      ...slide,
      narration: {
        url: 'voice.mp3',
        volume: 100,
        text: words.join(' '),
        words: words.map((text, at) => ({ text, startTime: at * 0.5, endTime: at * 0.5 + 0.4 })),
      },
    })),
  };
}

type Draw = (frame: number) => void;

/**
 * Frame by frame in turns, so that whatever else the machine does falls on both; of each frame, the time that counts is the
 * least of all rounds, because others can only make it longer.
 */
async function inTurns(...drawers: readonly [Draw, Draw]): Promise<readonly [number, number]> {
  const least = drawers.map(() => new Float64Array(framesOfRound).fill(Number.POSITIVE_INFINITY));
  for (const draw of drawers) draw(0);
  for (let round = 0; round < rounds; round += 1) {
    for (let frame = 0; frame < framesOfRound; frame += 1) {
      // Each goes first as often as the other.
      for (const at of (frame + round) % 2 === 0 ? [0, 1] : [1, 0]) {
        const [draw, times] = [drawers[at], least[at]];
        if (!draw || !times) continue;
        times[frame] = Math.min(times[frame] ?? 0, await processorMs(draw, frame));
      }
    }
  }
  const [off = 0, on = 0] = least.map((times) => times.reduce((sum, ms) => sum + ms, 0));
  return [off / framesOfRound, on / framesOfRound];
}

async function processorMs(draw: Draw, frame: number): Promise<number> {
  const began = process.cpuUsage();
  draw(frame);
  // Skia frees what a frame used only between two turns of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
