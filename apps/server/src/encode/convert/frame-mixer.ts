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

/** What stands still: in front of the ground, and in front of all that moves there. */
export type MixerLayer = 'front' | 'over';

/** Where the mixer's layers lie in the memory. */
export interface LayerPlaces {
  readonly yuv: number;
  /** How much it lets through, of 255: for each px, then for each four. */
  readonly hold: number;
}

/**
 * Makes a frame out of a picture that fills it and of what lies in front, all in yuv420p: where only
 * the picture moves, or is a video, this takes a quarter of the time of drawing. The work is done by
 * mix-rows.wasm; its source is mix-rows.wat, `npm run wasm` makes it anew.
 */
export interface FrameMixer {
  /** Takes a layer's premultiplied RGBA at `pixels`; the same as yuv420p is in its place already. */
  takeLayer(layer: MixerLayer, pixels: number): void;
  /** The front alone, where it fills the frame. */
  copyFront(to: number): void;
  mix(ground: PlacedPicture, box: GroundBox, to: number): void;
  /** The ground alone. */
  layGround(ground: PlacedPicture, box: GroundBox, to: number): void;
  layOver(to: number): void;
  /** Takes it off again, down to the front, where that fills the frame. */
  wipeOver(to: number): void;
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
export const scratchBytes = (maxWidth: number) => 64 * 1024 + 12 * maxWidth;

/** Whether a picture of this size, laid so, can be mixed: it is not made much smaller. */
export function canMix(picture: { width: number; height: number }, box: GroundBox): boolean {
  return blockPx * (picture.width / box.width) < blockReach && picture.height < 2 * box.height;
}

let module: WebAssembly.Module | undefined;

export function createFrameMixer(
  memory: WebAssembly.Memory,
  { width, height }: { readonly width: number; readonly height: number },
  { scratch, ...places }: Readonly<Record<MixerLayer, LayerPlaces>> & { readonly scratch: number },
): FrameMixer {
  module ??= new WebAssembly.Module(readFileSync(new URL('./mix-rows.wasm', import.meta.url)));
  const { exports: kernels } = new WebAssembly.Instance<Kernels>(module, { frames: { memory } });
  const bytes = new Uint8Array(memory.buffer);
  const view = new DataView(memory.buffer);
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const table = scratch;
  const line = table + tableBytes * Math.ceil(width / blockPx);
  const row = line + width + padding;
  /** Rows in which there is anything of a layer at all. */
  const rows = () => ({ full: new Uint8Array(height), half: new Uint8Array(halfHeight) });
  const touched = { front: rows(), over: rows() };

  /** One plane of the frame, out of one plane of the ground. */
  function mixPlane(plane: {
    readonly from: PlacedPicture;
    readonly box: GroundBox;
    readonly width: number;
    readonly height: number;
    readonly to: number;
    readonly front: number;
    readonly hold: number;
    /** Undefined: there is nothing in front. */
    readonly touched: Uint8Array | undefined;
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
      const lies = plane.touched?.[y] === 1;
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

  function mixPlanes(ground: PlacedPicture, box: GroundBox, to: number, hasFront: boolean): void {
    const half = { x: box.x / 2, y: box.y / 2, width: box.width / 2, height: box.height / 2 };
    const halfGround = { width: ground.width / 2, height: ground.height / 2 };
    let at = ground.at;
    for (const plane of planesOf('front')) {
      const size = plane.isHalf ? halfGround : ground;
      const from = { at, width: size.width, height: size.height };
      mixPlane({
        ...plane,
        from,
        box: plane.isHalf ? half : box,
        to: to + plane.offset,
        touched: hasFront ? plane.touched : undefined,
      });
      at += from.width * from.height;
    }
  }

  function padRow(first: number, count: number): void {
    const start = row + padding + first;
    bytes[start - 1] = bytes[start] ?? 0;
    bytes.fill(bytes[start + count - 1] ?? 0, start + count, start + count + padding);
  }

  /** The three planes of a layer. */
  function planesOf(layer: MixerLayer) {
    const { yuv, hold } = places[layer];
    const { full, half } = touched[layer];
    const luma = {
      offset: 0,
      front: yuv,
      hold,
      width,
      height,
      touched: full,
      nothing: black,
      isHalf: false,
    };
    const chroma = (plane: number) => {
      const offset = (width * height * (4 + plane)) / 4;
      return {
        offset,
        front: yuv + offset,
        hold: hold + width * height,
        width: halfWidth,
        height: halfHeight,
        touched: half,
        nothing: grey,
        isHalf: true,
      };
    };
    return [luma, chroma(0), chroma(1)] as const;
  }

  /** The rows in which anything of it is: their planes, and where they begin there. */
  function* rowsOver() {
    for (const plane of planesOf('over')) {
      for (let y = 0; y < plane.height; y += 1) {
        if (plane.touched[y] === 1) yield [plane, y * plane.width] as const;
      }
    }
  }

  return {
    takeLayer(layer, pixels) {
      const { hold } = places[layer];
      takeHold(bytes, { pixels, hold, width, height });
      markRows(bytes, hold, width, touched[layer].full);
      markRows(bytes, hold + width * height, halfWidth, touched[layer].half);
    },
    copyFront(to) {
      const { yuv } = places.front;
      bytes.copyWithin(to, yuv, yuv + (width * height * 3) / 2);
    },
    mix: (ground, box, to) => mixPlanes(ground, box, to, true),
    layGround: (ground, box, to) => mixPlanes(ground, box, to, false),
    layOver(to) {
      for (const [plane, offset] of rowsOver()) {
        const below = to + plane.offset + offset;
        bytes.copyWithin(line, below, below + plane.width);
        const [front, hold] = [plane.front + offset, plane.hold + offset];
        kernels.layRow(line, front, hold, plane.nothing, plane.width, below);
      }
    },
    wipeOver(to) {
      for (const [plane, offset] of rowsOver()) {
        const start = plane.offset + offset;
        const from = places.front.yuv + start;
        bytes.copyWithin(to + start, from, from + plane.width);
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
