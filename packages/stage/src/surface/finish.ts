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
}
