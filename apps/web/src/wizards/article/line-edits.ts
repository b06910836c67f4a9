// Paragraphs of lines, and all that can be done to them in the edit step. Nothing is changed in place.
import { articleLimits, escapeText, exactSearchOf, plainText } from '@reelwright/article';
import { type ArticleLine, isIncluded, type Paragraph } from '@reelwright/wizards/article';

export type Paragraphs = readonly Paragraph[];

/** What a line says, without its marks. */
export function wordsOf({ text = '' }: Pick<ArticleLine, 'text'>): string {
  return plainText(text);
}

/** The bold words of a line: pictures are searched for them, to the letter. */
export function exactWordsOf({ text = '' }: Pick<ArticleLine, 'text'>): string | undefined {
  return exactSearchOf(text);
}

/** The words of a line as it is kept: those it is searched by are bold in it. */
function marked(words: string, exact: string | undefined): string {
  const at = exact === undefined ? -1 : words.indexOf(exact);
  if (exact === undefined || at < 0) return escapeText(words);
  const before = words.slice(0, at);
  const after = words.slice(at + exact.length);
  return `${escapeText(before)}<b>${escapeText(exact)}</b>${escapeText(after)}`;
}

/** Other words. What is searched for stays while it is among them. */
export function withWords(line: ArticleLine, words: string): ArticleLine {
  return words === wordsOf(line) ? line : { ...line, text: marked(words, exactWordsOf(line)) };
}

/** Other words to search pictures by; none: by what the line says. */
export function withExactWords(line: ArticleLine, exact: string | undefined): ArticleLine {
  return { ...line, text: marked(wordsOf(line), exact) };
}

function editLine(
  paragraphs: Paragraphs,
  id: string,
  edit: (line: ArticleLine) => readonly ArticleLine[],
): Paragraphs {
  return withoutEmpty(
    paragraphs.map((lines) =>
      lines.some((line) => line.id === id)
        ? lines.flatMap((line) => (line.id === id ? edit(line) : [line]))
        : lines,
    ),
  );
}

function withoutEmpty(paragraphs: Paragraphs): Paragraphs {
  return paragraphs.every((lines) => lines.length > 0)
    ? paragraphs
    : paragraphs.filter((lines) => lines.length > 0);
}

export function changeLine(
  paragraphs: Paragraphs,
  id: string,
  change: (line: ArticleLine) => ArticleLine,
): Paragraphs {
  return editLine(paragraphs, id, (line) => [change(line)]);
}

export function removeLine(paragraphs: Paragraphs, id: string): Paragraphs {
  return editLine(paragraphs, id, () => []);
}

function leftOut(line: ArticleLine, exclude: boolean): ArticleLine {
  const { exclude: _, ...rest } = line;
  return exclude ? { ...rest, exclude } : rest;
}

export function excludeLine(paragraphs: Paragraphs, id: string, exclude: boolean): Paragraphs {
  return changeLine(paragraphs, id, (line) => leftOut(line, exclude));
}

/** Spec: 'Exclude' strikes a paragraph through, 'Include' restores it. */
export function excludeParagraph(paragraphs: Paragraphs, at: number, exclude: boolean): Paragraphs {
  return paragraphs.map((lines, index) =>
    index === at ? lines.map((line) => leftOut(line, exclude)) : lines,
  );
}

/** These lines are in the film, all others are struck through. */
export function keepOnly(paragraphs: Paragraphs, ids: ReadonlySet<string>): Paragraphs {
  return paragraphs.map((lines) => lines.map((line) => leftOut(line, !ids.has(line.id ?? ''))));
}

/** A line as several. The first one keeps what belongs to it, its pictures above all. */
export function splitLine(
  paragraphs: Paragraphs,
  id: string,
  parts: readonly string[],
  newId: () => string,
): Paragraphs {
  return editLine(paragraphs, id, (line) => {
    const { media: _, audio: __, keyword: ___, objects: ____, ...place } = line;
    const exact = exactWordsOf(line);
    return parts.map((words, index) =>
      index === 0
        ? withWords(line, words)
        : {
            ...place,
            id: newId(),
            text: marked(words, parts[0]?.includes(exact ?? '') ? undefined : exact),
          },
    );
  });
}

