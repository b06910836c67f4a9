import type { ProjectData } from '@reelwright/movie';
import { breakLines } from './break-lines.ts';
import { captionLimits } from './caption-limits.ts';
import type { CaptionLine, CaptionWord } from './caption-line.ts';
import { type SlideSpan, type SpokenMovie, slideSpans, spokenSounds } from './spoken-sounds.ts';
import { standTimes } from './stand-times.ts';

/** What captions are made of. */
export type CaptionedMovie = SpokenMovie & Pick<ProjectData, 'movie'>;

const known = new WeakMap<CaptionedMovie, readonly CaptionLine[]>();

/**
 * All that is said in a film as lines to be read, in the order of the film and in its seconds. Made from the times
 * at which words are heard, which voices, recordings and synced uploads keep; what has none has no lines.
 */
export function captionLines(movie: CaptionedMovie): readonly CaptionLine[] {
  const before = known.get(movie);
  if (before) return before;
  const sounds = Map.groupBy(spokenSounds(movie), ({ slide }) => slide);
  const lines = slideSpans(movie).flatMap((span) => {
    const words = (sounds.get(span.id) ?? [])
      .flatMap((sound) => sound.words)
      .toSorted((a, b) => a.start - b.start);
    return words.length > 0 ? linesOfSlide(movie, span, words) : [];
  });
  known.set(movie, lines);
  return lines;
}

function linesOfSlide(
  { movie, voSettings }: CaptionedMovie,
  span: SlideSpan,
  spoken: readonly CaptionWord[],
): CaptionLine[] {
  const limits = captionLimits(movie.size);
  const words = oneAfterTheOther(spoken.flatMap((word) => cutLongWord(word, limits.rowLetters)));
  const language = voSettings?.lang;
  const broken = breakLines(words, {
    ...limits,
    ...(language && { language }),
    endSeconds: span.end,
  });
  const times = standTimes(
    broken.map(({ from, to }) => ({
      letters: textOf(words, from, to).length,
      start: words[from]?.start ?? span.start,
      end: words[to - 1]?.end ?? span.end,
    })),
    span.start,
    span.end,
  );
  return broken.map(({ from, to, row }, at) => ({
    id: `${span.id}:${from}`,
    slide: span.id,
    start: times[at]?.start ?? span.start,
    end: times[at]?.end ?? span.end,
    text: [textOf(words, from, row), textOf(words, row, to)].filter(Boolean).join('\n'),
    words: words.slice(from, to),
  }));
}

function textOf(words: readonly CaptionWord[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}

/** Two voices at once are shown one after the other. */
function oneAfterTheOther(words: readonly CaptionWord[]): readonly CaptionWord[] {
  let clock = 0;
  return words.map(({ text, start, end }) => {
    const from = Math.max(clock, start);
    clock = Math.max(from, end);
    return { text, start: from, end: clock };
  });
}

/** An address of a page may be longer than a row: it goes on in the next. */
function cutLongWord({ text, start, end }: CaptionWord, rowLetters: number): CaptionWord[] {
  const letters = [...text];
  const pieces = Math.ceil(text.length / rowLetters);
  if (pieces <= 1) return [{ text, start, end }];
  const size = Math.ceil(letters.length / pieces);
  return Array.from({ length: pieces }, (_, at) => ({
    text: letters.slice(at * size, (at + 1) * size).join(''),
    start: start + ((end - start) * at) / pieces,
    end: start + ((end - start) * (at + 1)) / pieces,
  })).filter((piece) => piece.text !== '');
}
