import { slideAt } from '@reelwright/stage';
import { frameSeconds } from '../frame-time.ts';
import type { DrawJob, DrawOrder } from './draw-messages.ts';

/** Says what took too long to draw, so that whoever made it can find it: the slide, and the largest of its items. */
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
  const suspect = largest ? ` Most of it is the item ${largest.name ?? largest.id}.` : '';
  return `Slide ${place.index + 1} takes too long to draw, at ${seconds.toFixed(1)} s.${suspect}`;
}
