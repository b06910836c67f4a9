/** When a background is drawn, and for whom: moving ones and blobs depend on it. */
export interface BackgroundMoment {
  readonly seconds: number;
  /** How long it is on screen. */
  readonly durationSeconds: number;
  readonly seed: string;
}
