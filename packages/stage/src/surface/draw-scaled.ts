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
  const source = brush.surface.halved.for(picture, factor, changes);
  aim(brush).drawImage(source, x, y, width, height);
}
