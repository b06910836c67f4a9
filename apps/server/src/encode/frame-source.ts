import type { GroundBox } from './convert/frame-mixer.ts';

/** A yuv420p picture (BT.709, limited range); width and height are even. */
export interface YuvPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A frame that need not be drawn: a picture that fills it, and what lies in front of that. */
export interface MixedFrame {
  readonly ground: YuvPicture;
  readonly box: GroundBox;
  /** Premultiplied RGBA, as large as the frame; the same object as long as it looks the same. */
  readonly front: Uint8Array;
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
