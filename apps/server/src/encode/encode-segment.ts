import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaPrograms } from '../media-tools/media-programs.ts';
import type { FrameSource } from './frame-source.ts';
import { openFrameWriter } from './open-frame-writer.ts';
import { segmentArguments } from './video-arguments.ts';
import type { VideoSettings } from './video-settings.ts';

export interface SegmentRequest {
  readonly programs: MediaPrograms;
  /** The folder of the job; `file` is a name in it. */
  readonly folder: string;
  readonly file: string;
  readonly frames: FrameSource;
  readonly settings: VideoSettings;
  readonly onProgress?: (framesDone: number) => void;
  readonly signal?: AbortSignal;
}

/** A frame that takes longer than this on average is stuck. */
const SECONDS_PER_FRAME_MOST = 5;
const MEMORY_MEGABYTES_MOST = 4096;

/**
 * Draws and encodes a run of frames into one closed piece of video with exactly as many frames. The
 * file appears under its name only when it is complete.
 */
export async function encodeSegment(request: SegmentRequest): Promise<void> {
  const { programs, folder, file, frames, settings, onProgress, signal } = request;
  if (frames.frameCount < 1) throw new Error('A segment needs at least one frame.');
  signal?.throwIfAborted();
  const seconds = 60 + frames.frameCount * SECONDS_PER_FRAME_MOST;
  const unfinished = `${file}.unfinished`;
  const writer = openFrameWriter(settings, {
    program: programs.ffmpeg,
    args: segmentArguments(settings, unfinished),
    folder,
    limits: { seconds, cpuSeconds: seconds * 4, memoryMegabytes: MEMORY_MEGABYTES_MOST },
  });
  try {
    for (let frame = 0; frame < frames.frameCount; frame += 1) {
      const pixels = await frames.draw(frame);
      signal?.throwIfAborted();
      await writer.write(pixels);
      signal?.throwIfAborted();
      onProgress?.(frame + 1);
    }
    await Promise.race([writer.finish(), whenAborted(signal)]);
    await rename(join(folder, unfinished), join(folder, file));
  } finally {
    await writer.close();
    await rm(join(folder, unfinished), { force: true });
  }
}

function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
