import { escapeText } from '@reelwright/article';
import type { PdfLine } from './pdf-lines.ts';

interface PdfBlock {
  readonly kind: 'paragraph' | 'heading' | 'item';
  readonly text: string;
}

const bullet = /^(?:[•◦▪●‣∙·–-]|\d{1,2}[.)]|\(\d{1,2}\))\s+(?=\S)/;
/** Letters so much larger than the text are a heading. */
const headingScale = 1.15;
const longestHeading = 140;

/** Paragraphs, headings and items as the lines on the pages show them. */
export function pdfBlocks(lines: readonly PdfLine[]): readonly PdfBlock[] {
  const size = usualSize(lines);
  const step = usualStep(lines);
  const width = usualRight(lines, size);
  const blocks: PdfBlock[] = [];
  let open: PdfLine[] = [];
  const finish = () => {
    const [first] = open;
    if (!first) return;
    const text = joinLines(open.map((line) => line.text));
    const isHeading = first.size >= size * headingScale && text.length <= longestHeading;
    if (isHeading) blocks.push({ kind: 'heading', text });
    else if (bullet.test(text)) blocks.push({ kind: 'item', text: text.replace(bullet, '') });
    else blocks.push({ kind: 'paragraph', text });
    open = [];
  };
  for (const line of lines) {
    const last = open.at(-1);
    if (last && endsBlock(last, line, { size, step, width, first: open[0] ?? last })) finish();
    open.push(line);
  }
  finish();
  return blocks;
}

interface Usual {
  readonly size: number;
  readonly step: number;
  readonly width: number;
  readonly first: PdfLine;
}

function endsBlock(last: PdfLine, next: PdfLine, { size, step, width, first }: Usual): boolean {
  const isLarge = (line: PdfLine) => line.size >= size * headingScale;
  if (isLarge(last) !== isLarge(next) || bullet.test(next.text)) return true;
  if (Math.abs(last.size - next.size) > size * 0.2) return true;
  const endsSentence = /[.!?:…]["”’»)]?$/.test(last.text);
  const isShort = last.right < width - size * 4;
  // Over the edge of a page or a column only the words tell whether a paragraph goes on.
  if (next.page !== last.page || next.top < last.top) {
    return endsSentence || (isShort && /^\p{Lu}/u.test(next.text));
  }
  if (next.top - last.top > step * 1.45) return true;
  if (isLarge(last)) return false;
  const isIndented =
    next.left > first.left + size && !bullet.test(first.text) && next.left > last.left + size;
  return endsSentence && (isShort || isIndented);
}

/** 'exam-' and 'ple' are one word again; 'well-' and 'Known' are not. */
function joinLines(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    if (text === '') return line;
    if (/\p{L}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(line))
      return text.slice(0, -1) + line;
    return /[-\u2010]$/.test(text) && /^\p{Lu}/u.test(line) && /\p{L}[-\u2010]$/u.test(text)
      ? text + line
      : `${text} ${line}`;
  }, '');
}

/** The size that most letters have. */
export function usualSize(lines: readonly PdfLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 12;
}

function usualStep(lines: readonly PdfLine[]): number {
  const steps = lines
    .flatMap((line, at) => {
      const last = lines[at - 1];
      return last && last.page === line.page && line.top > last.top ? [line.top - last.top] : [];
    })
    .toSorted((a, b) => a - b);
  return steps[Math.floor(steps.length * 0.4)] ?? 14;
}

/** Where full lines end. */
function usualRight(lines: readonly PdfLine[], size: number): number {
  const ends = lines
    .filter((line) => Math.abs(line.size - size) < 1)
    .map(({ right }) => right)
    .toSorted((a, b) => a - b);
  return ends[Math.floor(ends.length * 0.85)] ?? 0;
}

/** Blocks in the few tags that articles are kept as. */
export function blocksToHtml(blocks: readonly PdfBlock[]): string {
  let html = '';
  let isInList = false;
  for (const { kind, text } of blocks) {
    if (isInList !== (kind === 'item')) html += isInList ? '</ul>' : '<ul>';
    isInList = kind === 'item';
    const tag = kind === 'heading' ? 'h2' : kind === 'item' ? 'li' : 'p';
    html += `<${tag}>${escapeText(text)}</${tag}>`;
  }
  return isInList ? `${html}</ul>` : html;
}
