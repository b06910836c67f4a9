import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaPrograms } from '../media-tools/media-programs.ts';
import type { ProgramArguments } from '../media-tools/program-arguments.ts';
import { ownPosterArguments, posterArguments, previewArguments } from './picture-arguments.ts';
import { runProgram } from './run-program.ts';

interface PictureJob {
  readonly programs: MediaPrograms;
  /** The folder of the job; all names are names in it. */
  readonly folder: string;
  readonly file: string;
  readonly signal?: AbortSignal;
}

export interface PictureRequest extends PictureJob {
  readonly video: string;
  readonly atSeconds: number;
}

interface OwnPosterRequest extends PictureJob {
  /** A JPEG. */
  readonly picture: string;
  readonly size: { readonly width: number; readonly height: number };
}

const limits = { seconds: 120, cpuSeconds: 240, memoryMegabytes: 2048 };

/** One moment of a video, as a JPEG. */
export const makePoster = (request: PictureRequest) =>
  make(request, (file) => posterArguments(request.video, request.atSeconds, file));

/** A picture that was made for the video, as its poster. */
export const makeOwnPoster = (request: OwnPosterRequest) =>
  make(request, (file) => ownPosterArguments(request.picture, request.size, file));

/** A few seconds of a video, as a small animated WebP. */
export const makePreview = (request: PictureRequest) =>
  make(request, (file) => previewArguments(request.video, request.atSeconds, file));

async function make(
  { programs, folder, file, signal }: PictureJob,
  argumentsFor: (unfinished: string) => ProgramArguments,
): Promise<void> {
  const unfinished = `unfinished-${file}`;
  try {
    const args = argumentsFor(unfinished);
    await runProgram({ program: programs.ffmpeg, args, folder, limits, ...(signal && { signal }) });
    await rename(join(folder, unfinished), join(folder, file));
  } finally {
    await rm(join(folder, unfinished), { force: true });
  }
}
