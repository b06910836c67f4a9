import bidiFactory from 'bidi-js';
import type { Letter } from './letter.ts';

/** The package's types say it is an object with a default; bundlers and Node both give the function. */
const bidi = (bidiFactory as unknown as () => Bidi)();
interface Bidi {
  getEmbeddingLevels(text: string): {
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly level: number }[];
  };
}
/** Without such a letter everything runs from left to right, and there is nothing to work out. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802-\ud803\ud83a-\ud83b]/;

export interface Levels {
  /** Odd: from right to left. One per letter. */
  readonly of: readonly number[];
  readonly paragraph: number;
}

/** In which direction each letter of a paragraph runs (UAX 9). */
export function bidiLevels(letters: readonly Letter[]): Levels {
  const text = letters.map((letter) => letter.text).join('');
  if (!rightToLeft.test(text)) return { of: letters.map(() => 0), paragraph: 0 };
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  let at = 0;
  const of = letters.map((letter) => {
    const level = levels[at] ?? 0;
    at += letter.text.length;
    return level;
  });
  return { of, paragraph: paragraphs[0]?.level ?? 0 };
}

/** The order in which pieces of a line stand from left to right. */
export function visualOrder(levels: readonly number[]): number[] {
  const order = levels.map((_, index) => index);
  const highest = Math.max(0, ...levels);
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while (end < order.length && (levels[order[end] ?? 0] ?? 0) >= level) end += 1;
      if (end > start + 1) {
        order.splice(start, end - start, ...order.slice(start, end).reverse());
      }
      start = Math.max(start, end - 1);
    }
  }
  return order;
}
