/** The captions that are drawn on the picture. */
import type { Captions, Item, Slide } from '@reelwright/movie';
import { isSpaceless } from '@reelwright/movie/language';
import type { CaptionLine } from './caption-line.ts';
import { type CaptionedMovie, captionLines } from './caption-lines.ts';

const known = new WeakMap<CaptionedMovie, readonly CaptionLine[]>();
const none: readonly CaptionLine[] = [];

/** None while captions are off. Slides without them, and lines that a slide shows word for word already, are left out. */
export function shownCaptions(movie: CaptionedMovie): readonly CaptionLine[] {
  const { captions } = movie;
  if (!captions?.on) return none;
  const before = known.get(movie);
  if (before) return before;
  const written = new Map(
    movie.frames
      .filter(({ id }) => !isOff(captions, id))
      .map((slide) => [slide.id, writtenWords(slide)]),
  );
  const lines = captionLines(movie).filter((line) => {
    const onSlide = written.get(line.slide);
    return onSlide !== undefined && !isWritten(bareWords(line.text), onSlide);
  });
  known.set(movie, lines);
  return lines;
}

/** Without spaces between words, a line may stand in the middle of a sentence. */
function isWritten(words: string, onSlide: string): boolean {
  return onSlide.includes(isSpaceless(words) ? words : ` ${words} `);
}

/** The captions that a player offers beside the picture: none where they are drawn on it. */
export function captionsBeside(movie: CaptionedMovie): readonly CaptionLine[] {
  return movie.captions?.on ? none : captionLines(movie);
}

function isOff({ slides }: Captions, slideId: string): boolean {
  return slides?.[slideId]?.off === true;
}

const writtenOn = new WeakMap<Slide, string>();

/** All that is written on a slide, one text after the other: a sentence may stand there piece by piece. */
function writtenWords(slide: Slide): string {
  const before = writtenOn.get(slide);
  if (before !== undefined) return before;
  const words = ` ${textsOf(slide.items).map(bareWords).filter(Boolean).join(' ')} `;
  writtenOn.set(slide, words);
  return words;
}

function textsOf(items: readonly Item[]): string[] {
  return items.flatMap(({ type, text, hide, show, children }) => {
    if (hide || show === false) return [];
    return [...(type === 'text' && text ? [plain(text)] : []), ...textsOf(children ?? [])];
  });
}

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&(?:[a-z]+|#\d+);/gi, ' ');
}

const betweenSquares =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/gu;

function bareWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(betweenSquares, '')
    .trim();
}
