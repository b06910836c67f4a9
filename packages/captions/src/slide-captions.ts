/** All lines of one slide: as they are shown, and as people change them. */
import type { OwnCaption } from '@reelwright/movie';
import { joinWords, letterWidth, wordsOf } from '@reelwright/movie/language';
import { type BrokenLine, breakLines } from './break-lines.ts';
import type { CaptionLimits } from './caption-limits.ts';
import type { CaptionLine, CaptionWord } from './caption-line.ts';
import type { EditableLine, SaidWord } from './editable-line.ts';
import type { SlideSpan } from './spoken-sound.ts';
import { standTimes } from './stand-times.ts';
import { type ShownWord, type Stretch, spreadWords } from './stretches-of.ts';

export interface SlideCaptions {
  readonly shown: readonly CaptionLine[];
  readonly editable: readonly EditableLine[];
}

interface SlideOptions {
  readonly span: SlideSpan;
  readonly stretches: readonly Stretch[];
  readonly own: readonly OwnCaption[];
  readonly limits: CaptionLimits;
  readonly language: string | undefined;
}

/** Where a line comes from: what is said as it is said, what was corrected, or what somebody wrote. */
type Source = { readonly stretch: Stretch } | { readonly own: OwnCaption };

/** Hidden, shifted or joined, what is said is still what the voice says; only other words are somebody's own. */
function isByHand(source: Source): boolean {
  return 'own' in source || source.stretch.correction?.text !== undefined;
}

interface MadeLine {
  readonly source: Source;
  readonly words: readonly ShownWord[];
  /** Where its second row begins. */
  readonly row: number;
  readonly start: number;
  readonly isStartFixed: boolean;
  readonly fixedEnd?: number;
}

/** Less than this is seen by nobody. */
const seenSeconds = 0.001;

export function slideCaptions(options: SlideOptions): SlideCaptions {
  const { span, stretches, own } = options;
  const spoken = stretches.filter(({ correction }) => !correction?.hidden);
  const made = [
    ...spoken.flatMap((stretch, at) => linesOfStretch(stretch, spoken[at + 1], options)),
    ...own.filter(({ hidden }) => !hidden).flatMap((line) => linesOfOwn(line, options)),
  ].toSorted((a, b) => a.start - b.start);
  const times = standTimes(
    made.map(({ words, start, isStartFixed, fixedEnd }) => ({
      letters: letterWidth(textOf(words)),
      start,
      end: words.at(-1)?.end ?? start,
      isStartFixed,
      ...(fixedEnd !== undefined && { fixedEnd }),
    })),
    span.start,
    span.end,
  );
  const stood = made.map((line, at) => ({
    ...line,
    start: times[at]?.start ?? span.start,
    end: times[at]?.end ?? span.end,
  }));
  const shown = stood
    .filter(({ start, end }) => end - start > seenSeconds)
    .map(({ source, words, row, start, end }, at) => ({
      id: `${span.id}:${at}`,
      slide: span.id,
      start,
      end,
      text: [textOf(words.slice(0, row)), textOf(words.slice(row))].filter(Boolean).join('\n'),
      ...(isByHand(source) && { isByHand: true as const }),
      words: words.map(plainWord),
    }));
  return { shown, editable: editableLines(stood, options) };
}

type StoodLine = MadeLine & { readonly end: number };

function linesOfStretch(
  { words: spoken, said, correction }: Stretch,
  next: Stretch | undefined,
  { span, limits, language }: SlideOptions,
): readonly MadeLine[] {
  const cut = spoken.flatMap((word) => cutLongWord(word, limits.rowLetters));
  const words = oneAfterTheOther(cut, span);
  const broken = breakLines(words, {
    rowLetters: limits.rowLetters,
    maxWords: correction ? Number.POSITIVE_INFINITY : limits.maxWords,
    isLine: correction !== undefined,
    endSeconds: next?.words[0]?.start ?? span.end,
    ...(language && { language }),
  });
  const { leadSeconds, staySeconds } = correction ?? {};
  return madeLines(
    { stretch: { words: spoken, said, ...(correction && { correction }) } },
    broken,
    {
      span,
      words,
      ...(leadSeconds !== undefined && { start: (words[0]?.start ?? 0) - leadSeconds }),
      ...(staySeconds !== undefined && { end: (words.at(-1)?.end ?? 0) + staySeconds }),
    },
  );
}

function linesOfOwn(own: OwnCaption, { span, limits, language }: SlideOptions) {
  const texts = wordsOf(own.text, language);
  const [start, end] = ownTimes(own, span);
  const timed = spreadWords(texts, start, end);
  const words = timed.flatMap((word) => cutLongWord(word, limits.rowLetters));
  const broken = breakLines(words, {
    rowLetters: limits.rowLetters,
    maxWords: Number.POSITIVE_INFINITY,
    isLine: true,
    endSeconds: end,
    ...(language && { language }),
  });
  return madeLines({ own }, broken, { span, words, start, end });
}

