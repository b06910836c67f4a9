import type { Box } from '@reelwright/motion';
import type { Brush } from './brush.ts';
import { keptParts } from './draw-layer.ts';
import { boundsOf } from './matrix.ts';

/** How a kept picture is laid. */
interface Laying {
  /** Around the middle of what is drawn; 1 unless given. */
  readonly scale?: number;
  /** Only this part of it, in the brush's px. */
  readonly part?: Box;
}

/**
 * Draws something that looks the same in many frames once for its owner, and lays the picture of it: larger or smaller
 * while it comes, or only a part while it is being filled.
 */
export function drawKept(
  brush: Brush,
  owner: object,
  reach: Box,
  draw: (inner: Brush) => void,
  { scale = 1, part }: Laying = {},
): void {
  const { context } = brush;
  const bounds = boundsOf(brush.matrix, reach);
  // Canvases are larger than what is drawn on them: laying the empty rest would take up to half of the time.
  const shown = part ? wholePx(boundsOf(brush.matrix, part)) : grown(wholePx(bounds));
  if (!(shown.width > 0 && shown.height > 0)) return;
  const parts = keptParts(brush, owner, reach, draw);
  const [middleX, middleY] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  context.save();
  context.setTransform(scale, 0, 0, scale, middleX * (1 - scale), middleY * (1 - scale));
  context.globalAlpha = brush.alpha;
  context.globalCompositeOperation = 'source-over';
  for (const { layer, ...place } of parts) {
    const cut = within(place, shown);
    if (!(cut.width > 0 && cut.height > 0)) continue;
    const { canvas } = layer;
    const [across, down] = [canvas.width / place.width, canvas.height / place.height];
    context.drawImage(
      canvas,
      (cut.x - place.x) * across,
      (cut.y - place.y) * down,
      cut.width * across,
      cut.height * down,
      cut.x,
      cut.y,
      cut.width,
      cut.height,
    );
  }
  context.restore();
}

/** Cut at whole px, which every canvas does alike. */
function wholePx({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return {
    x: left,
    y: top,
    width: Math.ceil(x + width) - left,
    height: Math.ceil(y + height) - top,
  };
}

/** Edges are mixed with the px beside them. */
function grown({ x, y, width, height }: Box): Box {
  return { x: x - 1, y: y - 1, width: width + 2, height: height + 2 };
}

function within(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}
