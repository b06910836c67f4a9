/** The frame a slide is composed in: its size, its time, its look, and where words may stand. */
import { isUpright } from '@reelwright/movie';
import type { LineTime } from '../part-times.ts';
import type { VoiceWord } from '../script.ts';
import type { ThemeLook } from '../themes/theme-look.ts';

export interface SlideFrame {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly theme: ThemeLook;
  readonly captionRoom?: CaptionRoom | undefined;
  /** It is read from the right: composed as others are, and then mirrored. */
  readonly isMirrored?: boolean;
  /** Counts slides, so that neighbours differ. */
  readonly index: number;
  /** When each line of the part is heard, in seconds of the slide. */
  readonly lineTimes: readonly LineTime[];
  /** The words of each line; empty where nobody speaks. */
  readonly wordTimes: readonly (readonly VoiceWord[])[];
}

/** What captions take of the safe area, in px: nothing else stands there. */
export interface CaptionRoom {
  readonly above: number;
  readonly below: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type FrameShape = 'wide' | 'square' | 'tall';

interface Size {
  readonly width: number;
  readonly height: number;
}

export function shapeOf({ width, height }: Size): FrameShape {
  const ratio = width / height;
  return ratio >= 1.25 ? 'wide' : ratio > 0.8 ? 'square' : 'tall';
}

/** Sizes of words count in parts of the shorter side. */
export const shorterSide = ({ width, height }: Size): number => Math.min(width, height);

/** Words are never smaller: a phone held at arm's length. */
export const smallestWords = 0.045;

/** Lines are no longer than this, in letters. Shorter ones in high frames would take the picture's room. */
export const lettersPerLine: Readonly<Record<FrameShape, number>> = {
  wide: 26,
  square: 22,
  tall: 20,
};

/** Where words and everything else that matters stay; apps put their buttons over the rest of a tall frame. */
export function safeArea(frame: Size & Pick<SlideFrame, 'captionRoom'>): Box {
  const { width, height, captionRoom: { above, below } = { above: 0, below: 0 } } = frame;
  // A 4:5 film stands in a feed, with the buttons below it.
  const tall = isUpright(frame);
  const [top, bottom, side] = tall ? [0.12, 0.2, 0.112] : [0.07, 0.07, 0.06];
  return {
    x: width * side,
    y: height * top + above,
    width: width * (1 - 2 * side),
    height: height * (1 - top - bottom) - above - below,
  };
}

export const wholeFrame = ({ width, height }: Size): Box => ({ x: 0, y: 0, width, height });

export function inset(box: Box, x: number, y = x): Box {
  return {
    x: box.x + x,
    y: box.y + y,
    width: Math.max(1, box.width - 2 * x),
    height: Math.max(1, box.height - 2 * y),
  };
}
