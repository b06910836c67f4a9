import type { Canvas } from '@napi-rs/canvas';
import type { ProjectData } from '@reelwright/movie';
import { assetsAt, drawFrame } from '@reelwright/stage';
import { loadFontFile } from '../../stage/load-font-file.ts';
import { nodeSurface } from '../../stage/node-surface.ts';
import { drawArt } from './draw-art.ts';

interface StillOptions {
  readonly seconds: number;
  readonly widthPx: number;
  /** What is no art of its own: a whole picture that is made of art. */
  readonly drawPicture?: (url: string) => Promise<Canvas | undefined>;
}

/** A moment of a movie that is made of built-in art alone. */
export async function drawMovieStill(
  movie: ProjectData,
  { seconds, widthPx, drawPicture }: StillOptions,
): Promise<Canvas> {
  const { width, height } = movie.movie.size;
  const scale = widthPx / width;
  const needed = assetsAt(movie, seconds);
  for (const file of needed.fonts) loadFontFile(file);
  const images = new Map<string, Canvas>();
  for (const url of needed.images) {
    const art = await drawArt(url, Math.min(1, scale * 1.7));
    const drawn = art?.canvas ?? (await drawPicture?.(url));
    if (drawn) images.set(url, drawn);
  }
  const { canvas, surface } = nodeSurface(widthPx, Math.round(height * scale));
  drawFrame(
    movie,
    seconds,
    {
      image: (url) => images.get(url),
      emoji: () => undefined,
      fontReady: () => true,
      videoFrame: () => undefined,
      videoSeconds: () => undefined,
      report: () => {},
    },
    surface,
  );
  return canvas;
}
