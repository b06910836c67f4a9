import type { Path } from '../path/path.ts';

/** A scratch or a speck of dust, in fractions of the picture. */
export interface OverlayMark {
  readonly path: Path;
  readonly color: string;
  readonly opacity: number;
  /** In fractions of the picture's height; missing: filled. */
  readonly strokeWidth?: number;
}

export interface Vignette {
  readonly inner: number;
  readonly opacity: number;
}

/** What an overlay lays over the whole picture at a moment. Missing: nothing of it. Drawn in this order. */
export interface OverlayLook {
  /** The picture itself, drawn again through these filters (CSS meaning). */
  readonly filter?: {
    readonly sepia?: number;
    readonly saturate?: number;
    readonly contrast?: number;
    readonly brightness?: number;
  };
  /** The picture jumps by this fraction of its size. */
  readonly shake?: { readonly x: number; readonly y: number };
  readonly tint?: {
    readonly color: string;
    readonly opacity: number;
    readonly blend: 'multiply' | 'screen' | 'overlay' | 'soft-light' | 'normal';
  };
  readonly marks?: readonly OverlayMark[];
  /**
   * Noise (`grainTile(seed, 256)`, each of its pixels `grainPx` large on a picture of 1080 px height),
   * tiled from a shift in fractions of the tile, blended as 'overlay'.
   */
  readonly grain?: {
    readonly seed: string;
    readonly opacity: number;
    readonly grainPx: number;
    readonly shiftX: number;
    readonly shiftY: number;
  };
  /** Dark corners: nothing up to `inner` of the way to them, `opacity` there; see `vignetteStops`. */
  readonly vignette?: Vignette;
  /** A film that is lit unevenly: black (below 0) or white (above 0) over all, -1 to 1. */
  readonly flicker?: number;
}

export interface Overlay {
  /** Permanent: saved projects hold it. */
  readonly id: string;
  readonly label: string;
  readonly look: (seconds: number) => OverlayLook;
}
