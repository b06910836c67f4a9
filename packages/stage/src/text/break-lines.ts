import { emojiWidth, goTogether, type Letter } from './letter.ts';
import { breaksAfter } from './line-breaks.ts';
import type { TextRuler } from './text-ruler.ts';

/** Letters `from` to before `to` stand on one line. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
  /** A word had to be cut to fit. */
  readonly cut: boolean;
}

/** Widths may differ by this much between two machines' roundings. */
const slackPx = 0.01;

/** Breaks a paragraph into lines as browsers do: as much as fits, spaces hang over the edge. */
export function breakLines(
  letters: readonly Letter[],
  fullWidthPx: number,
  ruler: TextRuler,
  /** By how much less room every line after the first has: a list's entries hang behind their points. */
  indentPx = 0,
): LineRange[] {
  if (letters.length === 0) return [{ from: 0, to: 0, cut: false }];
  const breaks = breaksAfter(letters.map(({ text }) => text));
  const lines: LineRange[] = [];
  let from = 0;
  let fits = 0;
  let widthPx = fullWidthPx;
  const addLine = (line: LineRange) => {
    lines.push(line);
    from = line.to;
    widthPx = fullWidthPx - indentPx;
  };
  for (let end = 1; end <= letters.length; end += 1) {
    if (end < letters.length && !breaks[end - 1]) continue;
    if (lineWidth(letters, from, end, ruler) <= widthPx + slackPx) {
      fits = end;
      continue;
    }
    if (fits > from) addLine({ from, to: fits, cut: false });
    // A word that is wider than a whole line is cut where it must be.
    while (lineWidth(letters, from, end, ruler) > widthPx + slackPx) {
      let to = from + 1;
      while (to < end && lineWidth(letters, from, to + 1, ruler) <= widthPx + slackPx) to += 1;
      if (to >= end) break;
      addLine({ from, to, cut: true });
    }
    fits = end;
  }
  if (from < letters.length) lines.push({ from, to: letters.length, cut: false });
  return lines;
}

/** Without the spaces at its end. */
function lineWidth(letters: readonly Letter[], from: number, to: number, ruler: TextRuler): number {
  let end = to;
  while (end > from && isHanging(letters[end - 1])) end -= 1;
  return widthOf(letters, from, end, ruler);
}

export function isHanging(letter: Letter | undefined): boolean {
  return letter !== undefined && /^[ \t\u200b]$/.test(letter.text);
}

/** Letters of one ink are measured together, so that kerning and joined forms count. */
export function widthOf(
  letters: readonly Letter[],
  from: number,
  to: number,
  ruler: TextRuler,
): number {
  let width = 0;
  for (let at = from; at < to; ) {
    const letter = letters[at];
    if (!letter) break;
    if (letter.emoji) {
      width += emojiWidth * letter.ink.sizePx;
      at += 1;
      continue;
    }
    let { text } = letter;
    let end = at + 1;
    for (let last = letter; end < to; end += 1) {
      const next = letters[end];
      if (!next || !goTogether(last, next)) break;
      text += next.text;
      last = next;
    }
    width += ruler.width(letter.ink.file?.name ?? '', text) * letter.ink.sizePx;
    at = end;
  }
  return width;
}
