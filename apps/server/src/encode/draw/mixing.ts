import { type Assets, drawFrame, stageScale } from '@reelwright/stage';
import type { MixedFrame } from '../frame-source.ts';
import { LetterMasks } from '../stamping/letter-masks.ts';
import { type Layers, layersOf, movingLetters } from '../stamping/moving-letters.ts';
import { stampsLettersByDefault } from '../stamping/stamps-letters.ts';
import { drawMarks } from './draw-marks.ts';
import type { FindGround } from './find-ground.ts';
import { cleanUp } from './free-memory.ts';
import { lookSame, type Part } from './part.ts';
import type { Rehearsed } from './rehearsal.ts';
import type { StageRequest } from './stage-request.ts';

/** Letters that stood still for so many frames may stay so: then they are drawn with the rest. */
const restsAfter = 15;

/** Drawing a layer by itself pays when it is used for so many frames. */
const paysAfter = 4;
/** If it did not, the next one has to wait, each time longer; for at most so many frames. */
const maxWait = 60;

/** What was drawn by itself. */
interface DrawnLayer {
  readonly parts: readonly Part[];
  readonly hasGround: boolean;
  readonly pixels: Uint8Array;
}

/** Frames in which nothing but the picture behind all else and letters move are mixed, not drawn. */
export function createMixing(
  { movie, width, height, stampsLetters = stampsLettersByDefault }: StageRequest,
  assets: Assets,
  groundOf: FindGround,
) {
  const findLetters: typeof movingLetters = (parts, isStill) =>
    stampsLetters ? movingLetters(parts, isStill) : undefined;
  const masks = new LetterMasks(stageScale(movie.movie.size, { width, height }));
  let front: DrawnLayer | undefined;
  let over: DrawnLayer | undefined;
  /** For how many frames what is in front of the ground has stood still. */
  let rested = 0;
  /** For how many frames the layers have been used, and how long the next ones have to wait. */
  let used = Number.POSITIVE_INFINITY;
  let patience = 0;
  let waits = 0;

  /** Whether layers that have to be drawn first may be. */
  const mayDraw = () => {
    waits -= 1;
    if (waits >= 0) return false;
    patience = used < paysAfter ? Math.min(maxWait, 2 * patience + 2) : 0;
    waits = patience;
    used = 0;
    return true;
  };

  const isDrawn = (layer: DrawnLayer | undefined, parts: readonly Part[], hasGround: boolean) =>
    layer !== undefined && layer.hasGround === hasGround && lookSame(layer.parts, parts);

  const areDrawn = (layers: Layers, hasGround: boolean) =>
    isDrawn(front, layers.front, hasGround) &&
    (layers.over.length === 0 || isDrawn(over, layers.over, false));

  const drawn = (
    layer: DrawnLayer | undefined,
    seconds: number,
    parts: readonly Part[],
    marks: { readonly from: number; readonly to: number },
    hasGround: boolean,
  ): DrawnLayer => {
    if (layer && isDrawn(layer, parts, hasGround)) return layer;
    const pixels = drawMarks({ width, height }, marks, (surface) =>
      drawFrame(movie, seconds, assets, surface),
    );
    cleanUp();
    return { parts, hasGround, pixels };
  };

  /** Which parts are drawn once, if it pays: only if they stay. */
  const divide = (
    rehearsed: Rehearsed,
    last: Rehearsed | undefined,
    isMoving: boolean,
  ): Layers | undefined => {
    const hasGround = rehearsed.ground !== undefined;
    const rests =
      last !== undefined &&
      (last.ground !== undefined) === hasGround &&
      lookSame(last.parts, rehearsed.parts);
    rested = rests ? rested + 1 : 0;
    const whole = layersOf(rehearsed.parts);
    if (isDrawn(front, whole.front, hasGround)) return whole;
    const known = findLetters(rehearsed.parts, (layers) => areDrawn(layers, hasGround));
    // What stands still for long is drawn with all care, and by itself.
    if (known && isMoving && rested < restsAfter) return known;
    if (hasGround && rests) return whole;
    if (!isMoving || !last || (last.ground !== undefined) !== hasGround) return undefined;
    return findLetters(rehearsed.parts, (layers) => {
      const before = last.parts;
      const { front: behind, over: ahead } = layers;
      return (
        before.length === rehearsed.parts.length &&
        lookSame(before.slice(0, behind.length), behind) &&
        lookSame(before.slice(before.length - ahead.length), ahead)
      );
    });
  };

  /** @param isMoving whether the next frame looks different. */
  return (
    seconds: number,
    rehearsed: Rehearsed,
    last: Rehearsed | undefined,
    isMoving: boolean,
  ): MixedFrame | undefined => {
    const layers = divide(rehearsed, last, isMoving);
    const ground = layers && groundOf(rehearsed);
    if (!layers || ground === 'unfit') return undefined;
    const stamps = masks.stampsOf(layers.letters?.letters ?? []);
    if (!stamps) return undefined;
    const hasGround = ground !== undefined;
    const hidden = rehearsed.ground?.marks ?? 0;
    const shown = { from: hidden, to: layers.letters?.from ?? Number.POSITIVE_INFINITY };
    if (!areDrawn(layers, hasGround) && !mayDraw()) return undefined;
    used += 1;
    front = drawn(front, seconds, layers.front, shown, hasGround);
    if (layers.over.length > 0) {
      const ahead = { from: layers.letters?.to ?? 0, to: Number.POSITIVE_INFINITY };
      over = drawn(over, seconds, layers.over, ahead, false);
    }
    return {
      ground,
      front: front.pixels,
      stamps,
      over: layers.over.length > 0 ? over?.pixels : undefined,
    };
  };
}
