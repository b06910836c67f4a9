import type { Box } from '@reelwright/motion';
import { readAnchor } from './anchor.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture repeated more often than this is too small to be seen anyway. */
const maxTiles = 4000;

/** Where CSS puts a background picture of this size: once, or again and again. */
export function tileBoxes(
  picture: Size,
  box: Box,
  style: { readonly size: string; readonly position: string; readonly repeat: string },
): Box[] {
  const size = tileSize(picture, box, style.size);
  if (!(size.width > 0 && size.height > 0)) return [];
  const anchor = readAnchor(style.position);
  const x = (box.width - size.width) * anchor.x;
  const y = (box.height - size.height) * anchor.y;
  const repeat = style.repeat.trim();
  const across = repeat === 'repeat' || repeat === 'repeat-x';
  const down = repeat === 'repeat' || repeat === 'repeat-y';
  const xs = places(x, size.width, box.width, across);
  const ys = places(y, size.height, box.height, down);
  if (xs.length * ys.length > maxTiles) return [];
  return ys.flatMap((top) => xs.map((left) => ({ x: box.x + left, y: box.y + top, ...size })));
}

function places(first: number, length: number, whole: number, repeated: boolean): number[] {
  if (!repeated) return [first];
  const start = first - Math.ceil(first / length) * length;
  const count = Math.min(maxTiles, Math.ceil((whole - start) / length));
  return Array.from({ length: count }, (_, index) => start + index * length);
}

/** cover, contain, auto, or CSS lengths. */
function tileSize(picture: Size, box: Size, size: string): Size {
  const { width, height } = picture;
  const scaled = (factor: number) => ({ width: width * factor, height: height * factor });
  const word = size.trim().toLowerCase();
  if (word === 'contain') return scaled(Math.min(box.width / width, box.height / height));
  if (word === 'auto') return { width, height };
  const [first, second] = word.split(/\s+/);
  const across = length(first, box.width);
  const down = length(second, box.height);
  if (across !== undefined && down !== undefined) return { width: across, height: down };
  if (across !== undefined) return scaled(across / width);
  if (down !== undefined) return scaled(down / height);
  return scaled(Math.max(box.width / width, box.height / height));
}

function length(word: string | undefined, whole: number): number | undefined {
  const value = Number.parseFloat(word ?? '');
  if (!Number.isFinite(value) || value < 0) return undefined;
  return word?.endsWith('%') ? (value / 100) * whole : value;
}
