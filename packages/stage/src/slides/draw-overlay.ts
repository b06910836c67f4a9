import { findOverlay, grainTile, type OverlayLook, vignetteStops } from '@reelwright/motion';
import { cssColor } from '../color/parse-color.ts';
import { aim, type Brush, moved } from '../surface/brush.ts';
import type { Picture } from '../surface/context.ts';
import { boundsOf, scaleOf, scaling } from '../surface/matrix.ts';
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
    const { x, y, picture } = vignettePicture(brush, look.vignette);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(picture, x, y);
    aim(brush);
  }
  if (look.flicker) cover(look.flicker < 0 ? '#000' : '#fff', Math.min(1, Math.abs(look.flicker)));
  context.restore();
}

/** Dark corners are the same in every frame: a picture of them takes a sixth of the time of a gradient. */
function vignettePicture(
  { surface, stage, matrix }: Brush,
  vignette: NonNullable<OverlayLook['vignette']>,
): { readonly x: number; readonly y: number; readonly picture: Picture } {
  const key = JSON.stringify(['vignette', vignette, stage, matrix]);
  return surface.memory.recall(key, () => {
    const shown = boundsOf(matrix, { x: 0, y: 0, ...stage });
    const [left, top] = [Math.floor(shown.x), Math.floor(shown.y)];
    const [width, height] = [Math.ceil(shown.x + shown.width), Math.ceil(shown.y + shown.height)];
    const { canvas, context } = surface.layers.create(width - left, height - top);
    const [x, y] = [shown.x + shown.width / 2 - left, shown.y + shown.height / 2 - top];
    const dark = context.createRadialGradient(
      x,
      y,
      0,
      x,
      y,
      Math.hypot(shown.width, shown.height) / 2,
    );
    for (const { at, color } of vignetteStops(vignette)) dark.addColorStop(at, color);
    context.fillStyle = dark;
    context.fillRect(shown.x - left, shown.y - top, shown.width, shown.height);
    return { x: left, y: top, picture: canvas };
  });
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
  const size = Math.max(1, Math.round(tilePx * grainPx * scaleOf(brush.matrix)));
  // As large as it is laid: making it larger with every frame would take longer than all else.
  const tile = surface.memory.recall(`grain ${seed} ${size}`, (): Picture => {
    const { canvas, context } = surface.layers.create(tilePx, tilePx);
    const pixels = context.createImageData(tilePx, tilePx);
    grainTile(seed, tilePx).forEach((brightness, index) => {
      pixels.data.set([brightness, brightness, brightness, 255], index * 4);
    });
    context.putImageData(pixels, 0, 0);
    const large = surface.layers.create(size, size);
    large.context.drawImage(canvas, 0, 0, size, size);
    return large.canvas;
  });
  const { context, widthPx, heightPx } = brush;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = opacity;
  context.globalCompositeOperation = 'overlay';
  const [left, top] = [-Math.round(shiftX * size), -Math.round(shiftY * size)];
  for (let y = top; y < heightPx; y += size) {
    for (let x = left; x < widthPx; x += size) context.drawImage(tile, x, y);
  }
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 1;
}
