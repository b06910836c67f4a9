import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsNeeded, type StageProblem } from '@reelwright/stage';
import { loadAssets } from '../../stage/load-assets.ts';
import type { DrawJob } from './draw-messages.ts';
import { cleanUp } from './free-memory.ts';
import { createStageFrames, type StageFrames } from './stage-frames.ts';
import type { StageRequest } from './stage-request.ts';
import { openVideoReels } from './video-reels.ts';

export interface OpenStage {
  readonly frames: StageFrames;
  close(): Promise<void>;
}

/** Gets ready what a part of a movie needs, and nothing of the rest: a long movie takes no more memory. */
export async function openStage(
  { programs, folder, movie, media, settings }: DrawJob,
  { fromSeconds, toSeconds }: { readonly fromSeconds: number; readonly toSeconds: number },
  report: (problem: StageProblem) => void,
  signal: AbortSignal,
  options: Pick<StageRequest, 'stampsLetters'> = {},
): Promise<OpenStage> {
  const { width, height, framesPerSecond } = settings;
  const needed = assetsNeeded(movie, fromSeconds, toSeconds);
  const files = new Map(media);
  const assets = await loadAssets(
    needed,
    async (url) => {
      const file = files.get(url);
      return file === undefined ? undefined : readFile(join(folder, file));
    },
    report,
  );
  // Reading pictures takes several times the memory that they need afterwards.
  if (needed.images.length > 0) cleanUp();
  const videos = needed.videos.flatMap((url) => {
    const file = files.get(url);
    return file === undefined ? [] : [[url, file] as const];
  });
  const reels = await openVideoReels({
    programs,
    folder,
    width,
    height,
    framesPerSecond,
    signal,
    files: new Map(videos),
  });
  const frames = createStageFrames({
    movie,
    assets,
    reels,
    width,
    height,
    framesPerSecond,
    ...options,
  });
  return { frames, close: () => reels.close() };
}
