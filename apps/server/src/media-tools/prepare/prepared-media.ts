import type { MediaPrograms } from '../media-programs.ts';

/** A file that somebody brought, in the folder of the job. */
export interface RawMedia {
  readonly programs: MediaPrograms;
  readonly folder: string;
  readonly file: string;
  /** What its content says it is. */
  readonly type: string;
  /** 0 to 100. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

/** What browsers and the encoder take, and what lists and editors show of it. All files are in the same folder. */
export interface PreparedMedia {
  readonly file: string;
  readonly type: string;
  readonly widthPx?: number;
  readonly heightPx?: number;
  readonly seconds?: number;
  /** A small WebP; of a sound, its cover. */
  readonly thumbFile?: string;
  /** What a sound says about itself. */
  readonly tags?: { readonly title?: string; readonly author?: string };
  /** One byte per step of the waveform. */
  readonly peaks?: Uint8Array;
}
