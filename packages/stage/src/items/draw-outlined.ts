import type { Box } from '@reelwright/motion';
import type { Outline } from '@reelwright/movie';
import { cssColor } from '../color/parse-color.ts';
import { type Brush, moved } from '../surface/brush.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import { translation } from '../surface/matrix.ts';

const directions = 16;

export function isOutlined(outline: Outline | undefined): outline is Outline {
  return outline?.enabled === true && outline.thickness > 0;
}

/** A line around what can be seen of a picture: its silhouette, drawn a little to every side. */
export function drawOutlined(
  brush: Brush,
  outline: Outline,
  reach: Box,
  draw: (inner: Brush) => void,
): void {
  drawLayer(brush, reach, {}, (layer) => {
    for (let step = 0; step < directions; step += 1) {
      const angle = (step / directions) * 2 * Math.PI;
      draw(
        moved(
          layer,
          translation(Math.cos(angle) * outline.thickness, Math.sin(angle) * outline.thickness),
        ),
      );
    }
    const { context } = layer;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = cssColor(outline.color, '#000');
    context.fillRect(0, 0, layer.widthPx, layer.heightPx);
    context.restore();
  });
  draw(brush);
}
