import type { Box } from '@reelwright/motion';
import type { Background } from '@reelwright/movie';
import { parseColor, withAlpha } from '../color/parse-color.ts';
import { aim, type Brush } from '../surface/brush.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import { scaleOf } from '../surface/matrix.ts';
import type { BackgroundMoment } from './background-moment.ts';
import { fillBackground } from './fill-background.ts';
import { isVisibleBackground } from './is-visible-background.ts';

/** What lies behind an item, a slide or the whole movie. */
export function drawBackground(
  brush: Brush,
  background: Background | undefined,
  box: Box,
  moment: BackgroundMoment,
): void {
  if (!background || !isVisibleBackground(background)) return;
  const blurPx = background.blur;
  // A blurred picture would fade out at its edges: it is drawn larger, and cut off at the box.
  const drawn = blurPx > 0 ? outset(box, blurPx * 2) : box;
  const fill = (inner: Brush) => {
    fillBackground(inner, background, drawn, moment);
    const tint = parseColor(background.tintColor);
    if (tint && background.tintStrength > 0) {
      const context = aim(inner);
      context.fillStyle = withAlpha(tint, background.tintStrength / 100);
      context.globalCompositeOperation = background.type === 'blob' ? 'source-atop' : 'source-over';
      context.fillRect(drawn.x, drawn.y, drawn.width, drawn.height);
      context.globalCompositeOperation = 'source-over';
    }
  };
  const context = aim(brush);
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  if (needsLayer(background)) {
    const scale = scaleOf(brush.matrix);
    drawLayer(
      brush,
      drawn,
      {
        opacity: background.opacity / 100,
        blurPx: blurPx * scale,
      },
      fill,
    );
  } else fill(brush);
  context.restore();
}

function needsLayer({ opacity, blur, tintStrength, type }: Background): boolean {
  return opacity < 100 || blur > 0 || (tintStrength > 0 && type === 'blob');
}

function outset({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + by * 2, height: height + by * 2 };
}
