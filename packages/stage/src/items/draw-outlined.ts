import type { Box } from '@reelwright/motion';
import type { Outline } from '@reelwright/movie';
import { cssColor } from '../color/parse-color.ts';
import type { Brush } from '../surface/brush.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import { scaleOf } from '../surface/matrix.ts';

const directions = 16;

export function isOutlined(outline: Outline | undefined): outline is Outline {
  return outline?.enabled === true && outline.thickness > 0;
}

/**
 * A line around what can be seen of a picture: its silhouette, laid a little to every side. What it goes
 * around is drawn once: groups in groups would be drawn for every side of every one of them.
 */
export function drawOutlined(
  brush: Brush,
  outline: Outline,
  reach: Box,
  draw: (inner: Brush) => void,
): void {
  // Two px of a full-HD stage for each step: three px around a whole picture would hardly be seen.
  const width = (outline.thickness * Math.min(brush.stage.width, brush.stage.height)) / 540;
  drawLayer(brush, reach, { reachPx: width * scaleOf(brush.matrix) }, (layer) => {
    const { context, surface } = layer;
    const widthPx = width * scaleOf(layer.matrix);
    // On whole px it takes a third of the time, and of a wide line nobody sees it.
    const whole = (part: number) => (widthPx < 3 ? part * widthPx : Math.round(part * widthPx));
    const body = surface.layers.take(layer.widthPx, layer.heightPx);
    draw({ ...layer, context: body.context });
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    for (let step = 0; step < directions; step += 1) {
      const angle = (step / directions) * 2 * Math.PI;
      context.drawImage(body.canvas, whole(Math.cos(angle)), whole(Math.sin(angle)));
    }
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = cssColor(outline.color, '#000');
    context.fillRect(0, 0, layer.widthPx, layer.heightPx);
    context.globalCompositeOperation = 'source-over';
    context.drawImage(body.canvas, 0, 0);
    context.restore();
    surface.layers.release(body);
  });
}
