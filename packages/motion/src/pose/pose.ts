import type { Clip } from './clip.ts';

/**
 * How one thing (an item, a slide, a line, a word, a letter) differs from its rest at a moment.
 * A missing field is at rest. Whoever draws applies, from the outside in: shift, then around the
 * origin turn, skew, turns in space and scale, then the clip in the thing's own moved box; opacity
 * and filters go on the result.
 */
export interface Pose {
  /** Factor, 0 to 1. */
  readonly opacity?: number;
  /** Shift in fractions of the thing's own box. */
  readonly x?: number;
  readonly y?: number;
  /** Shift in fractions of the stage: for coming from outside of the picture. */
  readonly stageX?: number;
  readonly stageY?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  readonly rotateDeg?: number;
  readonly skewXDeg?: number;
  readonly skewYDeg?: number;
  /** Turns in space, drawn as foreshortening: scale by the cosine; with perspective if one can. */
  readonly rotateXDeg?: number;
  readonly rotateYDeg?: number;
  /** What turns and scales happen around, in fractions of the box: .5 unless told. */
  readonly originX?: number;
  readonly originY?: number;
  /** Standard deviation of the blur, in fractions of the box's height. */
  readonly blur?: number;
  /** Factors, 1 at rest. */
  readonly brightness?: number;
  readonly saturate?: number;
  readonly contrast?: number;
  /** Amounts, 0 at rest, 1 wholly. */
  readonly grayscale?: number;
  readonly sepia?: number;
  readonly hueRotateDeg?: number;
  /** Added between letters, in fractions of the font size. Pictures ignore it. */
  readonly letterSpacingEm?: number;
  /** What of the thing can be seen, in its own (moving) box. */
  readonly clip?: Clip;
  /** Touches that a drawer may leave out. Motion blur: smeared along this shift of its own box. */
  readonly smearX?: number;
  readonly smearY?: number;
  /** Red and blue drawn apart by this fraction of the box's height. */
  readonly split?: number;
  /** A soft halo in its own colours: how strong, 0 to 1. */
  readonly glow?: number;
}

export const restPose: Pose = Object.freeze({});
