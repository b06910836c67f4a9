import type { Item } from '@reelwright/movie';

/** A video ends a moment before its length: at the length itself there is no frame any more. */
const lastFrameSeconds = 0.04;

/** Which second of its file a video item shows, `seconds` after it appeared. */
export function videoSeconds(
  item: Item,
  seconds: number,
  lengthSeconds: number | undefined,
): number {
  const start = item.startTime ?? 0;
  const end = item.endTime && item.endTime > start ? item.endTime : lengthSeconds;
  const played = Math.max(0, seconds);
  if (end === undefined) return start + played;
  const span = Math.max(lastFrameSeconds, Math.min(end, lengthSeconds ?? end) - start);
  // Without a loop it stands still on its last frame.
  return start + (item.loop ? played % span : Math.min(played, span - lastFrameSeconds));
}
