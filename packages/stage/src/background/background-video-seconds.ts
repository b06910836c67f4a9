import { clipTiming } from '../slides/clip-timing.ts';
import type { BackgroundMoment } from './background-moment.ts';

/**
 * Which second of a background video is on screen. It goes round; but one whose name carries clip
 * times (`_S2E6_D8`) opens, stands still at S, and closes from E when its time is nearly over.
 */
export function backgroundVideoSeconds(
  url: string,
  { seconds, durationSeconds }: BackgroundMoment,
  lengthSeconds: number | undefined,
): number {
  const timing = clipTiming(url);
  if (timing) {
    const closing =
      timing.endSeconds +
      seconds -
      (durationSeconds - (timing.durationSeconds - timing.endSeconds));
    return closing > timing.endSeconds
      ? Math.min(closing, timing.durationSeconds)
      : Math.min(seconds, timing.startSeconds);
  }
  return lengthSeconds && lengthSeconds > 0 ? seconds % lengthSeconds : seconds;
}
