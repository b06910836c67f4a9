import type { CaptionCorrection, OwnCaption, ProjectData, Slide } from '@reelwright/movie';
import { filmLanguage } from '@reelwright/movie/language';
import { captionLimits } from './caption-limits.ts';
import type { CaptionLine } from './caption-line.ts';
import { captionStyleOf } from './caption-styles.ts';
import type { EditableLine } from './editable-line.ts';
import { type SlideCaptions, slideCaptions } from './slide-captions.ts';
import type { SpokenMovie } from './spoken-movie.ts';
import type { SlideSpan, SpokenSound } from './spoken-sound.ts';
import { slideSpans, spokenSounds } from './spoken-sounds.ts';
import { stretchesOf } from './stretches-of.ts';

/** What captions are made of. */
export type CaptionedMovie = SpokenMovie & Pick<ProjectData, 'movie'>;

/**
 * All that is said in a film as lines to be read, in the order of the film and in its seconds, as somebody corrected
 * them. Made from the times at which words are heard, which voices, recordings and synced uploads keep; what has none
 * has only the lines that somebody wrote. Whether they are shown on the picture is another matter.
 */
export function captionLines(movie: CaptionedMovie): readonly CaptionLine[] {
  return filmCaptions(movie).shown;
}

/** The same lines as people change them, with those that are hidden. */
export function editableLines(movie: CaptionedMovie): readonly EditableLine[] {
  return filmCaptions(movie).editable;
}

const known = new WeakMap<CaptionedMovie, SlideCaptions>();

function filmCaptions(movie: CaptionedMovie): SlideCaptions {
  const before = known.get(movie);
  if (before) return before;
  const sounds = Map.groupBy(spokenSounds(movie), ({ slide }) => slide);
  const corrections = Map.groupBy(movie.captions?.corrections ?? [], ({ spoken }) => spoken);
  const own = Map.groupBy(movie.captions?.own ?? [], ({ slide }) => slide);
  const slides = slideSpans(movie).flatMap((span, at) => {
    const [slide, said, written] = [movie.frames[at], sounds.get(span.id), own.get(span.id)];
    if (!slide || !(said || written)) return [];
    return ofSlide(movie, slide, span, {
      sounds: said ?? [],
      corrections: correctionsOf(said ?? [], corrections),
      own: written ?? [],
    });
  });
  const captions = {
    shown: slides.flatMap(({ shown }) => shown),
    editable: slides.flatMap(({ editable }) => editable),
  };
  known.set(movie, captions);
  return captions;
}

function correctionsOf(
  sounds: readonly SpokenSound[],
  corrections: ReadonlyMap<string, readonly CaptionCorrection[]>,
): readonly CaptionCorrection[] {
  const names = new Set(sounds.flatMap(({ key, spoken }) => [key, spoken]));
  return [...names].flatMap((name) => corrections.get(name) ?? []);
}

interface SlideParts {
  readonly sounds: readonly SpokenSound[];
  readonly corrections: readonly CaptionCorrection[];
  readonly own: readonly OwnCaption[];
}

/** Who types in one line waits for the lines of one slide, not for those of the film. */
const knownOfSlide = new WeakMap<
  Slide,
  { readonly madeOf: string; readonly made: SlideCaptions }
>();

function ofSlide(
  film: CaptionedMovie,
  slide: Slide,
  span: SlideSpan,
  parts: SlideParts,
): SlideCaptions {
  const { movie, captions } = film;
  const style = captions?.on ? captionStyleOf(captions.style) : undefined;
  const limits = captionLimits(movie.size, style);
  const maxWords = captions?.wordsPerLine ?? limits.maxWords;
  const language = filmLanguage(film);
  const madeOf = JSON.stringify([span, limits, maxWords, language, parts]);
  const before = knownOfSlide.get(slide);
  if (before?.madeOf === madeOf) return before.made;
  const made = slideCaptions({
    span,
    stretches: stretchesOf(parts.sounds, parts.corrections),
    own: parts.own,
    limits: { ...limits, maxWords },
    language,
  });
  knownOfSlide.set(slide, { madeOf, made });
  return made;
}
