import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';

export interface SvgDrawing {
  readonly body: string;
  readonly width: number;
  readonly height: number;
  readonly flipped?: boolean;
}

/** A drawing as pixels, its longer side so many long. */
export async function drawSvg(drawing: SvgDrawing, longerPx: number): Promise<Canvas> {
  const { body, width, height, flipped } = drawing;
  const scale = longerPx / Math.max(width, height);
  const [widthPx, heightPx] = [Math.round(width * scale), Math.round(height * scale)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  const canvas = createCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  if (flipped) context.transform(-1, 0, 0, 1, widthPx, 0);
  context.drawImage(await loadImage(Buffer.from(svg)), 0, 0, widthPx, heightPx);
  return canvas;
}
