/** The captions that are drawn on the picture. */
import type { Captions } from '@reelwright/movie';
import { isSpaceless } from '@reelwright/movie/language';
import type { CaptionLine } from './caption-line.ts';
import { type CaptionedMovie, captionLines } from './caption-lines.ts';
import { isAnnouncement } from './is-announcement.ts';
import { bareWords, writtenTexts } from './written-words.ts';

const known = new WeakMap<CaptionedMovie, readonly CaptionLine[]>();
const none: readonly CaptionLine[] = [];

/**
 * None while captions are off. Slides without them, and lines of the voice that say what a slide shows already, are left
 * out; what somebody wrote is always shown.
 */
export function shownCaptions(movie: CaptionedMovie): readonly CaptionLine[] {
  const { captions } = movie;
  if (!captions?.on) return none;
  const before = known.get(movie);
  if (before) return before;
  const bySlide = Map.groupBy(captionLines(movie), ({ slide }) => slide);
  const lines = movie.frames
    .filter(({ id }) => !isOff(captions, id))
    .flatMap((slide) => newsOf(bySlide.get(slide.id) ?? [], writtenTexts(slide)));
  known.set(movie, lines);
  return lines;
}

/** The lines that say more than a slide shows. */
function newsOf(lines: readonly CaptionLine[], texts: readonly string[]): readonly CaptionLine[] {
  if (texts.length === 0) return lines;
  // A sentence may stand there piece by piece.
  const written = ` ${texts.join(' ')} `;
  const said = bareWords(lines.map(({ text }) => text).join(' '));
  return lines.filter(({ text, isByHand }) => {
    if (isByHand) return true;
    const words = bareWords(text);
    return !isWritten(words, written) && !isAnnouncement(words, said, texts);
  });
}

/** Without spaces between words, a line may stand in the middle of a sentence. */
function isWritten(words: string, onSlide: string): boolean {
  return onSlide.includes(isSpaceless(words) ? words : ` ${words} `);
}

/** The captions that a player offers beside the picture: none where they are drawn on it. */
export function captionsBeside(movie: CaptionedMovie): readonly CaptionLine[] {
  return shownCaptions(movie).length > 0 ? none : captionLines(movie);
}

function isOff({ slides }: Captions, slideId: string): boolean {
  return slides?.[slideId]?.off === true;
}
