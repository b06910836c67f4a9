import type { Box } from '@reelwright/motion';
import type { Blob } from '@reelwright/movie';
import { cssColor } from '../color/parse-color.ts';
import { fillGradient } from '../gradient/fill-gradient.ts';
import { parseGradient } from '../gradient/parse-gradient.ts';
import { aim, type Brush, moved } from '../surface/brush.ts';
import { scaling, translation } from '../surface/matrix.ts';
import { tracePath } from '../surface/trace-path.ts';
import { blobPath, blobViewBox } from './blob-path.ts';
import { parseSvgPath } from './parse-svg-path.ts';

/** A blob, stretched into a box. */
export function drawBlob(brush: Brush, blob: Blob, box: Box, seed: string): void {
  const path = (blob.path && parseSvgPath(blob.path)) || blobPath(blob, seed);
  const stretch = scaling(box.width / blobViewBox, box.height / blobViewBox);
  const inner = moved(moved(brush, translation(box.x, box.y)), stretch);
  const context = aim(inner);
  const gradient = blob.fill === 'gradient' ? parseGradient(blob.gradient) : undefined;
  const square = { x: 0, y: 0, width: blobViewBox, height: blobViewBox };
  tracePath(context, path);
  if (!gradient) {
    context.fillStyle = cssColor(blob.fillColor, '#b2a2c7');
    context.fill();
    return;
  }
  context.save();
  context.clip();
  // Blobs reach beyond their box.
  const beyond = {
    x: -blobViewBox,
    y: -blobViewBox,
    width: 3 * blobViewBox,
    height: 3 * blobViewBox,
  };
  fillGradient(inner, gradient, square, beyond);
  context.restore();
}
