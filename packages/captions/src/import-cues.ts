/** Subtitles of a file as the captions of a film: corrections of what is said, and lines of their own where nobody speaks. */
import {
  type CaptionChange,
  type CaptionCorrection,
  maxCaptionLetters,
  type OwnCaption,
} from '@reelwright/movie';
import { type CaptionedMovie, captionLines, editableLines } from './caption-lines.ts';
import { cueOfWords, type ImportedCue } from './cue-of-words.ts';
import type { EditableLine, SaidWord } from './editable-line.ts';
import { correct, hideLine, oneRow, together, wordsOf } from './line-changes.ts';
import type { SlideSpan } from './spoken-sound.ts';
import { slideSpans } from './spoken-sounds.ts';
import { correctedWords } from './stretches-of.ts';

export interface ImportedCaptions {
  /** What becomes of the film's captions. */
  readonly corrections: readonly CaptionCorrection[];
  readonly own: readonly OwnCaption[];
  /** How many subtitles follow the voice, stand where nobody speaks, and come after the film. */
  readonly spoken: number;
  readonly silent: number;
  readonly late: number;
  /** Subtitles that were longer than a line can be. */
  readonly cut: number;
  /** Lines of the voice that are not in the file: they are hidden. */
  readonly hidden: number;
}

/** A slide keeps what it shows by itself where the file says the same within so much. */
const sameSeconds = 0.05;
/** Further from its words than this, the file was made for another voice or cut: the times of this one are taken. */
const nearSeconds = 1.5;

export function importCues(
  movie: CaptionedMovie,
  cues: readonly ImportedCue[],
  newId: (at: number) => string,
): ImportedCaptions {
  const plain = asSpoken(movie);
  const spans = slideSpans(plain);
  const film = spans.at(-1)?.end ?? 0;
  const inFilm = cues.filter(({ start }) => start < film);
  const { slides: untouched, cues: asBefore } = slidesAsInFile(plain, inFilm);
  const others = inFilm.filter((cue) => !asBefore.has(cue));
  const lines = editableLines(plain).filter(({ slide }) => !untouched.has(slide));
  const said = lines.flatMap((line) => line.said);
  const slideOf = new Map(lines.flatMap((line) => line.said.map((word) => [word, line.slide])));
  const assigned = cueOfWords(others, said);
  const wordsOfCue = Map.groupBy(said.keys(), (place) => assigned[place] ?? -1);

  const changes: CaptionChange[] = [];
  const own: OwnCaption[] = [];
  for (const [at, cue] of others.entries()) {
    const words = (wordsOfCue.get(at) ?? []).flatMap((place) => said[place] ?? []);
    if (words.length === 0) own.push(...ownLine(cue, spans, newId(at)));
    const bySlide = [...Map.groupBy(words, (word) => slideOf.get(word) ?? '')];
    const texts = shareText(
      cue.text,
      bySlide.map(([, part]) => part),
    );
    for (const [index, [slide, part]] of bySlide.entries()) {
      changes.push(placedCue(cue, part, texts[index] ?? '', spans, slide));
    }
  }
  const left = new Set((wordsOfCue.get(-1) ?? []).flatMap((place) => said[place] ?? []));
  const hidden = lines.flatMap((line) => withoutCue(line, left));
  const { by = [] } = together([...changes, ...hidden.map((line) => hideLine(line, true))]);
  return {
    corrections: by,
    own,
    spoken: inFilm.length - own.length,
    silent: own.length,
    late: cues.length - inFilm.length,
    cut: inFilm.filter(({ text }) => wordsOf(text).join(' ').length > maxCaptionLetters).length,
    hidden: hidden.length,
  };
}

/** Without anything that was corrected: the file is the whole truth. */
function asSpoken(movie: CaptionedMovie): CaptionedMovie {
  if (!movie.captions) return movie;
  const { corrections: _, own: __, ...captions } = movie.captions;
  return { ...movie, captions };
}

/** Slides that show by themselves what the file has for them: those need nothing, in other formats neither. */
function slidesAsInFile(movie: CaptionedMovie, cues: readonly ImportedCue[]) {
  const bySlide = Map.groupBy(captionLines(movie), ({ slide }) => slide);
  const slides = new Set<string>();
  const same = new Set<ImportedCue>();
  for (const { id, start, end } of slideSpans(movie)) {
    const lines = bySlide.get(id) ?? [];
    const own = cues.filter(
      (cue) => cue.start < end - sameSeconds && cue.end > start + sameSeconds,
    );
    const isSame = (cue: ImportedCue, at: number) => {
      const line = lines[at];
      return line !== undefined && oneRow(cue.text) === oneRow(line.text) && isNear(cue, line);
    };
    if (lines.length !== own.length || !own.every(isSame)) continue;
    slides.add(id);
    for (const cue of own) same.add(cue);
  }
  return { slides, cues: same };
}

function isNear(one: ImportedCue, other: Pick<ImportedCue, 'start' | 'end'>): boolean {
  return (
    Math.abs(one.start - other.start) < sameSeconds && Math.abs(one.end - other.end) < sameSeconds
  );
}

/** A cue over a cut: each slide has the words that are said on it, and the last one what is left. */
function shareText(text: string, parts: readonly (readonly SaidWord[])[]): readonly string[] {
  const words = wordsOf(text);
  const total = parts.reduce((sum, part) => sum + part.length, 0);
  let [from, heard] = [0, 0];
  return parts.map((part, at) => {
    heard += part.length;
    const isLast = at === parts.length - 1;
    const to = isLast ? words.length : Math.round((words.length * heard) / total);
    const share = words.slice(from, to).join(' ');
    from = to;
    return share;
  });
}

function placedCue(
  cue: ImportedCue,
  said: readonly SaidWord[],
  text: string,
  spans: readonly SlideSpan[],
  slide: string,
): CaptionChange {
  const written = correct(said, { text: oneRow(text) });
  // Its times are kept beside those of its own first and last word, which need not be those of what is said.
  const shown = correctedWords(said, written.by?.[0] ?? {});
  const [first, last] = [shown[0], shown.at(-1)];
  const span = spans.find(({ id }) => id === slide);
  if (!span) return {};
  if (!first || !last) return written;
  const [start, end] = [Math.max(span.start, cue.start), Math.min(span.end, cue.end)];
  const isOfThisVoice =
    Math.abs(first.start - start) < nearSeconds && Math.abs(end - last.end) < 2 * nearSeconds;
  return correct(said, {
    text: oneRow(text),
    ...(isOfThisVoice && { leadSeconds: first.start - start, staySeconds: end - last.end }),
  });
}

/** On the slide that has most of its time. */
function ownLine(cue: ImportedCue, spans: readonly SlideSpan[], id: string): OwnCaption[] {
  const share = (span: SlideSpan) => Math.min(span.end, cue.end) - Math.max(span.start, cue.start);
  const [span] = spans.toSorted((a, b) => share(b) - share(a));
  const text = oneRow(cue.text);
  if (!span || share(span) <= 0 || text === '') return [];
  return [
    {
      id,
      slide: span.id,
      startSeconds: Math.max(0, cue.start - span.start),
      endSeconds: Math.min(span.end, cue.end) - span.start,
      text,
    },
  ];
}

function withoutCue(line: EditableLine, left: ReadonlySet<SaidWord>): EditableLine[] {
  const said = line.said.filter((word) => left.has(word));
  return said.length > 0 ? [{ ...line, said }] : [];
}
