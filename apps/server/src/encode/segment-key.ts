import { createHash } from 'node:crypto';
import { shownCaptions } from '@reelwright/captions';
import {
  type Item,
  movieSeconds,
  type ProjectData,
  type Slide,
  slideSeconds,
  watermarkOf,
} from '@reelwright/movie';
import { filmLanguage, toldLanguage } from '@reelwright/movie/language';
import { canonicalJson } from './canonical-json.ts';
import type { VideoSettings } from './video-settings.ts';

/** What a movie's pixels depend on; captions of early films are found in the rest of it. */
export type SegmentedMovie = Pick<
  ProjectData,
  'frames' | 'movie' | 'watermark' | 'defaultTransition'
> &
  Partial<ProjectData>;

/** What a segment's pixels depend on beside the movie. */
export interface KeyIngredients {
  readonly settings: VideoSettings;
  /** Changes whenever the same movie would be drawn or encoded otherwise: renderer, fonts, ffmpeg. */
  readonly maker: string;
  /** What is behind an address; undefined for strings that are no media. */
  contentHash(url: string): string | undefined;
}

interface Place {
  readonly slideIndex: number;
  readonly startSeconds: number;
  readonly startFrame: number;
  readonly frameCount: number;
}

/** A name for a segment that changes with everything that can change its pixels, and with nothing else. */
export function segmentKey(
  movie: SegmentedMovie,
  { slideIndex, startSeconds, startFrame, frameCount }: Place,
  { settings, maker, contentHash }: KeyIngredients,
): string {
  const slide = movie.frames[slideIndex];
  const before = movie.frames[slideIndex - 1];
  const after = movie.frames[slideIndex + 1];
  // The first slide comes from nowhere: it is the same pixels with any transition.
  const own = slide && before && transitionOf(movie, slide);
  const offsetSeconds = startFrame / settings.framesPerSecond - startSeconds;
  const everything = {
    maker,
    settings,
    frameCount,
    // A slide may begin between two frames.
    offsetSeconds: Math.round(offsetSeconds * 1e6),
    size: movie.movie.size,
    bg: movie.movie.bg,
    overlay: movie.movie.overlay,
    watermark: watermarkOf(movie),
    moment: movesWithTheMovie(movie) && { startFrame, seconds: movieSeconds(movie) },
    slide: slide && visible(slide),
    transition: own,
    before: before && showsSlideBefore(movie, before, own) && visible(before),
    leaving: before && transitionOf(movie, before)?.out,
    captions: slide && captionsOf(movie, slide, before, startSeconds),
    numbers: slide && numbersOf(movie, [slide, ...(before ? [before] : [])]),
    clipOfNext: after && clipOf(transitionOf(movie, after)),
  };
  const text = canonicalJson(everything, contentHash);
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}

/** What is written over a slide and when, in its own time: films whose earlier slides changed keep their later segments. */
function captionsOf(
  movie: SegmentedMovie,
  { id, items }: Slide,
  before: Slide | undefined,
  startSeconds: number,
): object | undefined {
  const lines = shownCaptions(movie).filter(({ slide }) => slide === id);
  if (lines.length === 0 || !movie.captions) return undefined;
  const { corrections: _, own: __, slides, ...look } = movie.captions;
  const since = (seconds: number) => Math.round((seconds - startSeconds) * 10_000);
  return {
    look,
    exception: slides?.[id],
    // The words that carry a line are other ones in another language.
    language: filmLanguage(movie),
    // Captions step aside for what is called a logo, on the slide that leaves too.
    names: [...items, ...(before?.items ?? [])].flatMap(namesOf),
    lines: lines.map(({ start, end, text, words }) => ({
      start: since(start),
      end: since(end),
      text,
      words: words.map((word) => [since(word.start), since(word.end)]),
    })),
  };
}

/** How charts and counters write their numbers, where any are seen and it is not as in English. */
function numbersOf(movie: SegmentedMovie, slides: readonly Slide[]): string | undefined {
  const language = toldLanguage(movie);
  const hasNumbers = ({ graphic, children = [] }: Item): boolean =>
    graphic?.kind === 'chart' || graphic?.kind === 'counter' || children.some(hasNumbers);
  const isSeen = slides.some(({ items }) => items.some(hasNumbers));
  return isSeen && language !== 'en' ? language : undefined;
}

function namesOf({ name, children }: Item): readonly string[] {
  return [...(name ? [name] : []), ...(children ?? []).flatMap(namesOf)];
}

/** Whether something behind or over the slides goes on from one to the next. */
function movesWithTheMovie({ movie: { bg, overlay } }: SegmentedMovie): boolean {
  return bg.type === 'video' || bg.type === 'custom' || (overlay.enabled && overlay.fx !== 'None');
}

function transitionOf(movie: SegmentedMovie, slide: Slide) {
  return slide.transition ?? movie.defaultTransition;
}

function clipOf(transition: Slide['transition']): string | undefined {
  return transition?.type === 'video' ? transition.url : undefined;
}

/** While one slide replaces another, the end of that one is seen too. */
function showsSlideBefore(movie: SegmentedMovie, before: Slide, own: Slide['transition']): boolean {
  if (own?.type === 'video') return false;
  const isMotion = (effect: string | undefined) => effect !== undefined && effect !== 'none';
  const comes = own?.type === 'css' && isMotion(own.in?.effect);
  return comes || isMotion(transitionOf(movie, before)?.out?.effect);
}

/** A slide without what is only heard, or only seen in the editor. */
function visible(slide: Slide): object {
  const {
    title: _,
    narration: _n,
    audio: _a,
    head: _h,
    markers: _m,
    transition: _t,
    ...rest
  } = slide;
  return {
    ...rest,
    duration: undefined,
    seconds: slideSeconds(slide),
    items: slide.items.map(visibleItem),
  };
}

function visibleItem(item: Item): object {
  const { name: _, audio: _a, volume: _v, locked: _l, head: _h, ...rest } = item;
  return { ...rest, children: item.children?.map(visibleItem) };
}
