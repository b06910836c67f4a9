/** What built-in pictures are made of, by address: objects, shapes, and real places out of focus. */
import { readFile } from 'node:fs/promises';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { shapes } from '../shapes.ts';
import { drawSvg } from './draw-svg.ts';
import { objectDrawing } from './object-drawing.ts';

const artAddress =
  /^\/library\/(objects|shapes|places)\/([a-z0-9-]{1,80})\.(png|webp)(?:\?([a-z0-9=&]{1,60}))?$/;
/** Large enough for a whole frame. */
const objectPx = 768;
const placesFolder = new URL('../../../../../library/places/', import.meta.url);

export interface Art {
  readonly canvas: Canvas;
  readonly type: 'png' | 'webp';
}

/** Undefined when the address is none of ours. A scale below 1 is for small pictures, which need no large ones. */
export async function drawArt(address: string, scale = 1): Promise<Art | undefined> {
  const [, kind, name = '', type, options = ''] = artAddress.exec(address) ?? [];
  const canvas = await (kind === 'places'
    ? drawPlace(name)
    : kind === 'shapes'
      ? drawShape(name, scale)
      : kind === 'objects'
        ? drawObject(name, options, scale)
        : undefined);
  return canvas && { canvas, type: type === 'webp' ? 'webp' : 'png' };
}

async function drawPlace(name: string): Promise<Canvas | undefined> {
  const bytes = await readFile(new URL(`${name}.webp`, placesFolder)).catch(() => undefined);
  if (!bytes) return undefined;
  const image = await loadImage(bytes);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}

async function drawShape(name: string, scale: number): Promise<Canvas | undefined> {
  const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  return shape && drawSvg(shape, Math.max(shape.width, shape.height, objectPx) * scale);
}

async function drawObject(
  name: string,
  options: string,
  scale: number,
): Promise<Canvas | undefined> {
  const drawing = await objectDrawing(name);
  if (!drawing) return undefined;
  const blur = Math.min(60, Number(new URLSearchParams(options).get('blur') ?? 0) || 0);
  if (!blur) return drawSvg(drawing, Math.round(objectPx * scale));
  // What is out of focus needs no details.
  const px = Math.round((objectPx / 2) * scale);
  const sharp = await drawSvg(drawing, Math.round(px * 0.78));
  const canvas = createCanvas(px, px);
  const context = canvas.getContext('2d');
  context.filter = `blur(${((blur * px) / objectPx).toFixed(2)}px)`;
  context.drawImage(sharp, (px - sharp.width) / 2, (px - sharp.height) / 2);
  return canvas;
}
