import type { Box } from '@reelwright/motion';
import type { Context } from '../surface/context.ts';

/** Widths are taken at this size and scaled: unhinted letters grow evenly. */
const rulerPx = 100;
const maxKept = 30_000;
/** Of a letter that no font has, in font sizes. */
export const unknownWidth = 0.6;

/** Measures text, remembering what it has measured. */
export class TextRuler {
  readonly #context: Context;
  readonly #widths = new Map<string, number>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** In font sizes. */
  width(fontName: string, text: string): number {
    // Letters that no font has are drawn as a box (see draw-piece.ts).
    if (fontName === '') return unknownWidth * [...text].length;
    const key = `${fontName}\n${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    setFont(this.#context, fontName, rulerPx);
    const width = this.#context.measureText(text).width / rulerPx;
    if (this.#widths.size >= maxKept) this.#widths.clear();
    this.#widths.set(key, width);
    return width;
  }

  /** What letters really cover, from where they begin on their baseline, in font sizes. */
  inkOf(fontName: string, text: string): Box | undefined {
    setFont(this.#context, fontName, rulerPx);
    const measured = this.#context.measureText(text);
    const left = -(measured.actualBoundingBoxLeft ?? Number.NaN) / rulerPx;
    const top = -(measured.actualBoundingBoxAscent ?? Number.NaN) / rulerPx;
    const width = (measured.actualBoundingBoxRight ?? Number.NaN) / rulerPx - left;
    const height = (measured.actualBoundingBoxDescent ?? Number.NaN) / rulerPx - top;
    return width >= 0 && height >= 0 ? { x: left, y: top, width, height } : undefined;
  }

  /** Fonts have arrived: what was measured before may have been set in something else. */
  forget(): void {
    this.#widths.clear();
  }
}

/** Letters that are drawn one by one ask for the same font again and again, so its CSS is written once. */
let lastFont = { fontName: '', sizePx: 0, css: '' };

export function setFont(context: Context, fontName: string, sizePx: number): void {
  if (lastFont.fontName !== fontName || lastFont.sizePx !== sizePx) {
    lastFont = { fontName, sizePx, css: `${sizePx}px "${fontName}"` };
  }
  context.font = lastFont.css;
}
