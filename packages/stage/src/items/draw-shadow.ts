import type { Shadow } from '@reelwright/movie';
import { cssColor } from '../color/parse-color.ts';
import { aim, type Brush } from '../surface/brush.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import type { Finish } from '../surface/finish.ts';
import { scaleOf } from '../surface/matrix.ts';

/** A shadow falls to the lower right, as far as its distance. */
export function shadowFinish(brush: Brush, shadow: Shadow): NonNullable<Finish['shadow']> {
  const scale = scaleOf(brush.matrix);
  return {
    color: cssColor(shadow.color, '#aaa'),
    blurPx: shadow.thickness * scale,
    xPx: shadow.distance * scale,
    yPx: shadow.distance * scale,
  };
}

/** The shadow of the item's box, around it and never under it: what is see-through stays so. */
export function drawBoxShadow(brush: Brush, shadow: Shadow, width: number, height: number): void {
  const far = 10_000;
  const context = aim(brush);
  context.save();
  context.beginPath();
  context.rect(-far, -far, width + 2 * far, height + 2 * far);
  // Wound the other way round, this one is a hole.
  context.moveTo(0, 0);
  context.lineTo(0, height);
  context.lineTo(width, height);
  context.lineTo(width, 0);
  context.closePath();
  context.clip();
  const finish = shadowFinish(brush, shadow);
  drawLayer(brush, { x: 0, y: 0, width, height }, { shadow: finish }, (layer) => {
    const inner = aim(layer);
    inner.fillStyle = finish.color;
    inner.fillRect(0, 0, width, height);
  });
  context.restore();
}
