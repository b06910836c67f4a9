import { type ProjectData, type Slide, slideSeconds } from '@reelwright/movie';

export interface SlidePlace {
  readonly slide: Slide;
  readonly index: number;
  /** When it begins, in seconds of the movie. */
  readonly startSeconds: number;
  /** Since it began. */
  readonly seconds: number;
  readonly durationSeconds: number;
}

/** Which slide is on screen. Before the beginning it is the first, after the end the last. */
export function slideAt(
  { frames }: Pick<ProjectData, 'frames'>,
  seconds: number,
): SlidePlace | undefined {
  let startSeconds = 0;
  for (const [index, slide] of frames.entries()) {
    const durationSeconds = slideSeconds(slide);
    const last = index === frames.length - 1;
    if (seconds < startSeconds + durationSeconds || last) {
      // The end of the movie shows its last moment, not the emptiness behind it.
      const within = Math.min(seconds - startSeconds, durationSeconds - lastMomentSeconds);
      return { slide, index, startSeconds, seconds: Math.max(0, within), durationSeconds };
    }
    startSeconds += durationSeconds;
  }
  return undefined;
}

/** Just before a slide ends: its items are still there. */
export const lastMomentSeconds = 0.001;
