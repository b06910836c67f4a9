/** One line of a page of a PDF, as it is printed. */
export interface PdfLine {
  readonly text: string;
  readonly page: number;
  /** Of its letters, in points. */
  readonly size: number;
  readonly left: number;
  readonly right: number;
  /** From the top of the page, in points. */
  readonly top: number;
  /** From the top, between 0 and 1. */
  readonly place: number;
}

/** A piece of text as pdf.js tells it. */
export interface PdfPiece {
  readonly str: string;
  /** The last two say where it stands, from the lower left. */
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** Lines of a page: pieces at one height, in the order in which they were written. */
export function linesOfPage(
  pieces: readonly PdfPiece[],
  page: number,
  pageHeight: number,
): readonly PdfLine[] {
  const lines: PdfLine[] = [];
  let open: PdfPiece[] = [];
  const finish = () => {
    const line = lineOf(open, page, pageHeight);
    if (line) lines.push(line);
    open = [];
  };
  for (const piece of pieces) {
    const last = open.at(-1);
    if (last && !isSameLine(last, piece)) finish();
    if (piece.str !== '') open.push(piece);
  }
  finish();
  return lines;
}

const sizeOf = ({ transform, height }: PdfPiece) =>
  Math.hypot(transform[2] ?? 0, transform[3] ?? 0) || height || 1;
const leftOf = ({ transform }: PdfPiece) => transform[4] ?? 0;
const bottomOf = ({ transform }: PdfPiece) => transform[5] ?? 0;

function isSameLine(a: PdfPiece, b: PdfPiece): boolean {
  const size = Math.max(sizeOf(a), sizeOf(b));
  // Small numbers of footnotes stand a little higher; another column begins further left or far to the right.
  return (
    Math.abs(bottomOf(a) - bottomOf(b)) < size * 0.5 &&
    leftOf(b) > leftOf(a) - size &&
    leftOf(b) - leftOf(a) - a.width < size * 4
  );
}

function lineOf(
  pieces: readonly PdfPiece[],
  page: number,
  pageHeight: number,
): PdfLine | undefined {
  let text = '';
  let right = 0;
  for (const piece of pieces) {
    const gap = leftOf(piece) - right;
    if (text !== '' && gap > sizeOf(piece) * 0.2 && !/\s$/.test(text) && !/^\s/.test(piece.str))
      text += ' ';
    text += piece.str;
    right = leftOf(piece) + piece.width;
  }
  const first = pieces.find(({ str }) => str.trim() !== '');
  if (!first) return undefined;
  const size = Math.max(...pieces.filter(({ str }) => str.trim() !== '').map(sizeOf));
  const top = pageHeight - bottomOf(first);
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    page,
    size,
    left: leftOf(first),
    right,
    top,
    place: pageHeight > 0 ? top / pageHeight : 0,
  };
}

/** So near to the edge stand names of chapters, addresses and page numbers. */
const margin = 0.12;

/** Without what stands at the edge of page after page. */
export function withoutRepeated(lines: readonly PdfLine[], pages: number): readonly PdfLine[] {
  const atEdge = ({ place }: PdfLine) => place < margin || place > 1 - margin;
  const plain = ({ text }: PdfLine) => text.toLowerCase().replace(/\d+/g, '#');
  const seenOn = new Map<string, Set<number>>();
  for (const line of lines.filter(atEdge)) {
    const key = plain(line);
    seenOn.set(key, (seenOn.get(key) ?? new Set()).add(line.page));
  }
  const isRepeated = (line: PdfLine) =>
    pages >= 3 && (seenOn.get(plain(line))?.size ?? 0) >= Math.max(3, pages * 0.4);
  const isPageNumber = ({ text }: PdfLine) =>
    /^(?:page|seite|p\.)?\s{0,9}[-–]?\s{0,9}(?:\d{1,4}|[ivxl]{1,6})\s{0,9}[-–]?(?:\s{0,9}(?:\/|of|von)\s{0,9}\d{1,4})?$/i.test(
      text,
    );
  return lines.filter((line) => !atEdge(line) || !(isRepeated(line) || isPageNumber(line)));
}
