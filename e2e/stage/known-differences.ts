/** Where Chromium and Skia's own canvas do not agree to the last bit, how far they may differ, and why. */
export interface KnownDifference {
  readonly sheet: string;
  /** All rows of the sheet unless told. */
  readonly label?: string;
  readonly pixels: number;
  readonly most: number;
  readonly because: string;
}

export const knownDifferences: readonly KnownDifference[] = [];
