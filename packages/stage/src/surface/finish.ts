/** What happens to a layer as it is laid on the picture. Lengths are px of the canvas. */
export interface Finish {
  readonly opacity?: number;
  /** Colour filters, as canvases take them. */
  readonly filter?: string | undefined;
  /** Standard deviation of the blur that comes after them. */
  readonly blurPx?: number;
  /** How far from beyond the canvas something may still come into sight. */
  readonly reachPx?: number;
  readonly blend?: string;
  readonly shadow?: {
    readonly color: string;
    readonly blurPx: number;
    readonly xPx: number;
    readonly yPx: number;
  };
  readonly halo?: Halo | undefined;
  /** Red is laid so far to one side, blue to the other. */
  readonly split?: { readonly xPx: number; readonly yPx: number } | undefined;
}

/** Light around something, in its own colours. */
export interface Halo {
  readonly blurPx: number;
  /** 0 to 1. */
  readonly strength: number;
}

/** A halo is a little brighter than what it lies around. */
export const haloBrightness = 1.3;
export const haloFilter = `brightness(${haloBrightness})`;
/** Screened, light never burns what is bright already, and what is dark throws none. */
export const haloBlend = 'screen';

/** The same on a canvas with so many px for one of the picture's. */
export function scaledFinish(finish: Finish, by: number): Finish {
  const { blurPx, reachPx, shadow, halo, split } = finish;
  return {
    ...finish,
    ...(blurPx !== undefined && { blurPx: blurPx * by }),
    ...(reachPx !== undefined && { reachPx: reachPx * by }),
    ...(shadow && {
      shadow: {
        ...shadow,
        blurPx: shadow.blurPx * by,
        xPx: shadow.xPx * by,
        yPx: shadow.yPx * by,
      },
    }),
    ...(halo && { halo: { ...halo, blurPx: halo.blurPx * by } }),
    ...(split && { split: { xPx: split.xPx * by, yPx: split.yPx * by } }),
  };
}
