/** Waiting longer, V8 would clean everything, which costs more than drawing a frame. */
const bytesMost = 24_000_000;

/** V8's own, when the process was started with `--expose-gc`. */
const cleanYoung = (globalThis as { gc?: (how: { type: 'minor'; execution: 'sync' }) => void }).gc;

/**
 * Frames are large and of no use soon after: V8 sees how much memory they take and looks through all
 * there is, again and again, to free it. Cleaning what is young in time does the same for a tenth.
 */
export class Litter {
  #bytes = 0;

  /** So much memory was used and is not needed any more. */
  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes < bytesMost) return;
    this.#bytes = 0;
    cleanYoung?.({ type: 'minor', execution: 'sync' });
  }
}
