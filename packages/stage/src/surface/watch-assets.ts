import type { Assets } from '../assets/assets.ts';
import type { Brush } from './brush.ts';

/**
 * A brush that tells afterwards whether all was there that it drew. What is kept must know what it lacks: that may come
 * yet, and nothing else tells of it. Assets are watched and not reports of problems, because what is on its way is none.
 */
export function watchAssets(brush: Brush): { readonly watched: Brush; isWhole(): boolean } {
  let isWhole = true;
  const noted = <Found>(found: Found): Found => {
    if (found === undefined || found === false) isWhole = false;
    return found;
  };
  const { assets } = brush;
  const watched: Assets = {
    ...assets,
    image: (url) => noted(assets.image(url)),
    videoFrame: (url, seconds) => noted(assets.videoFrame(url, seconds)),
    emoji: (grapheme) => noted(assets.emoji(grapheme)),
    fontReady: (file) => noted(assets.fontReady(file)),
    report: (problem) => {
      if (problem.kind === 'failed-item') isWhole = false;
      assets.report?.(problem);
    },
  };
  return { watched: { ...brush, assets: watched }, isWhole: () => isWhole };
}
