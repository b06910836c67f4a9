import { Worker } from 'node:worker_threads';
import { ProgramFailed, type ProgramStart } from '../media-tools/start-program.ts';
import { createFrameMemory, rgbaBytes, yuvBytes } from './convert/yuv-converter.ts';
import {
  convertedPlaces,
  drawnPlaces,
  type FrameOrder,
  type FrameReport,
  type ThreadStart,
} from './frame-order.ts';

/** Takes frames and makes video of them, in another thread and in ffmpeg. */
export interface FrameWriter {
  /** Resolves when there is room for another frame: so drawing never gets far ahead. */
  write(frame: Uint8Array | 'unchanged'): Promise<void>;
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
  const memory = createFrameMemory(
    drawnPlaces * frameBytes + convertedPlaces * yuvBytes(size.width, size.height),
  );
  const places = Array.from(
    { length: drawnPlaces },
    (_, place) => new Uint8Array(memory.buffer, place * frameBytes, frameBytes),
  );
  const workerData: ThreadStart = { memory, start, ...size };
  const thread = new Worker(new URL('./encode-thread.ts', import.meta.url), { workerData });
  const order = (message: FrameOrder) => thread.postMessage(message);

  let place = 0;
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

  return {
    async write(frame) {
      await room();
      freePlaces -= 1;
      if (frame === 'unchanged') {
        order({ kind: 'same' });
      } else {
        if (frame.length !== frameBytes) {
          throw new Error(`A frame has ${frame.length} bytes instead of ${frameBytes}.`);
        }
        places[place]?.set(frame);
        order({ kind: 'frame', place });
        place = (place + 1) % drawnPlaces;
      }
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
