/// <reference path="./webassembly.d.ts" />
import { readFileSync } from 'node:fs';

/** Where a picture behind everything else is laid: all of it, in px of the frame; what sticks out is not seen. */
export interface GroundBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A yuv420p picture in the memory; width and height are even. */
export interface PlacedPicture {
  readonly at: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes a frame out of a picture that fills it and of what lies in front, all in yuv420p: where only
 * the picture moves, or is a video, this takes a quarter of the time of drawing. The work is done by
 * mix-rows.wasm; its source is mix-rows.wat, `npm run wasm` makes it anew.
 */
export interface FrameMixer {
  /** Takes what lies in front: premultiplied RGBA at `pixels`, and the same as yuv420p at `front`. */
  takeFront(pixels: number): void;
  mix(ground: PlacedPicture, box: GroundBox, to: number): void;
}

/** Where the mixer's own things lie in the memory. */
export interface MixerPlaces {
  /** What lies in front, as yuv420p. */
  readonly front: number;
  /** How much it lets through, of 255: for each px, then for each four. */
  readonly hold: number;
  readonly scratch: number;
}

interface Kernels {
  mixRows(first: number, second: number, weight: number, count: number, to: number): void;
  stretchRow(from: number, table: number, tableEnd: number, to: number): void;
  layRow(
    ground: number,
    front: number,
    hold: number,
    offset: number,
    count: number,
    to: number,
  ): void;
}

/** Eight px of a row are made of sixteen at most. */
const blockPx = 8;
const blockReach = 15;
const tableBytes = 32;
/** Room on both sides of a row, filled with its last px. */
const padding = 32;
/** What stands for nothing in each of the three planes. */
const [black, grey] = [16, 128];

export const holdBytes = (width: number, height: number) => (width * height * 5) / 4;
export const scratchBytes = (widthMost: number) => 64 * 1024 + 12 * widthMost;

/** Whether a picture of this size, laid so, can be mixed: it is not made much smaller. */
export function canMix(picture: { width: number; height: number }, box: GroundBox): boolean {
  return blockPx * (picture.width / box.width) < blockReach && picture.height < 2 * box.height;
}

let module: WebAssembly.Module | undefined;

export function createFrameMixer(
  memory: WebAssembly.Memory,
  { width, height }: { readonly width: number; readonly height: number },
  { front, hold, scratch }: MixerPlaces,
): FrameMixer {
  module ??= new WebAssembly.Module(readFileSync(new URL('./mix-rows.wasm', import.meta.url)));
  const { exports: kernels } = new WebAssembly.Instance<Kernels>(module, { frames: { memory } });
  const bytes = new Uint8Array(memory.buffer);
  const view = new DataView(memory.buffer);
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const table = scratch;
  const line = table + tableBytes * Math.ceil(width / blockPx);
  const row = line + width + padding;
  /** Rows in which there is anything in front at all. */
  const touched = { full: new Uint8Array(height), half: new Uint8Array(halfHeight) };

  /** One plane of the frame, out of one plane of the ground. */
  function mixPlane(plane: {
    readonly from: PlacedPicture;
    readonly box: GroundBox;
    readonly width: number;
    readonly height: number;
    readonly to: number;
    readonly front: number;
    readonly hold: number;
    readonly touched: Uint8Array;
    readonly nothing: number;
  }): void {
    const { from, box } = plane;
    const stepX = from.width / box.width;
    const stepY = from.height / box.height;
    const columnAt = (x: number) =>
      within((x + 0.5 - box.x) * stepX - 0.5, -1, from.width + padding - blockReach - 2);
    const tableEnd = fillTable(view, table, plane.width, columnAt);
    const first = Math.max(0, Math.floor(columnAt(0)));
    const count = Math.min(from.width, Math.floor(columnAt(plane.width - 1)) + 2) - first;
    const unscaled = stepX === 1 && Number.isInteger(box.x);
    for (let y = 0; y < plane.height; y += 1) {
      const at = within((y + 0.5 - box.y) * stepY - 0.5, 0, from.height - 1);
      let upper = Math.floor(at);
      let weight = Math.round((at - upper) * 256);
      if (weight === 256) {
        upper += 1;
        weight = 0;
      }
      const source = from.at + upper * from.width;
      const lies = plane.touched[y] === 1;
      const to = plane.to + y * plane.width;
      const stretched = lies ? line : to;
      if (unscaled && weight === 0) {
        bytes.copyWithin(stretched, source - box.x, source - box.x + plane.width);
      } else {
        if (weight === 0) {
          bytes.copyWithin(row + padding + first, source + first, source + first + count);
        } else {
          const second = source + from.width + first;
          kernels.mixRows(source + first, second, weight, count, row + padding + first);
        }
        padRow(first, count);
        kernels.stretchRow(row + padding, table, tableEnd, stretched);
      }
      if (lies) {
        const offset = y * plane.width;
        kernels.layRow(
          line,
          plane.front + offset,
          plane.hold + offset,
          plane.nothing,
          plane.width,
          to,
        );
      }
    }
  }

  function padRow(first: number, count: number): void {
    const start = row + padding + first;
    bytes[start - 1] = bytes[start] ?? 0;
    bytes.fill(bytes[start + count - 1] ?? 0, start + count, start + count + padding);
  }

  return {
    takeFront(pixels) {
      takeHold(bytes, { pixels, hold, width, height });
      markRows(bytes, hold, width, touched.full);
      markRows(bytes, hold + width * height, halfWidth, touched.half);
    },
    mix(ground, box, to) {
      mixPlane({
        ...{ from: ground, box, width, height, to, front, hold },
        ...{ touched: touched.full, nothing: black },
      });
      const half = {
        ...{ width: halfWidth, height: halfHeight, hold: hold + width * height },
        ...{ touched: touched.half, nothing: grey },
        box: { x: box.x / 2, y: box.y / 2, width: box.width / 2, height: box.height / 2 },
      };
      for (const plane of [0, 1]) {
        const part = {
          at: ground.at + (ground.width * ground.height * (4 + plane)) / 4,
          width: ground.width / 2,
          height: ground.height / 2,
        };
        const offset = (width * height * (4 + plane)) / 4;
        mixPlane({ ...half, from: part, to: to + offset, front: front + offset });
      }
    },
  };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** What stretchRow makes each px of a row of: see mix-rows.wat. Returns where the table ends. */
function fillTable(
  view: DataView,
  table: number,
  width: number,
  columnAt: (x: number) => number,
): number {
  let entry = table;
  for (let block = 0; block < width; block += blockPx) {
    // The last block is a whole one too: some of its px are made twice.
    const start = Math.min(block, width - blockPx);
    const base = Math.floor(columnAt(start));
    view.setInt32(entry, base, true);
    view.setInt32(entry + 4, start, true);
    for (let px = 0; px < blockPx; px += 1) {
      const at = Math.round((columnAt(start + px) - base) * 256);
      view.setUint8(entry + 8 + px, at >> 8);
      view.setUint16(entry + 16 + 2 * px, at & 255, true);
    }
    entry += tableBytes;
  }
  return entry;
}

/** How much each px, and each four together, let through. */
function takeHold(
  bytes: Uint8Array,
  places: { pixels: number; hold: number; width: number; height: number },
): void {
  const { pixels, hold, width, height } = places;
  for (let index = 0; index < width * height; index += 1) {
    bytes[hold + index] = 255 - (bytes[pixels + 4 * index + 3] ?? 0);
  }
  let to = hold + width * height;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const at = hold + y * width + x;
      const upper = (bytes[at] ?? 0) + (bytes[at + 1] ?? 0);
      const lower = (bytes[at + width] ?? 0) + (bytes[at + width + 1] ?? 0);
      bytes[to] = (upper + lower + 2) >> 2;
      to += 1;
    }
  }
}

function markRows(bytes: Uint8Array, hold: number, width: number, rows: Uint8Array): void {
  for (let y = 0; y < rows.length; y += 1) {
    const row = bytes.subarray(hold + y * width, hold + (y + 1) * width);
    rows[y] = row.every((value) => value === 255) ? 0 : 1;
  }
}
