import type { ProjectData } from '@reelwright/movie';
import { assetsAt, type DrawOptions, drawFrame } from '@reelwright/stage';
import { createBrowserAssets } from '../player/browser-assets.ts';
import { browserSurface } from '../player/browser-surface.ts';

interface StillRequest {
  readonly movie: ProjectData;
  readonly seconds: number;
  readonly size: { readonly width: number; readonly height: number };
  readonly type: 'image/jpeg' | 'image/png';
  readonly options?: DrawOptions;
}

const jpegQuality = 0.92;
/** A video that does not find its frame within this time shows the one it has. */
const frameTimeoutMs = 5000;

/** One moment of a movie as a picture file. Throws in words when something of it cannot be shown. */
export async function drawStill(request: StillRequest): Promise<Blob> {
  const { movie, seconds, size, type, options } = request;
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  let arrived = () => {};
  const assets = createBrowserAssets((what) => {
    if (what === 'video') arrived();
  });
  try {
    const needed = assetsAt(movie, seconds);
    await assets.prepare(needed, 'now');
    const draw = () => drawFrame(movie, seconds, assets, browserSurface(canvas), options);
    const found = new Promise<void>((resolve) => {
      arrived = resolve;
      setTimeout(resolve, frameTimeoutMs);
    });
    draw();
    // The first drawing asks videos for their frame; the second one has it.
    if (needed.videos.length > 0) {
      await found;
      draw();
    }
    if (assets.problems.get().some(({ kind }) => kind === 'missing-picture')) {
      throw new Error('A picture couldn’t be loaded. Please choose it again, or another one.');
    }
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, jpegQuality);
    });
    if (!blob) throw new Error('This browser couldn’t make the picture. Please try again.');
    return blob;
  } finally {
    assets.close();
  }
}
