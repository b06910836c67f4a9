import type { Path } from '../path/path.ts';

/** How loud a sound is, 0 to 1, so many seconds from now: before it below 0. */
export type HeardSound = (fromNowSeconds: number) => number;

export interface SoundShape {
  readonly path: Path;
  /** What is heard wears the colour; what was, or comes, a quieter one. */
  readonly tone: 'heard' | 'quiet';
  /** Drawn as a line this thick; filled otherwise. */
  readonly lineWidth?: number;
}

export interface BarsBox {
  readonly width: number;
  readonly height: number;
}

/** A way to draw a sound: what it looks like at a moment depends on how loud it is around then, and nothing else. */
export interface SoundBarStyle {
  readonly id: string;
  readonly label: string;
  readonly shapes: (sound: HeardSound, box: BarsBox) => readonly SoundShape[];
}
