import type { Box } from '@reelwright/motion';
import type { Blob } from '@reelwright/movie';
import { cssColor } from '../color/parse-color.ts';
import { gradientPaint } from '../gradient/gradient-paint.ts';
import { parseGradient } from '../gradient/parse-gradient.ts';
import { aim, type Brush, moved } from '../surface/brush.ts';
import { scaling, translation } from '../surface/matrix.ts';
import { tracePath } from '../surface/trace-path.ts';
import { blobPath, blobViewBox } from './blob-path.ts';
import { parseSvgPath } from './parse-svg-path.ts';

/** A blob stands whole in the middle of its box, as large as it can. */
export function drawBlob(brush: Brush, blob: Blob, box: Box, seed: string): void {
  const path = (blob.path && parseSvgPath(blob.path)) || blobPath(blob, seed);
  const size = Math.min(box.width, box.height);
  const corner = translation(box.x + (box.width - size) / 2, box.y + (box.height - size) / 2);
  const inner = moved(moved(brush, corner), scaling(size / blobViewBox, size / blobViewBox));
  const context = aim(inner);
  const gradient = blob.fill === 'gradient' ? parseGradient(blob.gradient) : undefined;
  const square = { x: 0, y: 0, width: blobViewBox, height: blobViewBox };
  context.fillStyle = gradient
    ? gradientPaint(context, gradient, square)
    : cssColor(blob.fillColor, '#b2a2c7');
  tracePath(context, path);
  context.fill();
}
