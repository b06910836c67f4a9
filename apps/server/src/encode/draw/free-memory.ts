import { clearAllCache } from '@napi-rs/canvas';
import { collectGarbage } from '../collect-garbage.ts';

/** Waiting longer, V8 would clean everything, which costs more than drawing a frame. */
const maxBytes = 24_000_000;

/**
 * Frames are large and of no use soon after: V8 sees how much memory they take and looks through all
 * there is, again and again, to free it. Cleaning what is young in time does the same for a tenth.
 */
export class UnusedMemory {
  #bytes = 0;

  /** So much memory was used and is not needed any more. */
  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes < maxBytes) return;
    this.#bytes = 0;
    collectGarbage('minor');
  }
}

/** Once a piece of video is done: its canvases and threads held far more memory than V8 knows of. */
export function cleanUp(): void {
  // Pictures as they were decoded; canvases have them already.
  clearAllCache();
  collectGarbage('major');
}

/** Pixels that nobody needs any more, and that nothing else lies beside: their memory is free at once. */
export function giveBack({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
