import type { ProgramFailed, ProgramStart } from '../media-tools/start-program.ts';
import type { GroundBox, PlacedPicture } from './convert/frame-mixer.ts';

/** What the encoding thread starts with. */
export interface ThreadStart {
  /** Laid out as frame-places.ts says. */
  readonly memory: WebAssembly.Memory;
  readonly start: Omit<ProgramStart, 'signal'>;
  readonly width: number;
  readonly height: number;
}

/** What the drawing thread says to the encoding thread. Pictures are named by where they lie in the memory. */
export type FrameOrder =
  | { readonly kind: 'frame'; readonly pixels: number }
  | { readonly kind: 'same' }
  | { readonly kind: 'front'; readonly pixels: number }
  | { readonly kind: 'mix'; readonly ground: PlacedPicture; readonly box: GroundBox }
  | { readonly kind: 'end' }
  | { readonly kind: 'stop' };

/** What it answers: each picture is 'taken' once its place is free again. */
export type FrameReport =
  | { readonly kind: 'taken' }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed';
      readonly reason: ProgramFailed['reason'];
      readonly complaint: string;
    };
