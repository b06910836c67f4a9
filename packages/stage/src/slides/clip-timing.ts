import { type OverlayTiming, parseOverlayTiming } from '@reelwright/motion';

export interface ClipTiming extends OverlayTiming {
  /** What lies behind the clip changes here. */
  readonly middleSeconds: number;
}

/** The times in a clip's name. Undefined: it carries none that make sense. */
export function clipTiming(url: string): ClipTiming | undefined {
  const timing = parseOverlayTiming(url);
  if (!timing || !(timing.durationSeconds > 0) || timing.endSeconds > timing.durationSeconds) {
    return undefined;
  }
  return { ...timing, middleSeconds: (timing.startSeconds + timing.endSeconds) / 2 };
}
