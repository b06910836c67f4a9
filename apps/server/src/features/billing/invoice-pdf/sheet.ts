import { type PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import type { Typeface, Weight } from './typeface.ts';

/** The product's colours on paper. */
const colours = {
  ink: rgb(0x17 / 255, 0x18 / 255, 0x1c / 255),
  quiet: rgb(0x5e / 255, 0x62 / 255, 0x70 / 255),
  line: rgb(0xd9 / 255, 0xda / 255, 0xe2 / 255),
  tint: rgb(0xf7 / 255, 0xf7 / 255, 0xf9 / 255),
  accent: rgb(0x5b / 255, 0x5b / 255, 0xd6 / 255),
  white: rgb(1, 1, 1),
} as const;

/** A4, in points. */
const pageSize: [number, number] = [595.28, 841.89];
export const margin = 56;
export const contentWidth = pageSize[0] - 2 * margin;

interface Words {
  readonly x: number;
  /** Of the baseline, from the top of the page. */
  readonly y: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: keyof typeof colours;
  /** Texts at the right end on x. */
  readonly align?: 'left' | 'right';
  /** Longer texts become smaller, down to half, and are cut after that. */
  readonly maxWidth?: number;
}

/** One page, measured from its top left corner. */
export interface Sheet {
  write(text: string, words: Words): Promise<void>;
  line(y: number): void;
  panel(y: number, height: number): void;
  brand(x: number, y: number, size: number): void;
}

export function addSheet(document: PDFDocument, typeface: Typeface): Sheet {
  const page = document.addPage(pageSize);
  const fromTop = (y: number) => page.getHeight() - y;
  return {
    async write(text, { x, y, weight = 'normal', colour = 'ink', align = 'left', ...words }) {
      const measure = async (shown: string, size: number) => {
        const runs = await typeface.runsOf(shown, weight);
        const widths = runs.map((run) => run.font.widthOfTextAtSize(run.text, size));
        return { runs, widths, width: widths.reduce((sum, width) => sum + width, 0) };
      };
      const { maxWidth = Number.POSITIVE_INFINITY } = words;
      const { width: wanted } = await measure(text, words.size);
      const size = words.size * Math.max(0.5, Math.min(1, maxWidth / wanted));
      let shown = text;
      let measured = await measure(shown, size);
      while (measured.width > maxWidth + 0.01 && shown.length > 1) {
        shown = `${shown.replace(/…$/, '').slice(0, -1)}…`;
        measured = await measure(shown, size);
      }
      let left = align === 'right' ? x - measured.width : x;
      for (const [index, run] of measured.runs.entries()) {
        page.drawText(run.text, {
          x: left,
          y: fromTop(y),
          size,
          font: run.font,
          color: colours[colour],
        });
        left += measured.widths[index] ?? 0;
      }
    },
    line: (y) =>
      page.drawLine({
        start: { x: margin, y: fromTop(y) },
        end: { x: margin + contentWidth, y: fromTop(y) },
        thickness: 0.75,
        color: colours.line,
      }),
    panel: (y, height) =>
      page.drawRectangle({
        x: margin,
        y: fromTop(y + height),
        width: contentWidth,
        height,
        color: colours.tint,
      }),
    brand: (x, y, size) => drawBrand(page, x, fromTop(y), size / 32),
  };
}

/** The brand mark of the web app, as paths on a field of 32. */
function drawBrand(page: PDFPage, x: number, y: number, scale: number): void {
  const corner = 'M9 0h14a9 9 0 0 1 9 9v14a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9z';
  page.drawSvgPath(corner, { x, y, scale, color: colours.accent });
  for (const frame of [
    'M11.5 8.5v3.5h5.6z',
    'M11.5 14.6h8.9L22.7 16l-2.3 1.4h-8.9z',
    'M11.5 20v3.5l5.6-3.5z',
  ]) {
    page.drawSvgPath(frame, {
      x,
      y,
      scale,
      color: colours.white,
      borderColor: colours.white,
      borderWidth: 1.2,
    });
  }
}
