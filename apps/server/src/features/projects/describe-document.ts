import {
  cutText,
  isJsonObject,
  type Json,
  type JsonObject,
  migrateData,
  savedSize,
  savedSlideSeconds,
} from '@reelwright/movie';
import { pictureOfSlide } from '@reelwright/pictures';

/** What the list of projects shows of a document. */
export interface DocumentSummary {
  readonly description: string;
  readonly frames: number;
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  /** The first slide with a picture, and that picture. */
  readonly thumbSlide: number;
  readonly thumbUrl: string | null;
}

const maxDescriptionLetters = 500;

/**
 * Documents share the slides that did not change from one revision to the next, so each slide is
 * looked at once, however often its project is saved.
 */
const secondsOf = new WeakMap<object, number>();

export function describeDocument(data: JsonObject): DocumentSummary {
  const { frames, movie, publish } = migrateData(data);
  const slides = Array.isArray(frames) ? frames : [];
  const { width, height } = savedSize(movie);
  const seconds = slides.reduce<number>((total, slide) => total + readSeconds(slide), 0);
  return {
    description: cutText(textOf(publish, 'description'), maxDescriptionLetters).toWellFormed(),
    frames: slides.length,
    duration: Math.round(seconds * 1000) / 1000,
    width,
    height,
    ...thumbOf(slides),
  };
}

/** Longer ones carry their content; the list of projects must stay small. */
const maxThumbLetters = 2000;

function thumbOf(slides: readonly Json[]): Pick<DocumentSummary, 'thumbSlide' | 'thumbUrl'> {
  const found = slides.findIndex((slide) => picturesOf(slide).length > 0);
  const url = picturesOf(slides[found]).find(
    (one) => one.type === 'image' && !isPartOfDrawing(one.url),
  )?.url;
  const shown = url ?? pictureOfSlide(picturesOf(slides[found]).map((one) => one.url));
  return {
    thumbSlide: Math.max(0, found),
    thumbUrl: shown && shown.length <= maxThumbLetters ? shown : null,
  };
}

/** Backdrops, shapes and things of built-in pictures: each by itself says nothing about the film; its subject on its ground does. */
const isPartOfDrawing = (url: string) => /^\/library\/(?:grounds|shapes|objects)\//.test(url);

interface Picture {
  readonly type: 'image' | 'video';
  readonly url: string;
}

const knownPictures = new WeakMap<object, readonly Picture[]>();

/** The pictures and videos that a slide shows: those on it, then the one behind them. */
function picturesOf(slide: Json | undefined): readonly Picture[] {
  if (!isJsonObject(slide)) return [];
  const known = knownPictures.get(slide);
  if (known) return known;
  const found = [...picturesIn(slide.items), ...picturesBehind(slide.background)];
  knownPictures.set(slide, found);
  return found;
}

function picturesIn(items: Json | undefined): Picture[] {
  if (!Array.isArray(items)) return [];
  return items.filter(isJsonObject).flatMap((item) => {
    if (item.hide === true || item.show === false) return [];
    const url = textOf(item, 'url');
    if ((item.type === 'image' || item.type === 'video') && url) return [{ type: item.type, url }];
    return picturesIn(item.children);
  });
}

function picturesBehind(background: Json | undefined): Picture[] {
  if (!isJsonObject(background)) return [];
  const { type } = background;
  if (type !== 'image' && type !== 'video') return [];
  const url = textOf(background, type) || textOf(background, 'url');
  return url ? [{ type, url }] : [];
}

function textOf(owner: Json | undefined, key: string): string {
  const value = isJsonObject(owner) ? owner[key] : undefined;
  return typeof value === 'string' ? value.trim() : '';
}

function readSeconds(slide: Json): number {
  if (!isJsonObject(slide)) return 0;
  const known = secondsOf.get(slide);
  if (known !== undefined) return known;
  const seconds = savedSlideSeconds(slide);
  secondsOf.set(slide, seconds);
  return seconds;
}
