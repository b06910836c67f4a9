export interface ClipTiming {
  /** From here to `endSeconds` the clip covers the whole picture. */
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly durationSeconds: number;
  /** What lies behind changes here. */
  readonly middleSeconds: number;
}

/** Reads the times out of a clip's name: `wipe_S0.5E0.9_D1.4.webm`. Undefined: it carries none. */
export function clipTiming(url: string): ClipTiming | undefined {
  const found = /_S(\d+(?:\.\d+)?)E(\d+(?:\.\d+)?)_D(\d+(?:\.\d+)?)/.exec(url);
  if (!found) return undefined;
  const [startSeconds = 0, endSeconds = 0, durationSeconds = 0] = found.slice(1, 4).map(Number);
  if (!(durationSeconds > 0) || endSeconds < startSeconds || endSeconds > durationSeconds) {
    return undefined;
  }
  const middleSeconds = (startSeconds + endSeconds) / 2;
  return { startSeconds, endSeconds, durationSeconds, middleSeconds };
}
