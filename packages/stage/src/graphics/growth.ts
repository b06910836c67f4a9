import { ease } from '@reelwright/motion';

/** Where a graphic is on its way to being there: 0 to 1. */
export function grownShare(seconds: number, growSeconds: number): number {
  return growSeconds <= 0 ? 1 : Math.min(1, Math.max(0, seconds / growSeconds));
}

/** How much of the time parts come one after the other, rather than at once. */
const spread = 0.45;

/** How far one of many parts is grown: the first ones come first, all of them softly. */
export function partGrown(share: number, index: number, count: number): number {
  if (share >= 1) return 1;
  const start = count > 1 ? (spread * index) / (count - 1) : 0;
  return ease('out-cubic', (share - start) / (1 - spread));
}
