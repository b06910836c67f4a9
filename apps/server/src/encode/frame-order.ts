import type { ProgramFailed, ProgramStart } from '../media-tools/start-program.ts';
import type { GroundBox, MixerLayer, PlacedPicture } from './convert/frame-mixer.ts';
import type { Area } from './frame-source.ts';

/** What the encoding thread starts with: how large frames are. */
export interface ThreadStart {
  readonly width: number;
  readonly height: number;
}

/** What the drawing thread says to the encoding thread. Pictures are named by where they lie in the memory. */
export type FrameOrder =
  | AnsweredOrder
  /** What all orders from now on are about; laid out as frame-places.ts says. */
  | { readonly kind: 'room'; readonly memory: WebAssembly.Memory }
  /** That is not needed any more. */
  | { readonly kind: 'rest' }
  | { readonly kind: 'begin'; readonly start: Omit<ProgramStart, 'signal'> }
  | { readonly kind: 'end' }
  | { readonly kind: 'stop' };

/** What it says to this is 'taken', once it does not need what lies in the memory any more. */
export type AnsweredOrder =
  | { readonly kind: 'frame'; readonly pixels: number }
  /** A picture, and pixels in front of it. */
  | { readonly kind: 'lay'; readonly ground: OrderedGround; readonly pixels: number }
  /** The frame before, and pixels of some parts of it. */
  | { readonly kind: 'patch'; readonly patches: readonly PlacedPatch[] }
  | { readonly kind: 'same' }
  | {
      readonly kind: 'layer';
      readonly layer: MixerLayer;
      readonly pixels: number;
      /** Whether anything can be seen through it. */
      readonly isOpaque: boolean;
    }
  | MixOrder;

export interface PlacedPatch {
  readonly area: Area;
  readonly pixels: number;
}

interface OrderedGround extends PlacedPicture {
  readonly box: GroundBox;
}

interface MixOrder {
  readonly kind: 'mix';
  readonly ground: OrderedGround | undefined;
  /** As stamper.ts reads them. */
  readonly stamps: { readonly at: number; readonly count: number };
  /** Whether anything lies in front of them. */
  readonly over: boolean;
}

export type FrameReport =
  /** So many orders more. */
  | { readonly kind: 'taken'; readonly orders: number }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed';
      readonly reason: ProgramFailed['reason'];
      readonly complaint: string;
    };
