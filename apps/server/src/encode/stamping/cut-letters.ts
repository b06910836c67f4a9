import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { createSurface } from '@reelwright/stage';
import { stageCanvas } from '../../stage/node-surface.ts';
import { type Mask, maskMargin, maxMaskWidth } from './stamper.ts';

/** How letters are cut out. */
export interface CutSize {
  readonly scaleX: number;
  readonly scaleY: number;
  /** Of a px, to the right. */
  readonly shift: number;
  /** Of a px, down; undefined for letters on whole rows. */
  readonly shiftDown: number | undefined;
}

export interface CutLetters {
  readonly mask: Mask;
  /** From where the letters begin to where the mask without its margin does. */
  readonly left: number;
  readonly top: number;
}

/** Longer texts, and towers of accents, are drawn instead. */
const maxPixels = 1_000_000;
/** What is measured is rounded, and px at an edge are covered in part. */
const room = 3;

/**
 * How Skia covers px with letters. Undefined when they are too long, or reach farther than measured.
 * @param css its colour: that matters too.
 */
export function cutLetters(
  font: string,
  text: string,
  css: string,
  { scaleX, scaleY, shift, shiftDown }: CutSize,
): CutLetters | undefined {
  const ruler = cuttingTable(1, 1);
  ruler.font = font;
  const measured = ruler.measureText(text);
  const reach = (px: number, scale: number) => Math.max(0, Math.ceil(px * scale)) + room;
  const originX = reach(measured.actualBoundingBoxLeft, scaleX);
  const originY = reach(measured.actualBoundingBoxAscent, scaleY);
  const width = originX + reach(measured.actualBoundingBoxRight, scaleX);
  const height = originY + reach(measured.actualBoundingBoxDescent, scaleY);
  if (width + 2 * maskMargin > maxMaskWidth || width * height > maxPixels) return undefined;
  const context = cuttingTable(width, height);
  context.font = font;
  context.fillStyle = css;
  // As `aimBetweenRows` of the stage does it.
  const slant = shiftDown === undefined ? 0 : 0.0005;
  context.setTransform(scaleX, slant, 0, scaleY, originX + shift, originY + (shiftDown ?? 0));
  context.fillText(text, 0, 0);
  context.setTransform(1, 0, 0, 1, 0, 0);
  const pixels = context.getImageData(0, 0, width, height).data;
  context.clearRect(0, 0, width, height);
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const covered = new Uint8Array(words.length);
  for (let index = 0; index < words.length; index += 1) covered[index] = (words[index] ?? 0) >>> 24;
  const box = boundsOf(covered, width, height);
  if (box.left === 0 || box.top === 0 || box.right === width || box.bottom === height) {
    return undefined;
  }
  const mask = copyOut(covered, width, box);
  return { mask, left: box.left - originX, top: box.top - originY };
}

let table: { readonly canvas: Canvas; readonly context: SKRSContext2D } | undefined;

/** An empty canvas of at least this size, set up as the stage's are. */
function cuttingTable(width: number, height: number): SKRSContext2D {
  if (!table || table.canvas.width < width || table.canvas.height < height) {
    const canvas = createCanvas(Math.max(256, width), Math.max(256, height));
    createSurface(stageCanvas(canvas), (w, h) => stageCanvas(createCanvas(w, h)));
    table = { canvas, context: canvas.getContext('2d') };
  }
  return table.context;
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Around all that is covered; of one px if nothing is. */
function boundsOf(covered: Uint8Array, width: number, height: number): Bounds {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (covered[y * width + x] === 0) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  return right > left ? { left, top, right, bottom } : { left: 1, top: 1, right: 2, bottom: 2 };
}

function copyOut(covered: Uint8Array, stride: number, box: Bounds): Mask {
  const width = box.right - box.left + 2 * maskMargin;
  const height = box.bottom - box.top + 2 * maskMargin;
  const bytes = new Uint8Array(width * height);
  for (let y = box.top; y < box.bottom; y += 1) {
    const row = covered.subarray(y * stride + box.left, y * stride + box.right);
    bytes.set(row, (y - box.top + maskMargin) * width + maskMargin);
  }
  return { bytes, width, height };
}
