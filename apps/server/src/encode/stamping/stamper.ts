/// <reference path="../convert/webassembly.d.ts" />
import { readFileSync } from 'node:fs';

/**
 * How much each px is covered by letters, of 255; bare px all around it, as many as `maskMargin`.
 * The same object stands for the same letters always.
 */
export interface Mask {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Letters in one colour, to be laid on a frame. */
export interface Stamp {
  readonly mask: Mask;
  /** Where the mask without its margin begins, in px of the frame. */
  readonly x: number;
  readonly y: number;
  /** How large a px of the mask becomes; near 1. */
  readonly scaleX: number;
  readonly scaleY: number;
  /** 0 to 1. */
  readonly opacity: number;
  /** Y, Cb and Cr, in this order from the lowest byte on. */
  readonly color: number;
}

/**
 * Lays letters on a yuv420p frame. The work is done by stamp-letters.wasm; its source is
 * stamp-letters.wat, `npm run wasm` makes it anew.
 */
export interface Stamper {
  /** @param at where the list of stamps lies, as `writeStamp` wrote it. */
  stamp(at: number, count: number, to: number): void;
  /** Takes the stamps of such a list off a frame again. @param below what was there before them. */
  wipe(at: number, count: number, below: number, frame: number): void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Kernel {
  stamp(
    ...given: [
      ...[at: number, count: number, to: number, width: number, height: number],
      ...[table: number, masked: number, covered: number],
    ]
  ): void;
  wipe(
    ...given: [at: number, count: number, below: number, to: number, width: number, height: number]
  ): void;
}

export const maskMargin = 8;
/** A mask is at most so wide. */
export const maxMaskWidth = 4096;
export const stampBytes = 48;
/** What kernels write beyond the end of a row, or of a frame. */
export const overhang = 64;
/** So many rows are done at a time. */
const bandRows = 16;
export const stampScratchBytes = (width: number) =>
  4 * width + overhang + bandRows * (maxMaskWidth + width + 2 * overhang);

let module: WebAssembly.Module | undefined;

export function createStamper(
  memory: WebAssembly.Memory,
  { width, height }: Size,
  scratch: number,
): Stamper {
  module ??= new WebAssembly.Module(readFileSync(new URL('./stamp-letters.wasm', import.meta.url)));
  const { exports: kernel } = new WebAssembly.Instance<Kernel>(module, { frames: { memory } });
  const masked = scratch + 4 * width + overhang;
  const covered = masked + bandRows * (maxMaskWidth + overhang);
  return {
    stamp: (at, count, to) => kernel.stamp(at, count, to, width, height, scratch, masked, covered),
    wipe: (at, count, below, to) => kernel.wipe(at, count, below, to, width, height),
  };
}

/** One side of a stamp: which px of the frame it covers, and where the first of them lies in the mask. */
function side(start: number, scale: number, maskPx: number, framePx: number) {
  const end = start + (maskPx - 2 * maskMargin) * scale;
  // Colours are kept for two by two px. A px is mixed with its neighbour, so one more on each side is needed.
  const first = Math.max(0, Math.floor((Math.floor(start) - 1) / 2) * 2);
  const last = Math.min(framePx, Math.ceil((Math.ceil(end) + 1) / 2) * 2);
  const at = (first + 0.5 - start) / scale - 0.5 + maskMargin;
  return { first, count: last - first, at: fixed(at), step: fixed(1 / scale) };
}

const fixed = (value: number) => Math.round(value * 65_536);

/**
 * Writes a stamp into the list that `stamp` reads: 48 bytes, twelve numbers of 32 bits.
 * @param list of the whole memory.
 * @param at where to, in bytes. @param maskAt where its mask lies.
 * @returns whether any of it lies on the frame; if not, nothing was written.
 */
export function writeStamp(
  list: Int32Array,
  at: number,
  { mask, x, y, scaleX, scaleY, opacity, color }: Stamp,
  maskAt: number,
  frame: Size,
): boolean {
  const across = side(x, scaleX, mask.width, frame.width);
  const down = side(y, scaleY, mask.height, frame.height);
  // Said so that it is true of numbers that are none, too.
  if (!(across.count > 0 && down.count > 0)) return false;
  const entry = at / 4;
  list[entry] = maskAt;
  list[entry + 1] = mask.width;
  list[entry + 2] = across.first;
  list[entry + 3] = down.first;
  list[entry + 4] = across.count;
  list[entry + 5] = down.count;
  list[entry + 6] = across.at;
  list[entry + 7] = across.step;
  list[entry + 8] = down.at;
  list[entry + 9] = down.step;
  list[entry + 10] = Math.round(opacity * 256);
  list[entry + 11] = color;
  return true;
}
