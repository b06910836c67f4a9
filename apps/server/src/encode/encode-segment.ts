import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaPrograms } from '../media-tools/media-programs.ts';
import type { Frame, FrameSource } from './frame-source.ts';
import type { JoinedSegment } from './join-arguments.ts';
import { joinSegments } from './join-segments.ts';
import type { FrameWriter } from './open-frame-writer.ts';
import { segmentArguments } from './video-arguments.ts';
import type { VideoSettings } from './video-settings.ts';

export interface SegmentRequest {
  readonly programs: MediaPrograms;
  /** The folder of the job; `file` is a name in it. */
  readonly folder: string;
  readonly file: string;
  readonly frames: FrameSource;
  /** Of the size in the settings. It is closed if this fails. */
  readonly writer: FrameWriter;
  readonly settings: VideoSettings;
  readonly onProgress?: (framesDone: number) => void;
  readonly signal?: AbortSignal;
}

/** A frame that takes longer than this on average is stuck. */
const maxSecondsPerFrame = 5;
const maxMemoryMegabytes = 4096;

/** What stands still is encoded for about so long and then repeated. */
const stillSeconds = 2;

/**
 * Draws and encodes a run of frames into one closed piece of video with exactly as many frames. The
 * file appears under its name only when it is complete.
 */
export async function encodeSegment(request: SegmentRequest): Promise<void> {
  const { folder, file, frames, writer, settings, onProgress, signal } = request;
  if (frames.frameCount < 1) throw new Error('A segment needs at least one frame.');
  signal?.throwIfAborted();
  const parts = openParts(request);
  const stillFrames = settings.framesPerSecond * stillSeconds;
  let done = 0;
  try {
    // While the first frame is being drawn.
    parts.begin();
    while (done < frames.frameCount) {
      const { frame, frameCount } = await frames.draw(done);
      signal?.throwIfAborted();
      const { copies, framesEach } = repetition(frameCount, stillFrames);
      const start = done;
      await parts.write(frame, frameCount - copies * framesEach, (written) => {
        onProgress?.(start + written);
      });
      if (copies > 0) {
        await parts.repeat(frame, framesEach, copies);
        onProgress?.(start + frameCount);
      }
      done += frameCount;
    }
    await rename(join(folder, await parts.join()), join(folder, file));
  } catch (error) {
    await writer.close();
    throw error;
  } finally {
    await parts.removeFiles();
  }
}

/** What can be repeated of so many frames; what is left over has to be encoded besides. */
function repetition(frameCount: number, stillFrames: number) {
  const copies = Math.round(frameCount / stillFrames);
  return copies > 1
    ? { copies, framesEach: Math.floor(frameCount / copies) }
    : { copies: 0, framesEach: 0 };
}

/** The pieces that a segment is put together of: one for what moves, one for each thing that stands still for long. */
function openParts(request: SegmentRequest) {
  const { programs, folder, file, frames, writer, settings, signal } = request;
  const seconds = 60 + frames.frameCount * maxSecondsPerFrame;
  const limits = { seconds, cpuSeconds: seconds * 4, memoryMegabytes: maxMemoryMegabytes };
  const names: string[] = [];
  const parts: JoinedSegment[] = [];
  let open: { readonly name: string; frameCount: number } | undefined;

  const newName = () => {
    const name = `${file}.unfinished-${names.length}`;
    names.push(name);
    return name;
  };
  const begin = () => {
    const name = newName();
    writer.begin({
      program: programs.ffmpeg,
      args: segmentArguments(settings, name),
      folder,
      limits,
    });
    open = { name, frameCount: 0 };
    return open;
  };
  const write = async (
    frame: Frame,
    frameCount: number,
    onWritten: (frames: number) => void = () => {},
  ) => {
    for (let written = 0; written < frameCount; written += 1) {
      const part = open ?? begin();
      await writer.write(written === 0 ? frame : 'unchanged');
      signal?.throwIfAborted();
      part.frameCount += 1;
      onWritten(written + 1);
    }
  };
  /** What nothing was written to yet goes on. */
  const finish = async (copies = 1) => {
    if (!open?.frameCount) return;
    const { name, frameCount } = open;
    await Promise.race([writer.finish(), whenAborted(signal)]);
    open = undefined;
    for (let copy = 0; copy < copies; copy += 1) parts.push({ file: name, frameCount });
  };

  return {
    begin,
    write,
    /** A piece of so many frames, as often as asked. */
    async repeat(frame: Frame, frameCount: number, copies: number) {
      await finish();
      await write(frame, frameCount);
      await finish(copies);
    },
    /** Resolves the file that they are all in. */
    async join(): Promise<string> {
      await finish();
      const [first] = parts;
      if (first && parts.length === 1) return first.file;
      const name = newName();
      const { framesPerSecond } = settings;
      await joinSegments({
        programs,
        folder,
        segments: parts,
        framesPerSecond,
        file: name,
        ...(signal && { signal }),
      });
      return name;
    },
    async removeFiles() {
      for (const name of names) await rm(join(folder, name), { force: true });
    },
  };
}

function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
