import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { CaptionTrack } from '../captions/caption-track.ts';
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
  /** What is said; none where the picture shows it, or nothing is. */
  readonly captions?: CaptionTrack | undefined;
  readonly file: string;
  readonly signal?: AbortSignal;
}

const limits = { seconds: 1800, cpuSeconds: 1800, memoryMegabytes: 2048 };

/** Puts segments, in order, the sound of a movie and its captions into one MP4 that starts playing at once. */
export async function joinSegments(request: JoinRequest): Promise<void> {
  const { programs, folder, segments, framesPerSecond, audio, captions, file, signal } = request;
  const list = `${file}.list`;
  const vtt = `${file}.vtt`;
  const unfinished = `${file}.unfinished`;
  try {
    // ffmpeg looks for them from where the list is.
    const besideList = segments.map((segment) => ({
      ...segment,
      file: relative(dirname(list), segment.file),
    }));
    await writeFile(join(folder, list), segmentList(besideList, framesPerSecond));
    if (captions) await writeFile(join(folder, vtt), captions.vtt);
    await runProgram({
      program: programs.ffmpeg,
      args: joinArguments({
        list,
        audio,
        captions: captions && { file: vtt, language: captions.language },
        file: unfinished,
      }),
      folder,
      limits,
      ...(signal && { signal }),
    });
    await rename(join(folder, unfinished), join(folder, file));
  } finally {
    await rm(join(folder, list), { force: true });
    await rm(join(folder, vtt), { force: true });
    await rm(join(folder, unfinished), { force: true });
  }
}
