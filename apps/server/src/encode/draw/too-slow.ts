import { slideAt } from '@reelwright/stage';
import { frameSeconds } from '../frame-time.ts';
import type { DrawJob, DrawOrder } from './draw-messages.ts';

/** Drawing was given up. The sentence is for whoever made the movie. */
export class DrawingTooSlow extends Error {}

/** Says what took too long to draw, so that they can find it: the slide, and the largest of its items. */
export function tooSlowSentence(
  { movie, settings: { framesPerSecond } }: DrawJob,
  order: DrawOrder,
  framesDone: number,
): string {
  const seconds =
    order.kind === 'segment'
      ? frameSeconds(order.startFrame + framesDone, framesPerSecond)
      : order.kind === 'still'
        ? order.seconds
        : 0;
  const place = slideAt(movie, seconds);
  if (!place) return `The moment at ${seconds.toFixed(1)} s takes too long to draw.`;
  const sizeOf = (item: unknown) => JSON.stringify(item).length;
  const largest = place.slide.items.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
  const suspect = largest
    ? ` Please make it simpler, first of all its item ${largest.name || largest.id}.`
    : '';
  return `Slide ${place.index + 1} takes too long to draw, at ${seconds.toFixed(1)} s.${suspect}`;
}
