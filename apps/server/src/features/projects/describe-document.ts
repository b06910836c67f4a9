import {
  isJsonObject,
  type Json,
  type JsonObject,
  migrateData,
  savedSize,
  savedSlideSeconds,
} from '@reelwright/movie';

/** What the list of projects shows of a document. */
export interface DocumentSummary {
  readonly description: string;
  readonly frames: number;
  readonly duration: number;
  readonly width: number;
  readonly height: number;
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
    description: textOf(publish, 'description').slice(0, maxDescriptionLetters).toWellFormed(),
    frames: slides.length,
    duration: Math.round(seconds * 1000) / 1000,
    width,
    height,
  };
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
