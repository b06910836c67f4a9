import type { Box } from '@reelwright/motion';
import type { Item } from '@reelwright/movie';

/** The part of the way that is taken to come up to speed, and to slow down: as a finger scrolls a page. */
const easedShare = 0.2;

/** Where a picture lies that moves through its box, so many seconds after the item appeared. */
export function scrolled(
  place: Box,
  box: { readonly height: number },
  { startTime, endTime }: NonNullable<Item['scroll']>,
  seconds: number,
): Box {
  const room = place.height - box.height;
  if (!(room > 0)) return place;
  const length = Math.max(0.001, endTime - startTime);
  const t = Math.min(1, Math.max(0, (seconds - startTime) / length));
  return { ...place, y: -room * wayAt(t) };
}

/** Even in the middle, slower at both ends. */
export function wayAt(t: number): number {
  const speed = 1 / (1 - easedShare);
  if (t < easedShare) return (speed * t * t) / (2 * easedShare);
  if (t > 1 - easedShare) return 1 - (speed * (1 - t) ** 2) / (2 * easedShare);
  return speed * (t - easedShare / 2);
}
