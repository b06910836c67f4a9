import { Worker } from 'node:worker_threads';
import { ProgramFailed, type ProgramStart } from '../media-tools/start-program.ts';
import { createFrameMemory, rgbaBytes } from './convert/yuv-converter.ts';
import type { FrameOrder, FrameReport, ThreadStart } from './frame-order.ts';
import { drawnPlaces, framePlaces } from './frame-places.ts';
import type { Frame, MixedFrame, YuvPicture } from './frame-source.ts';

/** Takes frames and makes video of them, in another thread and in ffmpeg. */
export interface FrameWriter {
  /** Resolves when there is room for another frame: so drawing never gets far ahead. */
  write(frame: Frame | 'unchanged'): Promise<void>;
  /** Resolves when the video is complete. */
  finish(): Promise<void>;
  /** Lets go of everything; the video is not complete then. Resolves when nothing runs any more. */
  close(): Promise<void>;
}

export function openFrameWriter(
  size: { readonly width: number; readonly height: number },
  start: Omit<ProgramStart, 'signal'>,
): FrameWriter {
  const frameBytes = rgbaBytes(size.width, size.height);
  const places = framePlaces(size);
  const memory = createFrameMemory(places.total);
  const bytes = new Uint8Array(memory.buffer);
  const workerData: ThreadStart = { memory, start, ...size };
  const thread = new Worker(new URL('./encode-thread.ts', import.meta.url), {
    workerData,
    // Its frames lie in shared memory; beside them it needs hardly anything.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  });
  const order = (message: FrameOrder) => thread.postMessage(message);

  /** Drawn frames so far: they take turns in the places. */
  let drawn = 0;
  let front: Uint8Array | undefined;
  let ground: YuvPicture | undefined;
  /** Which of the two places it lies in. */
  let groundPlace = 0;
  let freePlaces = drawnPlaces;
  let onFree = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    thread.on('message', (report: FrameReport) => {
      if (report.kind === 'done') resolve();
      else if (report.kind === 'failed') {
        reject(new ProgramFailed(report.reason, 'ffmpeg', report.complaint));
      } else {
        freePlaces += 1;
        onFree();
      }
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('The encoding thread ended too early.')));
  });
  // Whoever writes or finishes hears of it; nobody has to be waiting when it happens.
  ended.catch(() => {});

  const room = async () => {
    while (freePlaces === 0) {
      const freed = new Promise<void>((resolve) => {
        onFree = resolve;
      });
      await Promise.race([freed, ended]);
    }
  };

  /** Resolves where the pixels lie. */
  const place = async (pixels: Uint8Array) => {
    if (pixels.length !== frameBytes) {
      throw new Error(`A frame has ${pixels.length} bytes instead of ${frameBytes}.`);
    }
    await room();
    freePlaces -= 1;
    const offset = places.drawn[drawn % drawnPlaces] ?? 0;
    drawn += 1;
    bytes.set(pixels, offset);
    return offset;
  };

  const mix = async (frame: MixedFrame) => {
    if (frame.front !== front) {
      front = frame.front;
      order({ kind: 'front', pixels: await place(frame.front) });
    }
    await room();
    freePlaces -= 1;
    const { width, height } = frame.ground;
    if (frame.ground !== ground) {
      // At most one frame is still to be mixed, and its ground lies in the other place.
      ground = frame.ground;
      groundPlace = 1 - groundPlace;
      bytes.set(ground.bytes, places.grounds[groundPlace]);
    }
    const at = places.grounds[groundPlace] ?? 0;
    order({ kind: 'mix', ground: { at, width, height }, box: frame.box });
  };

  return {
    async write(frame) {
      if (frame === 'unchanged') {
        await room();
        freePlaces -= 1;
        order({ kind: 'same' });
      } else if (frame instanceof Uint8Array) {
        order({ kind: 'frame', pixels: await place(frame) });
      } else await mix(frame);
      await room();
    },
    async finish() {
      order({ kind: 'end' });
      await ended;
    },
    async close() {
      order({ kind: 'stop' });
      await ended.catch(() => {});
      await thread.terminate();
    },
  };
}
