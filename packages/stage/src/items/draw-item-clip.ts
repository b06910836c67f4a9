import type { Box } from '@reelwright/motion';
import { aim, type Brush } from '../surface/brush.ts';
import { drawScaled } from '../surface/draw-scaled.ts';
import { fitPicture } from './fit-picture.ts';
import type { ItemClip } from './item-clip.ts';

/** The clip lies over the item and covers its box. */
export function drawItemClip(brush: Brush, { url, clipSeconds }: ItemClip, box: Box): void {
  if (clipSeconds === undefined) return;
  const frame = brush.assets.videoFrame(url, clipSeconds);
  if (!frame) {
    brush.assets.report?.({ kind: 'missing-video', url, seconds: clipSeconds });
    return;
  }
  const context = aim(brush);
  context.save();
  context.beginPath();
  context.rect(0, 0, box.width, box.height);
  context.clip();
  drawScaled(brush, frame, fitPicture(frame, box, 'cover', 'center center'), true);
  context.restore();
}
