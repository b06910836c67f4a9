import { holdBytes, type LayerPlaces, scratchBytes } from './convert/frame-mixer.ts';
import { rgbaBytes, yuvBytes } from './convert/yuv-converter.ts';
import type { YuvPicture } from './frame-source.ts';
import { overhang, stampBytes, stampScratchBytes } from './stamping/stamper.ts';

/** Drawn frames that wait to be converted at a time: one is converted, the next one drawn. */
const drawnPlaces = 2;
/** Converted frames that wait for ffmpeg at a time. */
const convertedPlaces = 3;
/**
 * Lists of stamps that wait: small, and worth having many of. Drawing then does several frames in a row,
 * instead of being fetched for each of them.
 */
const stampLists = 8;
/** So many stamps can lie on a frame. */
export const maxStamps = 4096;
/** All masks of a frame together have at most so many bytes. */
export const maxMaskBytes = 8_000_000;
/** A ground has at most so many times the px of a frame. */
const maxGround = 3;

interface Size {
  readonly width: number;
  readonly height: number;
}

type Several = readonly [number, ...number[]];

/** Where everything lies in the memory that the drawing and the encoding thread share, in bytes from its start. */
export interface FramePlaces {
  readonly drawn: Several;
  readonly converted: Several;
  readonly grounds: Several;
  readonly front: LayerPlaces;
  readonly over: LayerPlaces;
  readonly stamps: Several;
  /** Lists of what lies on each of the converted frames. */
  readonly stamped: Several;
  readonly masks: number;
  /** A converted part of a frame. */
  readonly patch: number;
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
  const places = (count: number, bytes: number): Several => [
    place(bytes),
    ...Array.from({ length: count - 1 }, () => place(bytes)),
  ];
  const layer = () => ({
    yuv: place(yuvBytes(width, height)),
    hold: place(holdBytes(width, height)),
  });
  return {
    drawn: places(drawnPlaces, rgbaBytes(width, height)),
    converted: places(convertedPlaces, yuvBytes(width, height) + overhang),
    grounds: places(2, groundBytes({ width, height })),
    front: layer(),
    over: layer(),
    stamps: places(stampLists, maxStamps * stampBytes),
    stamped: places(convertedPlaces, maxStamps * stampBytes),
    masks: place(2 * maxMaskBytes + overhang),
    patch: place(yuvBytes(width, height)),
    scratch: place(Math.max(scratchBytes(width), stampScratchBytes(width))),
    total: end,
  };
}

/** Whether there is room for a picture behind frames of this size. */
export function fitsAsGround({ bytes, width }: YuvPicture, frame: Size): boolean {
  return bytes.length <= groundBytes(frame) && width <= 16_384;
}

function groundBytes({ width, height }: Size): number {
  return maxGround * yuvBytes(width, height);
}
