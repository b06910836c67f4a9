import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { drawSvg } from './draw-svg.ts';
import type { IconDrawing } from './icon-file.ts';

/** A sign as a thing: cut from a thick board in one colour, or bent from a tube that glows. */
export async function drawSign(
  drawing: IconDrawing,
  px: number,
  { ink, neon }: { readonly ink?: string; readonly neon?: string },
): Promise<Canvas> {
  const inner = Math.round(px * 0.84);
  const shape = await drawSvg(drawing, inner);
  const canvas = createCanvas(px, px);
  const context = canvas.getContext('2d');
  const [x, y] = [(px - shape.width) / 2, (px - shape.height) / 2];
  if (neon) {
    const tube = colored(shape, '#ffffff');
    for (const [blur, opacity] of [
      [0.07, 0.9],
      [0.03, 0.9],
      [0.012, 1],
    ] as const) {
      context.save();
      context.globalAlpha = opacity;
      context.filter = `blur(${(px * blur).toFixed(1)}px)`;
      context.drawImage(colored(shape, neon), x, y);
      context.restore();
    }
    context.globalAlpha = 0.94;
    context.drawImage(tube, x, y);
    return canvas;
  }
  const [board, side] = [colored(shape, ink ?? '#ffb84d'), colored(shape, ink ?? '#ffb84d', 0.45)];
  const thick = Math.round(px * 0.06);
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.35)';
  context.shadowBlur = px * 0.03;
  context.shadowOffsetY = px * 0.01;
  context.drawImage(side, x, y + thick);
  context.restore();
  for (let dy = thick; dy > 0; dy -= Math.max(1, px / 400)) context.drawImage(side, x, y + dy);
  context.drawImage(board, x, y);
  return canvas;
}

/** The same shape in one colour, lighter towards the top. */
function colored(shape: Canvas, color: string, shade = 0): Canvas {
  const canvas = createCanvas(shape.width, shape.height);
  const context = canvas.getContext('2d');
  context.drawImage(shape, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'source-atop';
  if (shade > 0) {
    context.fillStyle = `rgba(0,0,0,${shade})`;
    context.fillRect(0, 0, canvas.width, canvas.height);
    return canvas;
  }
  const light = context.createLinearGradient(0, 0, 0, canvas.height);
  light.addColorStop(0, 'rgba(255,255,255,0.45)');
  light.addColorStop(0.5, 'rgba(255,255,255,0)');
  light.addColorStop(1, 'rgba(0,0,0,0.16)');
  context.fillStyle = light;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}
