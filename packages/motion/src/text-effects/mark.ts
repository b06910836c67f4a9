import type { Path } from '../path/path.ts';
import type { Pose } from '../pose/pose.ts';

/** Instead of a colour: the colour of the text itself. */
export const textColor = 'currentColor';

interface Stroke {
  /** A CSS colour, or `textColor`. */
  readonly color: string;
  readonly widthPx: number;
  readonly cap: 'round' | 'butt' | 'square';
  /** The visible part of the length, 0 to 1; `trimPath` cuts it out. All of it unless told. */
  readonly from?: number;
  readonly to?: number;
}

interface AnyMark {
  readonly opacity?: number;
  readonly blend?: 'normal' | 'multiply' | 'screen';
  /** Moves the mark within the block's box; the look's `block` pose comes on top. */
  readonly pose?: Pose;
}

export interface PathMark extends AnyMark {
  readonly kind: 'path';
  readonly path: Path;
  readonly stroke?: Stroke;
  /** A CSS colour, or `textColor`. */
  readonly fill?: string;
  /** Softens the edges. */
  readonly blurPx?: number;
}

/** A hand; `gestureDrawings` holds its paths, in a square of 1 around the point it touches with. */
export interface GestureMark extends AnyMark {
  readonly kind: 'gesture';
  readonly gesture: 'finger' | 'hand';
  /** Where it touches, in px of the block. */
  readonly x: number;
  readonly y: number;
  readonly sizePx: number;
  readonly rotateDeg: number;
}

/** Something drawn with a text, in px of its block. */
export type Mark = PathMark | GestureMark;
