// Tables as people paste them from a spreadsheet, a page or a file, and the numbers in them.
import {
  type Chart,
  maxChartRows,
  maxChartSeries,
  maxTableColumns,
  maxTableRows,
} from '@reelwright/movie';

export type Cells = readonly (readonly string[])[];

/** Cells of a text: split at tabs as spreadsheets copy them, else at semicolons or commas. Quotes hold a cell together. */
export function parseCells(text: string): Cells {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (lines.trim() === '') return [];
  const mark = ['\t', ';', ','].find((each) => lines.includes(each)) ?? '\t';
  const rows = splitCells(lines, mark);
  return evened(rows.slice(0, maxTableRows).map((row) => row.slice(0, maxTableColumns)));
}

function splitCells(text: string, mark: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '"' && (isQuoted || cell.trim() === '')) {
      if (isQuoted && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = !isQuoted;
    } else if (letter === mark && !isQuoted) endCell();
    else if (letter === '\n' && !isQuoted) {
      endCell();
      rows.push([]);
    } else cell += letter === '\n' ? ' ' : letter;
  }
  endCell();
  return rows;
}

/** All rows as long as the longest. */
export function evened(rows: Cells): Cells {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? ''));
}

/** Cells put over others from a place on; the table grows as far as it may. */
export function pasteInto(cells: Cells, row: number, column: number, pasted: Cells): Cells {
  const height = Math.min(maxTableRows, Math.max(cells.length, row + pasted.length));
  const width = Math.min(
    maxTableColumns,
    Math.max(cells[0]?.length ?? 0, column + (pasted[0]?.length ?? 0)),
  );
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => pasted[y - row]?.[x - column] ?? cells[y]?.[x] ?? ''),
  );
}

/** A number as people write it: 1,234.5 or 1.234,5, with or without $ and %. */
export function readAmount(text: string): number | undefined {
  const digits = text.replace(/[^\d.,\-−]/g, '').replace('−', '-');
  if (!/\d/.test(digits)) return undefined;
  const lastDot = digits.lastIndexOf('.');
  const lastComma = digits.lastIndexOf(',');
  const isComma = lastComma > lastDot && isDecimalMark(digits, ',');
  const plain = isComma
    ? digits.replaceAll('.', '').replace(',', '.')
    : lastComma < 0 && lastDot >= 0 && !isDecimalMark(digits, '.')
      ? digits.replaceAll('.', '')
      : digits.replaceAll(',', '');
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** One mark with three digits behind it, or several of them, set off thousands: 1,500 and 1.500.000. */
function isDecimalMark(digits: string, mark: string): boolean {
  const parts = digits.split(mark);
  if (parts.length > 2) return false;
  const isBoth = digits.includes(',') && digits.includes('.');
  // 1.500 may be one and a half, as English writes it; 1,500 never is.
  return isBoth || mark === '.' || parts[1]?.length !== 3;
}

/** A chart's data as a table: names of its rows at the left, of its series on top. */
export function chartCells({ labels, series }: Chart): Cells {
  const count = Math.max(labels.length, ...series.map(({ values }) => values.length), 0);
  return [
    ['', ...series.map(({ name }) => name)],
    ...Array.from({ length: count }, (_, row) => [
      labels[row] ?? '',
      ...series.map(({ values }) => String(values[row] ?? '')),
    ]),
  ];
}

/** What a chart says after its table was changed. Cells that are no number count as zero. */
export function chartOfCells(cells: Cells): Pick<Chart, 'labels' | 'series'> {
  const [header = [], ...rows] = evened(cells);
  const shown = rows.slice(0, maxChartRows);
  return {
    labels: shown.map(([label = '']) => label),
    series: header.slice(1, maxChartSeries + 1).map((name, index) => ({
      name,
      values: shown.map((row) => readAmount(row[index + 1] ?? '') ?? 0),
    })),
  };
}

/** Whether a chart reads a number where this cell stands, and the cell says something else. */
export function isNoNumber(cells: Cells, row: number, column: number): boolean {
  const cell = cells[row]?.[column]?.trim() ?? '';
  return row > 0 && column > 0 && cell !== '' && readAmount(cell) === undefined;
}

/** What of a chart's table is left out of the chart or counts as zero, in a sentence; undefined when all is well. */
export function describeCells(cells: Cells): string | undefined {
  const wrong = cells.flatMap((row, y) => row.filter((_, x) => isNoNumber(cells, y, x)));
  const [first] = wrong;
  if (first === undefined) return undefined;
  return wrong.length === 1
    ? `“${first.trim()}” isn’t a number, so it counts as 0. Type digits, like 12 or 1,200.`
    : `${wrong.length} cells aren’t numbers, “${first.trim()}” among them, so they count as 0. Type digits, like 12 or 1,200.`;
}

/** What was pasted as a chart's table: a header and names are added where it has none. */
export function asChartCells(pasted: Cells): Cells {
  const isNumber = (cell: string | undefined) => readAmount(cell ?? '') !== undefined;
  const hasNames = pasted.some(([cell = '']) => cell !== '' && !isPlainNumber(cell));
  const named = hasNames ? pasted : pasted.map((row, index) => [String(index + 1), ...row]);
  const [top = []] = named;
  const isHeader = top[0] === '' || top.slice(1).every((cell) => !isNumber(cell));
  const hasHeader = named.length > 1 && isHeader;
  return hasHeader ? named : [['', ...top.slice(1).map(() => '')], ...named];
}

const isPlainNumber = (cell: string) => /^[\s$€£%\d.,\-−]+$/.test(cell);
