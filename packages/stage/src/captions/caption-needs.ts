import { captionStyleOf, shownCaptions } from '@reelwright/captions';
import type { Captions } from '@reelwright/movie';
import type { Movie } from '../movie.ts';
import { emojiIn } from './caption-emoji.ts';
import { captionDrawings, captionInks } from './caption-looks.ts';

/** What must be there before the captions of a slide can be drawn. */
interface CaptionNeeds {
  readonly text: string;
  readonly family: string;
  readonly bold: boolean;
  readonly emoji: readonly string[];
}

export function captionNeeds(
  movie: Movie,
  captions: Captions,
  slideId: string,
): CaptionNeeds | undefined {
  const lines = shownCaptions(movie).filter(({ slide }) => slide === slideId);
  if (lines.length === 0) return undefined;
  const drawing = captionDrawings[captionStyleOf(captions.style)];
  const { family } = captionInks(captions.look, drawing);
  const text = lines.map((line) => line.text).join(' ');
  return {
    text: drawing.isUpper ? text.toUpperCase() : text,
    family,
    bold: drawing.bold,
    emoji: drawing.hasEmoji ? emojiIn(lines) : [],
  };
}
