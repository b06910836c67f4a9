/**
 * How a blur is made. Skia blurs with windows of whole px, so a slowly growing blur would grow in steps;
 * and below 0.8 px it does nothing. Small blurs are therefore mixed of two that it can do. Larger ones
 * are always the same blur, of a picture that was made smaller: that is as smooth as one likes, and the
 * larger the blur the quicker.
 */
export interface Softness {
  /** How much smaller the picture is while it is blurred. */
  readonly scale: number;
  /** Laid on each other, these weights add up to 1. */
  readonly passes: readonly { readonly blurPx: number; readonly weight: number }[];
}

/** What to ask for, and the standard deviation that comes of it (measured on edges). */
const small = { askPx: 1, givesPx: 1.077 };
const middle = { askPx: 2.1, givesPx: 2.124 };
const large = { askPx: 3.2, givesPx: 3.129 };
/** The least blur that Skia can do. */
export const leastSoftPx = small.givesPx;
/** Less cannot be seen. */
export const leastBlurPx = 0.1;

export function softnessOf(blurPx: number): Softness {
  if (blurPx >= large.givesPx) return shrunk(large, blurPx);
  if (blurPx >= middle.givesPx) return shrunk(middle, blurPx);
  if (blurPx >= small.givesPx) return mixed(small.askPx, small.givesPx, blurPx, middle);
  return mixed(0, 0, blurPx, small);
}

function shrunk({ askPx, givesPx }: typeof large, blurPx: number): Softness {
  return { scale: givesPx / blurPx, passes: [{ blurPx: askPx, weight: 1 }] };
}

/** The squares of deviations add up as the weights do. */
function mixed(askPx: number, givesPx: number, blurPx: number, next: typeof large): Softness {
  const share = (blurPx ** 2 - givesPx ** 2) / (next.givesPx ** 2 - givesPx ** 2);
  const weight = Math.min(1, Math.max(0, share));
  return {
    scale: 1,
    passes: [
      { blurPx: askPx, weight: 1 - weight },
      { blurPx: next.askPx, weight },
    ],
  };
}