/** In seconds of the film; a slide that became shorter still shows what is written for it. */
function ownTimes({ startSeconds, endSeconds }: OwnCaption, { start, end }: SlideSpan) {
  const from = Math.min(start + startSeconds, Math.max(start, end - 0.5));
  return [from, Math.min(end, Math.max(from, start + endSeconds))] as const;
}

function madeLines(
  source: Source,
  broken: readonly BrokenLine[],
  edges: {
    readonly span: SlideSpan;
    readonly words: readonly ShownWord[];
    readonly start?: number;
    readonly end?: number;
  },
): readonly MadeLine[] {
  const { span, words } = edges;
  if (words.length === 0) return [];
  return broken.map(({ from, to, row }, at) => {
    const natural = words[from]?.start ?? span.start;
    const next = words[broken[at + 1]?.from ?? words.length]?.start ?? span.end;
    const fixed = at === 0 ? edges.start : undefined;
    const isLast = at === broken.length - 1;
    return {
      source,
      words: words.slice(from, to),
      row: row - from,
      start: fixed === undefined ? natural : Math.min(next, Math.max(span.start, fixed)),
      isStartFixed: fixed !== undefined,
      ...(isLast && edges.end !== undefined && { fixedEnd: Math.min(span.end, edges.end) }),
    };
  });
}

/** What was corrected is one line to who changes it, however many the screen needs. */
function editableLines(
  lines: readonly StoodLine[],
  { span, stretches, own, language }: SlideOptions,
): readonly EditableLine[] {
  const taken = new Set<SaidWord>();
  const natural = lines.flatMap(({ source, words, start, end }) => {
    if (!('stretch' in source) || source.stretch.correction) return [];
    // An address that is cut over two lines belongs to the first of them.
    const said = [...new Set(words.flatMap((word) => word.said ?? []))].filter(
      (word) => !taken.has(word),
    );
    for (const word of said) taken.add(word);
    if (said.length === 0) return [];
    return [lineOf(span, { said, words: said, start, end, isHidden: false })];
  });
  const corrected = stretches.flatMap(({ words, said, correction }) => {
    if (!correction) return [];
    const parts = lines.filter(({ source }) => 'stretch' in source && source.stretch.said === said);
    const [first, last] = [said[0], said.at(-1)];
    return lineOf(span, {
      said,
      words,
      correction,
      start: parts[0]?.start ?? first?.start ?? span.start,
      end: parts.at(-1)?.end ?? last?.end ?? span.end,
      isHidden: correction.hidden === true,
    });
  });
  const written = own.map((line) => {
    const parts = lines.filter(({ source }) => 'own' in source && source.own === line);
    const [start, end] = ownTimes(line, span);
    const texts = wordsOf(line.text, language);
    return lineOf(span, {
      said: [],
      words: spreadWords(texts, start, end),
      own: line,
      start: parts[0]?.start ?? start,
      end: parts.at(-1)?.end ?? end,
      isHidden: line.hidden === true,
    });
  });
  return [...natural, ...corrected, ...written].toSorted((a, b) => a.start - b.start);
}

type LineParts = Pick<
  EditableLine,
  'said' | 'words' | 'start' | 'end' | 'isHidden' | 'correction' | 'own'
>;

function lineOf(span: SlideSpan, parts: LineParts): EditableLine {
  const first = parts.said[0];
  return {
    ...parts,
    id: parts.own?.id ?? `${span.id}:${first?.place}:${first?.spoken}`,
    slide: span.id,
    slideStart: span.start,
    slideEnd: span.end,
    text: textOf(parts.words),
    words: parts.words.map(plainWord),
  };
}

function plainWord({ text, start, end }: CaptionWord): CaptionWord {
  return { text, start, end };
}

function textOf(words: readonly CaptionWord[]): string {
  return joinWords(words.map(({ text }) => text));
}

/** Two voices at once are shown one after the other, and nothing leaves its slide. */
function oneAfterTheOther(
  words: readonly ShownWord[],
  { start: earliest, end: latest }: SlideSpan,
): readonly ShownWord[] {
  let clock = earliest;
  return words
    .toSorted((a, b) => a.start - b.start)
    .map((word) => {
      const start = Math.min(latest, Math.max(clock, word.start));
      clock = Math.min(latest, Math.max(start, word.end));
      return { ...word, start, end: clock };
    });
}

/** An address of a page may be longer than a row: it goes on in the next. */
function cutLongWord(word: ShownWord, rowLetters: number): ShownWord[] {
  const { text, start, end } = word;
  const letters = [...text];
  const pieces = Math.ceil(letterWidth(text) / rowLetters);
  if (pieces <= 1) return [word];
  const size = Math.ceil(letters.length / pieces);
  return Array.from({ length: pieces }, (_, at) => ({
    ...word,
    text: letters.slice(at * size, (at + 1) * size).join(''),
    start: start + ((end - start) * at) / pieces,
    end: start + ((end - start) * (at + 1)) / pieces,
  })).filter((piece) => piece.text !== '');
}
