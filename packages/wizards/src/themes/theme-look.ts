import type { Palette } from '@reelwright/pictures';

/** How a film looks: what a preset of the spec is made from. */
export interface ThemeLook {
  readonly id: string;
  readonly label: string;
  readonly palette: Palette;
  readonly titleFont: string;
  readonly textFont: string;
  /** A slide change of the catalogue, and how long it takes. */
  readonly transition: { readonly effect: string; readonly durationMs: number };
  /** How titles and lines come in. */
  readonly titleEffect: string;
  readonly textEffect: string;
}
