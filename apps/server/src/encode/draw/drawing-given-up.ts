import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from '@reelwright/movie';
import { slideAt } from '@reelwright/stage';
import { frameSeconds } from '../frame-time.ts';
import type { DrawJob, DrawOrder } from './draw-messages.ts';

/** Drawing was given up. The sentence is for whoever made the movie. */
export class DrawingGivenUp extends Error {}

/** What a piece of a movie can have too much of. */
export type TooMuch = 'time' | 'memory';

const complaints = { time: 'takes too long', memory: 'needs too much memory' } as const;

/** Says what could not be drawn, so that they can find it: the slide, and the largest of its items. */
export function givenUpSentence(
  job: DrawJob,
  order: DrawOrder,
  { framesDone, tooMuch }: { readonly framesDone: number; readonly tooMuch: TooMuch },
): string {
  const { movie, settings } = job;
  const seconds =
    order.kind === 'segment'
      ? frameSeconds(order.startFrame + framesDone, settings.framesPerSecond)
      : order.kind === 'still'
        ? order.seconds
        : 0;
  const complaint = complaints[tooMuch];
  const place = slideAt(movie, seconds);
  if (!place) return `The moment at ${seconds.toFixed(1)} s ${complaint} to draw.`;
  const sizeOf = (item: Item) =>
    JSON.stringify(item).length + (tooMuch === 'memory' ? mediaBytes(job, item) : 0);
  const largest = place.slide.items.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
  const suspect = largest
    ? ` Please make it simpler, first of all its item ${largest.name || largest.id}.`
    : '';
  return `Slide ${place.index + 1} ${complaint} to draw, at ${seconds.toFixed(1)} s.${suspect}`;
}

/** What an item shows, in bytes of its files: memory mostly goes into pictures. */
function mediaBytes(job: DrawJob, { url, children = [] }: Item): number {
  const file = job.media.find(([address]) => address === url)?.[1];
  const own = file && statSync(join(job.folder, file), { throwIfNoEntry: false })?.size;
  return children.reduce((sum, child) => sum + mediaBytes(job, child), own || 0);
}
