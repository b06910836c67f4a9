import type { Background } from '@reelwright/movie';

export function isVisibleBackground(background: Background): boolean {
  return background.type !== 'none' && background.opacity > 0;
}
