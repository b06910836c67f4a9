/** What built-in pictures are made of, by address: objects, shapes, real places out of focus, backdrops, maps. */
import { readFile } from 'node:fs/promises';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { ringShape, shapes } from '../shapes.ts';
import { parseArtAddress } from './art-address.ts';
import { drawGround, type GroundShape, groundSize } from './draw-ground.ts';
import { drawObject, objectPx } from './draw-object.ts';
import { drawSvg } from './draw-svg.ts';
import { drawMap, drawPin } from './maps/draw-map.ts';

const placesFolder = new URL('../../../../../library/places/', import.meta.url);

export interface Art {
  readonly canvas: Canvas;
  readonly type: 'png' | 'webp';
}

/** Undefined when the address is none of ours. A scale below 1 is for small pictures, which need no large ones. */
export async function drawArt(address: string, scale = 1): Promise<Art | undefined> {
  const found = parseArtAddress(address);
  if (!found) return undefined;
  const { kind, name, type, options } = found;
  const canvas = await draw[kind](name, options, scale);
  return canvas && { canvas, type };
}

type Draw = (name: string, options: URLSearchParams, scale: number) => Promise<Canvas | undefined>;

/** Places ship as they are sent, unless they are to have a film's colour. */
export async function readPlace(address: string): Promise<Buffer | undefined> {
  const found = parseArtAddress(address);
  return found?.kind === 'places' && !found.options.has('c') ? placeBytes(found.name) : undefined;
}

const placeBytes = (name: string) =>
  readFile(new URL(`${name}.webp`, placesFolder)).catch(() => undefined);

/** So much of a place's own hue goes: a green meadow would jar behind a brown film. */
const tintShare = 0.8;

const places: Draw = async (name, options) => {
  const bytes = await placeBytes(name);
  if (!bytes) return undefined;
  const image = await loadImage(bytes);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  if (!options.has('c')) return canvas;
  // Hue and strength of the colour; light and shade stay the photo's.
  context.globalCompositeOperation = 'color';
  context.globalAlpha = tintShare;
  context.fillStyle = colorsOf(options).c;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
};

const shapeArt: Draw = async (name, options, scale) => {
  const shape = ringShape(name) ?? (Object.hasOwn(shapes, name) ? shapes[name] : undefined);
  if (!shape) return undefined;
  const canvas = await drawSvg(
    shape,
    Math.round(Math.max(shape.width, shape.height, objectPx) * scale),
  );
  const color = options.get('ink');
  if (!color) return canvas;
  const context = canvas.getContext('2d');
  // White shapes become the colour; their light and shade stay.
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = shape.keepsLight ? 0.72 : 1;
  context.fillStyle = `#${color}`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
};

const grounds: Draw = async (name, options, scale) =>
  drawGround(name, {
    shape: shapeOf(options),
    colors: colorsOf(options),
    seed: options.get('n') ?? '1',
    scale,
  });

const maps: Draw = async (name, options, scale) => {
  const [width, height] = groundSize(shapeOf(options), scale);
  const [code = '', pin] = name.split('-');
  if (pin !== 'pin') return drawMap(code, { width, height, ...colorsOf(options) });
  const [x, y] = [options.get('x'), options.get('y')];
  // Longitude and latitude in hundredths, counted from the corner of the map, so that they are never negative.
  const place = x && y ? ([Number(x) / 100 - 180, Number(y) / 100 - 90] as const) : undefined;
  return drawPin(code, place, { width, height });
};

const draw: Readonly<Record<'objects' | 'shapes' | 'places' | 'grounds' | 'maps', Draw>> = {
  places,
  shapes: shapeArt,
  grounds,
  maps,
  objects: drawObject,
};

function shapeOf(options: URLSearchParams): GroundShape {
  const shape = options.get('s');
  return shape === 'square' || shape === 'vertical' || shape === 'panorama' ? shape : 'wide';
}

function colorsOf(options: URLSearchParams) {
  const color = (key: string) =>
    `#${/^[0-9a-f]{6}$/.exec(options.get(key) ?? '')?.[0] ?? '444466'}`;
  return { a: color('a'), b: color('b'), c: color('c') };
}
