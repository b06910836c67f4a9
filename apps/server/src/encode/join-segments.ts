import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { MediaPrograms } from '../media-tools/media-programs.ts';
import { type JoinedSegment, joinArguments, segmentList } from './join-arguments.ts';
import { runProgram } from './run-program.ts';

export interface JoinRequest {
  readonly programs: MediaPrograms;
  /** The folder of the job; all files are names in it. */
  readonly folder: string;
  readonly segments: readonly JoinedSegment[];
  readonly framesPerSecond: number;
  /** None for a piece of a movie. */
  readonly audio?: string;
  readonly file: string;
  readonly signal?: AbortSignal;
}

const limits = { seconds: 1800, cpuSeconds: 1800, memoryMegabytes: 2048 };

/** Puts segments, in order, and the sound of a movie into one MP4 that starts playing at once. */
export async function joinSegments(request: JoinRequest): Promise<void> {
  const { programs, folder, segments, framesPerSecond, audio, file, signal } = request;
  const list = `${file}.list`;
  const unfinished = `${file}.unfinished`;
  try {
    // ffmpeg looks for them from where the list is.
    const besideList = segments.map((segment) => ({
      ...segment,
      file: relative(dirname(list), segment.file),
    }));
    await writeFile(join(folder, list), segmentList(besideList, framesPerSecond));
    await runProgram({
      program: programs.ffmpeg,
      args: joinArguments(list, audio, unfinished),
      folder,
      limits,
      ...(signal && { signal }),
    });
    await rename(join(folder, unfinished), join(folder, file));
  } finally {
    await rm(join(folder, list), { force: true });
    await rm(join(folder, unfinished), { force: true });
  }
}
