import type { Box } from '@reelwright/motion';
import { aim, type Brush } from './brush.ts';
import type { Picture } from './context.ts';
import { scaleOf } from './matrix.ts';

/**
 * Draws a picture into a box, made smaller without flickering lines.
 * @param changes the picture is the same object with other px each time: a video's frame.
 */
export function drawScaled(brush: Brush, picture: Picture, box: Box, changes = false): void {
  drawTiles(brush, picture, [box], changes);
}

/** The same for many boxes of one size: a picture that changes is made smaller once for all of them. */
export function drawTiles(
  brush: Brush,
  picture: Picture,
  boxes: readonly Box[],
  changes: boolean,
): void {
  const [first] = boxes;
  if (!first) return;
  const { width, height } = first;
  const factor =
    Math.sqrt((width / picture.width) * (height / picture.height)) * scaleOf(brush.matrix);
  const { picture: source, finer } = brush.surface.halved.for(picture, factor, changes);
  const context = aim(brush);
  for (const { x, y } of boxes) {
    if (finer) {
      // Both together cover as much as the brush says.
      const over = brush.alpha * finer.share;
      context.globalAlpha = (brush.alpha - over) / (1 - over);
      context.drawImage(source, x, y, width, height);
      context.globalAlpha = over;
      context.drawImage(finer.picture, x, y, width, height);
      context.globalAlpha = brush.alpha;
    } else context.drawImage(source, x, y, width, height);
  }
}
