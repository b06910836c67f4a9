/** What can be told from a small picture alone: whether it is sharp, empty or full of letters, and what has to be seen of it. */
import type { PictureFocus } from '@reelwright/movie';

/** Red, green and blue, squeezed into a square. */
export interface SmallPicture {
  readonly pixels: Uint8Array;
  readonly sidePx: number;
}

export interface PictureJudgement {
  readonly isSharp: boolean;
  readonly hasLetters: boolean;
  /** Nothing is to be seen on it: all black, or one colour. */
  readonly isEmpty: boolean;
}

export function judgePicture(picture: SmallPicture): PictureJudgement {
  const grey = greyOf(picture);
  const { sidePx } = picture;
  return {
    isSharp: sharpestEdges(grey, sidePx) >= sharpEdge,
    hasLetters: hasWords(grey, sidePx),
    isEmpty: spread(grey) < emptySpread,
  };
}

/** How much brightness changes from pixel to pixel in the sharpest part of a picture, of 255. */
const sharpEdge = 9;
/** What is sharp may be small: so much of the picture. */
const sharpShare = 0.003;
/** Standard deviation of its brightness. */
const emptySpread = 9;

function greyOf({ pixels, sidePx }: SmallPicture): Uint8Array {
  const grey = new Uint8Array(sidePx * sidePx);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [pixels[3 * at], pixels[3 * at + 1], pixels[3 * at + 2]];
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return grey;
}

function spread(grey: Uint8Array): number {
  let [sum, squares] = [0, 0];
  for (const value of grey) {
    sum += value;
    squares += value * value;
  }
  return Math.sqrt(Math.max(0, squares / grey.length - (sum / grey.length) ** 2));
}

/** What is out of focus everywhere has soft edges only. */
function sharpestEdges(grey: Uint8Array, sidePx: number): number {
  const counts = new Uint32Array(256);
  for (let y = 1; y < sidePx - 1; y += 1) {
    for (let x = 1; x < sidePx - 1; x += 1) {
      const at = y * sidePx + x;
      const beside = (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0);
      const above = (grey[at - sidePx] ?? 0) + (grey[at + sidePx] ?? 0);
      const edge = Math.round(Math.abs((grey[at] ?? 0) - (beside + above) / 4));
      counts[edge] = (counts[edge] ?? 0) + 1;
    }
  }
  let left = sharpShare * sidePx * sidePx;
  for (let edge = 255; edge > 0; edge -= 1) {
    left -= counts[edge] ?? 0;
    if (left <= 0) return edge;
  }
  return 0;
}

/** Letters: two tones only, and strokes about as thick as the room between them, in a row. */
const letters = {
  windowPx: 16,
  stepPx: 8,
  leastContrast: 60,
  /** How far a tone spreads, of the distance between both. */
  purity: 0.3,
  /** How much of a window is the rarer tone. */
  leastShare: 0.12,
  /** Changes from one tone to the other in a line of the window. */
  leastChanges: 1.6,
  mostChanges: 6,
  /** Windows beside each other: a word. */
  leastInRow: 7,
} as const;

function hasWords(grey: Uint8Array, sidePx: number): boolean {
  const { windowPx, stepPx, leastInRow } = letters;
  for (let y = 0; y + windowPx <= sidePx; y += stepPx) {
    let row = 0;
    for (let x = 0; x + windowPx <= sidePx; x += stepPx) {
      row = looksLikeLetters(grey, sidePx, y * sidePx + x) ? row + 1 : 0;
      if (row >= leastInRow) return true;
    }
  }
  return false;
}

function looksLikeLetters(grey: Uint8Array, sidePx: number, from: number): boolean {
  const { windowPx, leastContrast, purity, leastShare, leastChanges, mostChanges } = letters;
  let [least, most] = [255, 0];
  for (let at = 0; at < windowPx * windowPx; at += 1) {
    const value = grey[from + (at % windowPx) + sidePx * Math.floor(at / windowPx)] ?? 0;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (most - least < leastContrast) return false;
  const middle = (least + most) / 2;
  const [dark, light] = [new Tone(), new Tone()];
  let changes = 0;
  for (let y = 0; y < windowPx; y += 1) {
    let wasDark: boolean | undefined;
    for (let x = 0; x < windowPx; x += 1) {
      const value = grey[from + y * sidePx + x] ?? 0;
      const isDark = value < middle;
      (isDark ? dark : light).add(value);
      if (wasDark !== undefined && wasDark !== isDark) changes += 1;
      wasDark = isDark;
    }
  }
  const rarer = Math.min(dark.count, light.count) / (windowPx * windowPx);
  const distance = light.mean - dark.mean;
  const each = changes / windowPx;
  return (
    rarer >= leastShare &&
    distance >= leastContrast &&
    Math.max(dark.deviation, light.deviation) <= purity * distance &&
    each >= leastChanges &&
    each <= mostChanges
  );
}

/** Mean and spread of values as they come. */
class Tone {
  count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.count += 1;
    this.#sum += value;
    this.#squares += value * value;
  }

  get mean(): number {
    return this.#sum / Math.max(1, this.count);
  }

  get deviation(): number {
    return Math.sqrt(Math.max(0, this.#squares / Math.max(1, this.count) - this.mean ** 2));
  }
}

/** Where a subject begins to be one: a mask of a whole landscape tells nothing. */
const subject = { leastShare: 0.003, mostShare: 0.85, tone: 128 } as const;
/** Of what is higher than wide, a person or an animal that stands, the head matters. */
const headAt = 0.2;

/**
 * What must not be cut off, from a mask of the subject: its middle, or its head.
 * @param ratio width by height of the picture itself
 */
export function focusOf(mask: Uint8Array, sidePx: number, ratio: number): PictureFocus | undefined {
  let [count, sumX] = [0, 0];
  const columns = new Array<number>(sidePx).fill(0);
  const rows = new Array<number>(sidePx).fill(0);
  for (let at = 0; at < mask.length; at += 1) {
    if ((mask[at] ?? 0) < subject.tone) continue;
    const [x, y] = [at % sidePx, Math.floor(at / sidePx)];
    count += 1;
    sumX += x;
    columns[x] = (columns[x] ?? 0) + 1;
    rows[y] = (rows[y] ?? 0) + 1;
  }
  const share = count / mask.length;
  if (share < subject.leastShare || share > subject.mostShare) return undefined;
  const [left, right] = middlePart(columns, count);
  const [top, bottom] = middlePart(rows, count);
  const isUpright = (bottom - top) / ((right - left) * ratio) > 1.15;
  const y = isUpright ? top + (bottom - top) * headAt : (top + bottom) / 2;
  const x = isUpright
    ? middleOfRows(mask, sidePx, top, top + (bottom - top) * 2 * headAt)
    : sumX / count;
  return { x: rounded(x / sidePx), y: rounded(y / sidePx) };
}

/** From where to where nearly all of it lies: a few stray pixels are not it. */
function middlePart(counts: readonly number[], all: number): readonly [number, number] {
  const at = (share: number) => {
    let sum = 0;
    return counts.findIndex((count) => {
      sum += count;
      return sum >= all * share;
    });
  };
  return [at(0.03), at(0.97) + 1];
}

function middleOfRows(mask: Uint8Array, sidePx: number, from: number, to: number): number {
  let [count, sum] = [0, 0];
  for (let y = Math.floor(from); y < to; y += 1) {
    for (let x = 0; x < sidePx; x += 1) {
      if ((mask[y * sidePx + x] ?? 0) < subject.tone) continue;
      count += 1;
      sum += x;
    }
  }
  return count === 0 ? sidePx / 2 : sum / count;
}

const rounded = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
