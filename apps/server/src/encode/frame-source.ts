import type { GroundBox } from './convert/frame-mixer.ts';
import type { Stamp } from './stamping/stamper.ts';

/** A yuv420p picture (BT.709, limited range); width and height are even. */
export interface YuvPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A picture that fills a frame, behind all else. */
export interface FrameGround {
  readonly picture: YuvPicture;
  readonly box: GroundBox;
}

/** A frame that need not be drawn: it is put together of what was drawn before. From the back to the front: */
export interface MixedFrame {
  /** If there is none, what lies in front fills it. */
  readonly ground?: FrameGround | undefined;
  /** Premultiplied RGBA, as large as the frame; the same object as long as it looks the same. */
  readonly front: Uint8Array;
  /** Letters that move; at most `maxStamps`. */
  readonly stamps: readonly Stamp[];
  /** What lies in front of them, as `front`. */
  readonly over?: Uint8Array | undefined;
}

/** A frame that is drawn all but its ground. */
export interface LaidFrame {
  readonly ground: FrameGround;
  /** Premultiplied RGBA, as large as the frame. */
  readonly pixels: Uint8Array;
}

/** A part of a frame. Its place and size are even. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Patch {
  readonly area: Area;
  /** Of the area alone, as those of a frame. */
  readonly pixels: Uint8Array;
}

/** The frame before, but for these parts of it; together at most half of it. */
export interface PatchedFrame {
  readonly patches: readonly Patch[];
}

/** The pixels of a frame, premultiplied RGBA, row after row; or what to put it together of. */
export type Frame = Uint8Array | MixedFrame | LaidFrame | PatchedFrame;

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
