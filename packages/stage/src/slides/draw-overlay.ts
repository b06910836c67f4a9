import { findOverlay, grainTile, type OverlayLook, vignetteStops } from '@reelwright/motion';
import { cssColor } from '../color/parse-color.ts';
import { aim, type Brush, moved } from '../surface/brush.ts';
import type { Picture } from '../surface/context.ts';
import { scaleOf, scaling } from '../surface/matrix.ts';
import { tracePath } from '../surface/trace-path.ts';

const tilePx = 256;

/** What lies over the whole picture: grain, old colours, scratches. Undefined when nothing does. */
export function overlayLook(fx: string, seconds: number): OverlayLook | undefined {
  return findOverlay(fx)?.look(seconds);
}

/** The filters through which the picture itself is drawn. */
export function overlayFilter({ filter }: OverlayLook): string | undefined {
  const parts = Object.entries(filter ?? {}).map(([name, value]) => `${name}(${value})`);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/** Everything of an overlay that is drawn on top of the picture. */
export function drawOverlay(brush: Brush, look: OverlayLook): void {
  const { width, height } = brush.stage;
  const context = aim(brush);
  context.save();
  const cover = (color: unknown, opacity: number, blend = 'source-over') => {
    context.globalCompositeOperation = blend === 'normal' ? 'source-over' : blend;
    context.globalAlpha = opacity;
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'source-over';
    context.globalAlpha = 1;
  };
  if (look.tint) cover(cssColor(look.tint.color, '#000'), look.tint.opacity, look.tint.blend);
  if (look.marks) drawScratches(brush, look.marks);
  if (look.grain) drawGrain(brush, look.grain);
  aim(brush);
  if (look.vignette) {
    const radius = Math.hypot(width, height) / 2;
    const [x, y] = [width / 2, height / 2];
    const dark = context.createRadialGradient(x, y, 0, x, y, radius);
    for (const { at, color } of vignetteStops(look.vignette)) dark.addColorStop(at, color);
    cover(dark, 1);
  }
  if (look.flicker) cover(look.flicker < 0 ? '#000' : '#fff', Math.min(1, Math.abs(look.flicker)));
  context.restore();
}

function drawScratches(brush: Brush, marks: NonNullable<OverlayLook['marks']>): void {
  const { width, height } = brush.stage;
  const context = aim(moved(brush, scaling(width, height)));
  for (const { path, color, opacity, strokeWidth } of marks) {
    context.globalAlpha = opacity;
    tracePath(context, path);
    if (strokeWidth === undefined) {
      context.fillStyle = cssColor(color, '#000');
      context.fill();
      continue;
    }
    // The line itself is not stretched with the stage.
    aim(brush);
    context.globalAlpha = opacity;
    context.strokeStyle = cssColor(color, '#000');
    context.lineWidth = strokeWidth * height;
    context.stroke();
    aim(moved(brush, scaling(width, height)));
  }
  context.globalAlpha = 1;
}

function drawGrain(
  brush: Brush,
  { seed, opacity, grainPx, shiftX, shiftY }: NonNullable<OverlayLook['grain']>,
): void {
  const { surface } = brush;
  const tile = surface.memory.recall(`grain ${seed}`, (): Picture => {
    const { canvas, context } = surface.layers.create(tilePx, tilePx);
    const pixels = context.createImageData(tilePx, tilePx);
    grainTile(seed, tilePx).forEach((brightness, index) => {
      pixels.data.set([brightness, brightness, brightness, 255], index * 4);
    });
    context.putImageData(pixels, 0, 0);
    return canvas;
  });
  const size = Math.max(1, Math.round(tilePx * grainPx * scaleOf(brush.matrix)));
  const { context, widthPx, heightPx } = brush;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = opacity;
  context.globalCompositeOperation = 'overlay';
  const [left, top] = [-Math.round(shiftX * size), -Math.round(shiftY * size)];
  for (let y = top; y < heightPx; y += size) {
    for (let x = left; x < widthPx; x += size) context.drawImage(tile, x, y, size, size);
  }
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 1;
}
