/// <reference path="./webassembly.d.ts" />
import { readFileSync } from 'node:fs';
import { yuvBytes } from './yuv-converter.ts';

/**
 * Turns yuv420p (BT.709, limited range) into RGBA to draw with. The work is done by yuv-to-rgba.wasm;
 * its source is yuv-to-rgba.wat, `npm run wasm` makes it anew.
 */
export interface RgbaMaker {
  /** The pixels stay until the next call. */
  make(yuv: Uint8Array): Uint8ClampedArray<ArrayBuffer>;
}

interface Kernels {
  toRgba(y: number, u: number, v: number, count: number, to: number): void;
}

const pageBytes = 65_536;
/** A row is read and written up to a block beyond its end. */
const slackBytes = 64;

let module: WebAssembly.Module | undefined;

export function createRgbaMaker(width: number, height: number): RgbaMaker {
  module ??= new WebAssembly.Module(readFileSync(new URL('./yuv-to-rgba.wasm', import.meta.url)));
  const planes = yuvBytes(width, height);
  const pixels = planes + slackBytes;
  const total = pixels + width * height * 4 + slackBytes;
  const memory = new WebAssembly.Memory({ initial: Math.ceil(total / pageBytes) });
  const { exports } = new WebAssembly.Instance<Kernels>(module, { frames: { memory } });
  const buffer = memory.buffer as ArrayBuffer;
  const bytes = new Uint8Array(buffer);
  const made = new Uint8ClampedArray(buffer, pixels, width * height * 4);
  return {
    make(yuv) {
      bytes.set(yuv.subarray(0, planes));
      for (let y = 0; y < height; y += 1) {
        const u = width * height + (y >> 1) * (width / 2);
        exports.toRgba(y * width, u, u + (width * height) / 4, width, pixels + y * width * 4);
      }
      return made;
    },
  };
}
