import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaPrograms } from '../media-tools/media-programs.ts';
import { posterArguments, previewArguments } from './picture-arguments.ts';
import { runProgram } from './run-program.ts';

export interface PictureRequest {
  readonly programs: MediaPrograms;
  /** The folder of the job; `video` and `file` are names in it. */
  readonly folder: string;
  readonly video: string;
  readonly file: string;
  readonly atSeconds: number;
  readonly signal?: AbortSignal;
}

const limits = { seconds: 120, cpuSeconds: 240, memoryMegabytes: 2048 };

/** One moment of a video, as a JPEG. */
export const makePoster = (request: PictureRequest) => make(request, posterArguments);

/** A few seconds of a video, as a small animated WebP. */
export const makePreview = (request: PictureRequest) => make(request, previewArguments);

async function make(
  { programs, folder, video, file, atSeconds, signal }: PictureRequest,
  argumentsFor: typeof posterArguments,
): Promise<void> {
  const unfinished = `unfinished-${file}`;
  try {
    const args = argumentsFor(video, atSeconds, unfinished);
    await runProgram({ program: programs.ffmpeg, args, folder, limits, ...(signal && { signal }) });
    await rename(join(folder, unfinished), join(folder, file));
  } finally {
    await rm(join(folder, unfinished), { force: true });
  }
}
