import type { Box } from '@reelwright/motion';
import { aim, type Brush } from './brush.ts';
import type { Picture } from './context.ts';
import { scaleOf } from './matrix.ts';

/**
 * Draws a picture into a box. Made larger, neighbouring px are mixed, which is quick; made smaller, whole
 * areas are, or thin lines would flicker.
 */
export function drawScaled(brush: Brush, picture: Picture, { x, y, width, height }: Box): void {
  const context = aim(brush);
  const grows = (width / picture.width) * scaleOf(brush.matrix) >= 1;
  context.imageSmoothingQuality = grows ? 'low' : 'medium';
  context.drawImage(picture, x, y, width, height);
  context.imageSmoothingQuality = 'medium';
}
