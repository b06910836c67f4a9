import { holdBytes, scratchBytes } from './convert/frame-mixer.ts';
import { rgbaBytes, yuvBytes } from './convert/yuv-converter.ts';
import type { YuvPicture } from './frame-source.ts';

/** Drawn frames that wait to be converted at a time: one is converted, the next one drawn. */
export const drawnPlaces = 2;
/** Converted frames that wait for ffmpeg at a time. */
const convertedPlaces = 3;
/** A ground has at most so many times the px of a frame. */
const groundMost = 3;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where everything lies in the memory that the drawing and the encoding thread share, in bytes from its start. */
export interface FramePlaces {
  readonly drawn: readonly number[];
  readonly converted: readonly number[];
  readonly grounds: readonly [number, number];
  readonly front: number;
  readonly hold: number;
  readonly scratch: number;
  readonly total: number;
}

export function framePlaces({ width, height }: Size): FramePlaces {
  let end = 0;
  const place = (bytes: number) => {
    const start = end;
    end += Math.ceil(bytes / 64) * 64;
    return start;
  };
  const places = (count: number, bytes: number) =>
    Array.from({ length: count }, () => place(bytes));
  return {
    drawn: places(drawnPlaces, rgbaBytes(width, height)),
    converted: places(convertedPlaces, yuvBytes(width, height)),
    grounds: [place(groundBytes({ width, height })), place(groundBytes({ width, height }))],
    front: place(yuvBytes(width, height)),
    hold: place(holdBytes(width, height)),
    scratch: place(scratchBytes(width)),
    total: end,
  };
}

/** Whether there is room for a picture behind frames of this size. */
export function fitsAsGround({ bytes, width }: YuvPicture, frame: Size): boolean {
  return bytes.length <= groundBytes(frame) && width <= 16_384;
}

function groundBytes({ width, height }: Size): number {
  return groundMost * yuvBytes(width, height);
}
