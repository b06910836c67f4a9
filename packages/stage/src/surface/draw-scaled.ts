import type { Box } from '@reelwright/motion';
import { aim, type Brush } from './brush.ts';
import type { Picture } from './context.ts';
import { scaleOf } from './matrix.ts';

/**
 * Draws a picture into a box, made smaller without flickering lines.
 * @param changes the picture is the same object with other px each time: a video's frame.
 */
export function drawScaled(
  brush: Brush,
  picture: Picture,
  { x, y, width, height }: Box,
  changes = false,
): void {
  const factor =
    Math.sqrt((width / picture.width) * (height / picture.height)) * scaleOf(brush.matrix);
  const { picture: source, finer } = brush.surface.halved.for(picture, factor, changes);
  const context = aim(brush);
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
