/**
 * Frame n shows the movie at n / framesPerSecond, and a millionth of a second: durations add up with
 * tiny errors, and without it a slide's first frame could still show the slide before.
 */
const nudgeSeconds = 1e-6;

export function frameSeconds(frame: number, framesPerSecond: number): number {
  return frame / framesPerSecond + nudgeSeconds;
}

/** The first frame that shows what begins at this second. */
export function firstFrameAt(seconds: number, framesPerSecond: number): number {
  return Math.max(0, Math.ceil((seconds - nudgeSeconds) * framesPerSecond));
}

/** How many frames a movie of this length has: the nearest whole number, at least one. */
export function frameCountOf(seconds: number, framesPerSecond: number): number {
  return Math.max(1, Math.round(seconds * framesPerSecond));
}
