import type { ProjectData } from '@reelwright/movie';
import { filmLanguage, joinWords, letterWidth } from '@reelwright/movie/language';
import { breakLines } from './break-lines.ts';
import { captionLimits } from './caption-limits.ts';
import type { CaptionLine, CaptionSource, CaptionWord } from './caption-line.ts';
import { type SourcedWord, stretchesOf } from './corrected-words.ts';
import type { SpokenMovie } from './spoken-movie.ts';
import { type SlideSpan, type SpokenSound, slideSpans, spokenSounds } from './spoken-sounds.ts';
import { standTimes } from './stand-times.ts';

/** What captions are made of. */
export type CaptionedMovie = SpokenMovie & Pick<ProjectData, 'movie'>;

const known = new WeakMap<CaptionedMovie, readonly CaptionLine[]>();

/**
 * All that is said in a film as lines to be read, in the order of the film and in its seconds, as somebody corrected
 * them. Made from the times at which words are heard, which voices, recordings and synced uploads keep; what has none
 * has no lines. Whether they are shown on the picture is another matter.
 */
export function captionLines(movie: CaptionedMovie): readonly CaptionLine[] {
  const before = known.get(movie);
  if (before) return before;
  const sounds = Map.groupBy(spokenSounds(movie), ({ slide }) => slide);
  const lines = slideSpans(movie).flatMap((span) => {
    const own = sounds.get(span.id);
    return own ? linesOfSlide(movie, span, own) : [];
  });
  known.set(movie, lines);
  return lines;
}

interface Made {
  readonly words: readonly SourcedWord[];
  /** Where its second row begins. */
  readonly row: number;
}

function linesOfSlide(
  movie: CaptionedMovie,
  span: SlideSpan,
  sounds: readonly SpokenSound[],
): CaptionLine[] {
  const made = linesOfSounds(movie, span, sounds);
  const times = standTimes(
    made.map(({ words }) => ({
      letters: letterWidth(textOf(words)),
      start: words[0]?.start ?? span.start,
      end: words.at(-1)?.end ?? span.end,
    })),
    span.start,
    span.end,
  );
  return made.map(({ words, row }, at) => ({
    id: `${span.id}:${at}`,
    slide: span.id,
    start: times[at]?.start ?? span.start,
    end: times[at]?.end ?? span.end,
    text: [textOf(words.slice(0, row)), textOf(words.slice(row))].filter(Boolean).join('\n'),
    words: words.map(({ text, start, end }) => ({ text, start, end })),
    sources: sourcesOf(words),
  }));
}

function linesOfSounds(
  film: CaptionedMovie,
  span: SlideSpan,
  sounds: readonly SpokenSound[],
): readonly Made[] {
  const { movie, captions } = film;
  const limits = captionLimits(movie.size);
  const maxWords = captions?.wordsPerLine ?? limits.maxWords;
  const language = filmLanguage(film);
  const stretches = stretchesOf(sounds, captions?.corrections ?? []);
  return stretches.flatMap(({ words: spoken, isLine }, at) => {
    const endSeconds = stretches[at + 1]?.words[0]?.start ?? span.end;
    const cut = spoken.flatMap((word) => cutLongWord(word, limits.rowLetters));
    const words = oneAfterTheOther(cut, span);
    return breakLines(words, {
      rowLetters: limits.rowLetters,
      maxWords: isLine ? Number.POSITIVE_INFINITY : maxWords,
      isLine,
      endSeconds,
      language,
    }).map(({ from, to, row }) => ({ words: words.slice(from, to), row: row - from }));
  });
}

function textOf(words: readonly CaptionWord[]): string {
  return joinWords(words.map(({ text }) => text));
}

function sourcesOf(words: readonly SourcedWord[]): readonly CaptionSource[] {
  const sources: CaptionSource[] = [];
  for (const { source } of words) {
    const last = sources.at(-1);
    if (last?.spoken !== source.spoken || source.from < last.from) sources.push(source);
    else sources[sources.length - 1] = { ...last, to: Math.max(last.to, source.to) };
  }
  return sources;
}

/** Two voices at once are shown one after the other, and nothing leaves its slide. */
function oneAfterTheOther(
  words: readonly SourcedWord[],
  { start: earliest, end: latest }: SlideSpan,
): readonly SourcedWord[] {
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
function cutLongWord(word: SourcedWord, rowLetters: number): SourcedWord[] {
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
