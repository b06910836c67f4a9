import { ellipsePath, type Path, rectanglePath } from '@reelwright/motion';
import type { QrCode } from '@reelwright/movie';
import { encode } from 'uqr';
import type { Brush } from '../surface/brush.ts';
import type { GraphicPen, Size } from './graphic-pen.ts';

/** Free all around, in modules: the standard asks for four, or cameras do not find it. */
export const quietModules = 4;

/** A code that phones read. It is square, and in the middle of its box. */
export function drawQrCode(brush: Brush, pen: GraphicPen, code: QrCode, size: Size): void {
  const side = Math.min(size.width, size.height);
  const [left, top] = [(size.width - side) / 2, (size.height - side) / 2];
  pen.fill(rectanglePath(left, top, side, side), code.ground);
  if (code.text === '') return;
  const modules = brush.surface.memory.recall(JSON.stringify(['qr', code.text]), () =>
    modulesOf(code.text),
  );
  if (modules.length === 0) return;
  const each = side / (modules.length + 2 * quietModules);
  const dots: Path[number][] = [];
  for (const [row, line] of modules.entries()) {
    const y = top + (row + quietModules) * each;
    for (let column = 0; column < line.length; column += 1) {
      if (!line[column]) continue;
      const x = left + (column + quietModules) * each;
      if (code.isRound && !isFinder(row, column, modules.length)) {
        dots.push(...ellipsePath(x + each / 2, y + each / 2, each * 0.47, each * 0.47));
        continue;
      }
      // As long as it is dark: seams between squares would be seen.
      const from = column;
      while (line[column + 1] && !(code.isRound && !isFinder(row, column + 1, modules.length)))
        column += 1;
      dots.push(...rectanglePath(x, y, each * (column - from + 1), each * overlap(modules, row)));
    }
  }
  pen.fill(dots, code.color);
}

/** None where it is more than a code can hold. */
function modulesOf(text: string): readonly (readonly boolean[])[] {
  for (const ecc of ['M', 'L'] as const) {
    try {
      return encode(text, { ecc, border: 0 }).data;
    } catch {
      // Less protection leaves more room.
    }
  }
  return [];
}

/** A hair more than a row, except in the last: rows that only touch show a line between them. */
function overlap(modules: readonly unknown[], row: number): number {
  return row === modules.length - 1 ? 1 : 1.02;
}

/** The three large squares stay squares: cameras look for them. */
function isFinder(row: number, column: number, count: number): boolean {
  const [atTop, atLeft] = [row < 7, column < 7];
  return (atTop && (atLeft || column >= count - 7)) || (row >= count - 7 && atLeft);
}
