/**
 * How a blur is made. Skia takes as long for a blur of one px as for one of ten, and blurs with windows of whole
 * px, so that a slowly growing blur would grow in steps. So a picture is made smaller first, by as much as nobody
 * sees afterwards: that is as smooth as one likes, and the larger the blur the quicker. Halving a picture and
 * making it large again is a small blur of its own.
 */
export interface Softness {
  /** How much smaller the picture is while it is blurred. */
  readonly scale: number;
  /** Laid on each other, these weights add up to 1. */
  readonly passes: readonly Pass[];
}

interface Pass {
  /** What Skia is asked for. */
  readonly blurPx: number;
  readonly weight: number;
  /** Halved and made large again instead. */
  readonly halved?: true;
}

/** What comes of halving alone: its standard deviation, measured on edges. */
const halvedPx = 1.02;
/** What Skia is asked for, and what comes of it together with making small and large, in px of the small picture. */
const fine = { askPx: 1, givesPx: 1.19 };
const smooth = { askPx: 2.1, givesPx: 2.18 };
/** From here on, a coarser picture would be seen to be made of squares. */
const smoothFromPx = 6;

/** The least blur that is made without mixing it with what is sharp. */
export const leastSoftPx = halvedPx;
/** Less cannot be seen. */
export const leastBlurPx = 0.1;

export function softnessOf(blurPx: number): Softness {
  if (blurPx >= smoothFromPx) return shrunk(smooth, blurPx);
  if (blurPx >= fine.givesPx) return shrunk(fine, blurPx);
  if (blurPx >= halvedPx) {
    const weight = shareBetween(halvedPx, fine.givesPx, blurPx);
    return {
      scale: 1,
      passes: [
        { blurPx: 0, weight: 1 - weight, halved: true },
        { blurPx: fine.askPx, weight },
      ],
    };
  }
  const weight = shareBetween(0, halvedPx, blurPx);
  return {
    scale: 1,
    passes: [
      { blurPx: 0, weight: 1 - weight },
      { blurPx: 0, weight, halved: true },
    ],
  };
}

function shrunk({ askPx, givesPx }: typeof fine, blurPx: number): Softness {
  return { scale: givesPx / blurPx, passes: [{ blurPx: askPx, weight: 1 }] };
}

/** The squares of deviations add up as the weights do. */
function shareBetween(fromPx: number, toPx: number, blurPx: number): number {
  const share = (blurPx ** 2 - fromPx ** 2) / (toPx ** 2 - fromPx ** 2);
  return Math.min(1, Math.max(0, share));
}
