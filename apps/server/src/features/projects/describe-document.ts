import {
  defaultItemEndSeconds,
  isJsonObject,
  type Json,
  type JsonObject,
  migrateData,
  ProjectData,
  type Slide,
  slideSeconds,
  videoSizes,
} from '@reelwright/movie';
import { z } from 'zod';

/** What the list of projects shows of a document. */
export interface DocumentSummary {
  readonly description: string;
  readonly frames: number;
  readonly duration: number;
  readonly width: number;
  readonly height: number;
}

const descriptionLettersMost = 500;

/**
 * Documents share the slides that did not change from one revision to the next, so each slide is
 * looked at once, however often its project is saved.
 */
const secondsOf = new WeakMap<object, number>();

export function describeDocument(data: JsonObject): DocumentSummary {
  const { frames, movie, publish } = migrateData(data);
  const slides = Array.isArray(frames) ? frames : [];
  const size = ProjectData.shape.movie.safeParse(movie).data?.size ?? videoSizes.wide;
  const seconds = slides.reduce<number>((total, slide) => total + readSeconds(slide), 0);
  return {
    description: textOf(publish, 'description').slice(0, descriptionLettersMost).toWellFormed(),
    frames: slides.length,
    duration: Math.round(seconds * 1000) / 1000,
    width: size.width,
    height: size.height,
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
  const seconds = slideSeconds(timesOf(slide));
  secondsOf.set(slide, seconds);
  return seconds;
}

/** The times of a slide, without the rest: parsing all of it again would take as long as a save. */
function timesOf(slide: JsonObject): Slide {
  const { data } = SlideTimes.safeParse(slide);
  return { ...data, items: data?.items ?? [] } as Slide;
}

const sound = z.object({
  url: z.string().optional(),
  duration: z.number().optional(),
  startTime: z.number().optional(),
  endTime: z.number().optional(),
});
const SlideTimes = z.object({
  duration: z.number().optional(),
  narration: sound.optional(),
  audio: sound.optional(),
  items: z
    .array(
      z.object({
        audio: sound.optional(),
        timing: z
          .object({
            startTime: z.number().default(0),
            endTime: z.number().default(defaultItemEndSeconds),
          })
          .prefault({}),
      }),
    )
    .default([]),
});
