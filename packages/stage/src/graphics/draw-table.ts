import { rectanglePath, roundedPath } from '@reelwright/motion';
import type { Table } from '@reelwright/movie';
import type { GraphicPen, Size } from './graphic-pen.ts';
import { partGrown } from './growth.ts';

const isNumber = (text: string) => /^[^\p{L}]*\d[\d\s.,'’]*[^\p{L}]*$/u.test(text.trim());
const largestLetters = 0.46;

/** Rows of cells that come one after the other. Columns are as wide as their words; columns of numbers end at the right. */
export function drawTable(pen: GraphicPen, table: Table, size: Size, share: number): void {
  const { rows, hasHeader, family, textColor } = table;
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns === 0) return;
  const rowPx = size.height / rows.length;
  const ruler = { family, color: textColor, bold: true, sizePx: 100 };
  const cell = (row: readonly string[] | undefined, column: number) => row?.[column] ?? '';
  const ems = Array.from({ length: columns }, (_, column) =>
    Math.max(1, ...rows.map((row) => pen.widthOf(cell(row, column), ruler) / 100)),
  );
  const paddingEm = 0.9;
  const wholeEm = ems.reduce((sum, em) => sum + em + 2 * paddingEm, 0);
  const sizePx = Math.min(rowPx * largestLetters, size.width / wholeEm);
  // What is left over is shared out evenly.
  const restPx = (size.width - wholeEm * sizePx) / columns;
  const widths = ems.map((em) => (em + 2 * paddingEm) * sizePx + restPx);
  const body = hasHeader ? rows.slice(1) : rows;
  const isRight = ems.map((_, column) => {
    const texts = body.map((row) => cell(row, column)).filter((text) => text.trim() !== '');
    return column > 0 && texts.length > 0 && texts.every(isNumber);
  });
  const corner = Math.min(rowPx * 0.22, size.width * 0.02);
  pen.clipped(roundedPath(0, 0, size.width, size.height, corner), () => {
    for (const [index, row] of rows.entries()) {
      const alpha = partGrown(share, index, rows.length);
      const isHeader = hasHeader && index === 0;
      const isStriped = (hasHeader ? index : index + 1) % 2 === 0;
      const ground = isHeader ? table.headerColor : isStriped ? table.stripeColor : table.rowColor;
      const y = index * rowPx;
      pen.fill(rectanglePath(0, y, size.width, rowPx), ground, alpha);
      let x = 0;
      for (const [column, width] of widths.entries()) {
        const right = isRight[column] === true;
        pen.label(
          cell(row, column),
          right ? x + width - paddingEm * sizePx : x + paddingEm * sizePx,
          y + rowPx / 2,
          {
            family,
            sizePx,
            bold: isHeader,
            color: isHeader ? table.headerTextColor : textColor,
            align: right ? 'right' : 'left',
            alpha,
          },
        );
        x += width;
      }
    }
  });
}
