import { movieSeconds, type ProjectData } from '@reelwright/movie';
import { assetsNeeded, drawFrame } from '@reelwright/stage';
import { createBrowserAssets } from './browser-assets.ts';
import { browserSurface } from './browser-surface.ts';

interface ThumbRequest {
  readonly canvas: HTMLCanvasElement;
  readonly width: number;
  readonly height: number;
  readonly movie: ProjectData;
  readonly stillSeconds: number;
  readonly isPlaying: boolean;
}

/** All small pictures share what they are made of: fonts and sample pictures are fetched once. */
const assets = createBrowserAssets(() => {});

/** Draws one still, or goes on drawing from the start, over and over. Returns how to stop. */
export function drawThumb(request: ThumbRequest): () => void {
  const { canvas, width, height, movie, stillSeconds, isPlaying } = request;
  const durationSeconds = movieSeconds(movie);
  let stopped = false;
  let frame = 0;
  const begin = async () => {
    await assets.prepare(assetsNeeded(movie, 0, durationSeconds), () => {});
    if (stopped) return;
    canvas.width = width;
    canvas.height = height;
    const surface = browserSurface(canvas);
    if (!isPlaying) {
      drawFrame(movie, stillSeconds, assets, surface);
      return;
    }
    const startedMs = performance.now();
    const draw = () => {
      const seconds = ((performance.now() - startedMs) / 1000) % durationSeconds;
      drawFrame(movie, seconds, assets, surface);
      frame = requestAnimationFrame(draw);
    };
    draw();
  };
  void begin();
  return () => {
    stopped = true;
    cancelAnimationFrame(frame);
  };
}
