import type { ProgramFailed, ProgramStart } from '../media-tools/start-program.ts';

/** Drawn frames that wait to be converted at a time: one is converted, the next one drawn. */
export const drawnPlaces = 2;
/** Converted frames that wait for ffmpeg at a time. */
export const convertedPlaces = 3;

/** What the encoding thread starts with. */
export interface ThreadStart {
  /** `drawnPlaces` frames of RGBA, then `convertedPlaces` of yuv420p. */
  readonly memory: WebAssembly.Memory;
  readonly start: Omit<ProgramStart, 'signal'>;
  readonly width: number;
  readonly height: number;
}

/** What the drawing thread says to the encoding thread. */
export type FrameOrder =
  | { readonly kind: 'frame'; readonly place: number }
  | { readonly kind: 'same' }
  | { readonly kind: 'end' }
  | { readonly kind: 'stop' };

/** What it answers: each frame is 'taken' once its place is free again. */
export type FrameReport =
  | { readonly kind: 'taken' }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed';
      readonly reason: ProgramFailed['reason'];
      readonly complaint: string;
    };
