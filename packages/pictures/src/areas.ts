/** Where things stand in a frame. */
import type { Focus, PictureBox, PictureFrame } from './recipe.ts';

export type Box = PictureBox;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const wholeFrame = ({ width, height }: PictureFrame): Box => ({ x: 0, y: 0, width, height });

export const isWide = ({ width, height }: Pick<PictureFrame, 'width' | 'height'>) =>
  width > height * 1.2;

export const shorterSide = ({ width, height }: PictureFrame) => Math.min(width, height);

export const squareAt = ({ x, y }: Point, side: number): Box => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});

export const middleOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Where what matters may be: what words leave free, or the part of the frame that the focus names. */
export function freeArea({ width, height, focus, free }: PictureFrame): Box {
  if (free) return free;
  const { x, y, w, h } = areas[focus];
  return { x: width * x, y: height * y, width: width * w, height: height * h };
}

const areas: Readonly<
  Record<Focus, { readonly x: number; readonly y: number; readonly w: number; readonly h: number }>
> = {
  center: { x: 0.02, y: 0.04, w: 0.96, h: 0.92 },
  left: { x: 0.02, y: 0.06, w: 0.5, h: 0.92 },
  right: { x: 0.48, y: 0.06, w: 0.5, h: 0.92 },
  top: { x: 0.02, y: 0.05, w: 0.96, h: 0.58 },
  bottom: { x: 0.02, y: 0.37, w: 0.96, h: 0.58 },
};

/** A square for the subject in the middle of what is free; `share` is its part of a wide frame's height. */
export function subjectBox(frame: PictureFrame, share = 0.62): Box {
  const area = freeArea(frame);
  // High and square frames give it less height: it takes nearly all of that.
  const part = Math.min(1, share * (isWide(frame) ? 1.09 : 1.45));
  const side = Math.min(area.height * part, area.width * (isWide(frame) ? 0.84 : 0.94));
  return squareAt(middleOf(area), side);
}

/** Where things that stand have their feet: as low as the frame's shape and the words let them. */
export function floorOf(frame: PictureFrame, box: Box, share: number): number {
  const area = freeArea(frame);
  if (frame.focus === 'top') return box.y + box.height;
  const low = frame.height * share;
  if (frame.focus !== 'bottom') return low;
  // Higher, it would stand in the words above it.
  return Math.max(Math.min(low, area.y + area.height), box.y + box.height);
}

/** The subject's square, its lower edge on the floor. */
export function standingBox(frame: PictureFrame, share: number, floorShare: number): Box {
  const box = subjectBox(frame, share);
  return { ...box, y: floorOf(frame, box, floorShare) - box.height };
}
