import type { Canvas } from '@napi-rs/canvas';
import {
  type AssetsNeeded,
  assetsNeeded,
  type DrawOptions,
  drawFrame,
  type Movie,
  type StageProblem,
} from '@reelwright/stage';
import { loadAssets } from '../../apps/server/src/stage/load-assets.ts';
import { nodeSurface } from '../../apps/server/src/stage/node-surface.ts';
import { sampleClips } from './sample-clips.ts';
import { samplePictures } from './sample-pictures.ts';

/** Draws moments of a movie as the server does. */
export async function nodeStage(movie: Movie, width: number, height: number) {
  const problems: StageProblem[] = [];
  const needed: AssetsNeeded = assetsNeeded(movie, 0, Number.POSITIVE_INFINITY);
  const assets = await loadAssets(
    needed,
    async (url) => samplePictures.get(url),
    (problem) => problems.push(problem),
    sampleClips(),
  );
  const { canvas, surface } = nodeSurface(width, height);
  return {
    problems,
    /** @param instead another movie of the same things, and other ways to draw it. */
    draw(seconds: number, instead: { movie?: Movie; options?: DrawOptions } = {}): Canvas {
      drawFrame(instead.movie ?? movie, seconds, assets, surface, instead.options);
      return canvas;
    },
  };
}
