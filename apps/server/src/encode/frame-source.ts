import type { GroundBox } from './convert/frame-mixer.ts';
import type { Stamp } from './stamping/stamper.ts';

/** A yuv420p picture (BT.709, limited range); width and height are even. */
export interface YuvPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A frame that need not be drawn: it is put together of what was drawn before. From the back to the front: */
export interface MixedFrame {
  /** A picture that fills it; if there is none, what lies in front does. */
  readonly ground?: { readonly picture: YuvPicture; readonly box: GroundBox } | undefined;
  /** Premultiplied RGBA, as large as the frame; the same object as long as it looks the same. */
  readonly front: Uint8Array;
  /** Letters that move; at most `maxStamps`. */
  readonly stamps: readonly Stamp[];
  /** What lies in front of them, as `front`. */
  readonly over?: Uint8Array | undefined;
}

/** The pixels of a frame, premultiplied RGBA, row after row; or what to mix it of. */
export type Frame = Uint8Array | MixedFrame;

/** So many frames that look the same. */
interface Stretch {
  readonly frame: Frame;
  readonly frameCount: number;
}

/** Where an encoder gets its frames from, one after the other. */
export interface FrameSource {
  readonly frameCount: number;
  /** From frame `number` on, as long as nothing moves. What it gives is copied before the next call. */
  draw(number: number): Promise<Stretch>;
}
