import { maxMaskBytes } from '../frame-places.ts';
import { type Mask, type Stamp, stampBytes, writeStamp } from './stamper.ts';

/** Masks in the memory that the drawing and the encoding thread share: each is copied there once. */
export class PlacedMasks {
  readonly #start: number;
  readonly #size: { readonly width: number; readonly height: number };
  readonly #bytes: Uint8Array;
  readonly #list: Int32Array;
  readonly #placed = new Map<Mask, number>();
  #end = 0;

  /** @param start where there is room for twice `maxMaskBytes`. */
  constructor(
    memory: WebAssembly.Memory,
    size: { readonly width: number; readonly height: number },
    start: number,
  ) {
    this.#start = start;
    this.#size = size;
    this.#bytes = new Uint8Array(memory.buffer);
    this.#list = new Int32Array(memory.buffer);
  }

  /** Whether there may not be room for those of another frame. */
  get isFull(): boolean {
    return this.#end > maxMaskBytes;
  }

  clear(): void {
    this.#placed.clear();
    this.#end = 0;
  }

  /** Writes the list that the stamper reads. Returns how many are in it. */
  write(stamps: readonly Stamp[], at: number): number {
    let count = 0;
    for (const stamp of stamps) {
      const mask = this.#placeOf(stamp.mask);
      if (writeStamp(this.#list, at + count * stampBytes, stamp, mask, this.#size)) count += 1;
    }
    return count;
  }

  #placeOf(mask: Mask): number {
    const known = this.#placed.get(mask);
    if (known !== undefined) return known;
    const at = this.#start + this.#end;
    this.#bytes.set(mask.bytes, at);
    this.#placed.set(mask, at);
    this.#end += mask.bytes.length;
    return at;
  }
}
