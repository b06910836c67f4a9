/** What happens to a layer as it is laid on the picture. Lengths are px of the canvas. */
export interface Finish {
  readonly opacity?: number;
  /** A canvas filter; `reachPx` is how far it spills over. */
  readonly filter?: string | undefined;
  readonly reachPx?: number;
  readonly blend?: string;
  readonly shadow?: {
    readonly color: string;
    readonly blurPx: number;
    readonly xPx: number;
    readonly yPx: number;
  };
}