/** A line and the one before it in its paragraph, as one. Unchanged where there is none before it. */
export function joinWithPrevious(paragraphs: Paragraphs, id: string): Paragraphs {
  const found = placeOf(paragraphs, id);
  const lines = found && paragraphs[found.paragraph];
  const line = lines?.[found?.line ?? 0];
  const previous = lines?.[(found?.line ?? 0) - 1];
  if (!line || !previous?.id) return paragraphs;
  const words = [wordsOf(previous), wordsOf(line)].filter((one) => one.trim() !== '').join(' ');
  return changeLine(removeLine(paragraphs, id), previous.id, (one) => withWords(one, words));
}

/** A new line at the end of a paragraph, or after one of its lines. */
export function addLine(
  paragraphs: Paragraphs,
  at: number,
  line: ArticleLine,
  after?: string,
): Paragraphs {
  return paragraphs.map((lines, index) => {
    if (index !== at) return lines;
    const place = lines.findIndex(({ id }) => id === after);
    return lines.toSpliced(place < 0 ? lines.length : place + 1, 0, line);
  });
}

interface LinePlace {
  readonly paragraph: number;
  readonly line: number;
}

export function placeOf(paragraphs: Paragraphs, id: string): LinePlace | undefined {
  for (const [paragraph, lines] of paragraphs.entries()) {
    const line = lines.findIndex((one) => one.id === id);
    if (line >= 0) return { paragraph, line };
  }
  return undefined;
}

function placeAt(paragraphs: Paragraphs, index: number): LinePlace | undefined {
  let left = index;
  for (const [paragraph, lines] of paragraphs.entries()) {
    if (left < lines.length) return { paragraph, line: left };
    left -= lines.length;
  }
  return undefined;
}

/** Counted over all paragraphs, from one place to another: the line goes into the paragraph that is there. */
export function moveLine(paragraphs: Paragraphs, from: number, to: number): Paragraphs {
  const source = placeAt(paragraphs, from);
  const target = placeAt(paragraphs, to);
  const line = source && paragraphs[source.paragraph]?.[source.line];
  if (!source || !target || !line || from === to) return paragraphs;
  const taken = paragraphs.map((lines, index) =>
    index === source.paragraph ? lines.toSpliced(source.line, 1) : lines,
  );
  const isSameParagraph = source.paragraph === target.paragraph;
  const place = isSameParagraph || from > to ? target.line : target.line + 1;
  return withoutEmpty(
    taken.map((lines, index) =>
      index === target.paragraph ? lines.toSpliced(place, 0, line) : lines,
    ),
  );
}

export function moveParagraph(paragraphs: Paragraphs, from: number, to: number): Paragraphs {
  const moved = paragraphs[from];
  if (!moved || to < 0 || to >= paragraphs.length) return paragraphs;
  return paragraphs.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** The lines that the film tells. */
export function keptLines(paragraphs: Paragraphs): readonly ArticleLine[] {
  return paragraphs.flat().filter(isIncluded);
}

/** How many paragraphs still have a line in the film. */
export function keptParagraphs(paragraphs: Paragraphs): number {
  return paragraphs.filter((lines) => keptLines([lines]).length > 0).length;
}

/** Paragraphs of these lines alone. Those that were there already keep their pictures; others are new. */
export function summaryOf(
  paragraphs: Paragraphs,
  lines: readonly string[],
  preserve: boolean,
  newId: () => string,
): Paragraphs {
  const left = [...paragraphs.flat()];
  const made: ArticleLine[][] = [];
  for (const words of lines) {
    const at = left.findIndex((line) => wordsOf(line) === words);
    const [known] = at < 0 ? [] : left.splice(at, 1);
    const line = known
      ? leftOut(known, false)
      : { id: newId(), text: escapeText(words), hasMedia: true };
    const last = made.at(-1);
    const isFull =
      !last ||
      preserve ||
      last.length >= articleLimits.group ||
      (line.heading !== undefined && line.heading !== last.at(-1)?.heading);
    if (isFull) made.push([line]);
    else last.push(line);
  }
  return made;
}
