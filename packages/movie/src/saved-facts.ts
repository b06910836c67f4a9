// What can be said about a saved document without opening all of it: that would take as long as saving it.
import { z } from 'zod';
import { slideSeconds } from './durations.ts';
import { isJsonObject, type Json } from './json.ts';
import { itemTimes, maxItems } from './schema/item.ts';
import { list } from './schema/list.ts';
import { type MovieSettings, MovieSize, videoSizes } from './schema/movie-settings.ts';
import { quickRead } from './schema/quick-read.ts';
import { Slide } from './schema/slide.ts';
import { unfit } from './schema/unfit.ts';

const { duration, narration, audio } = Slide.shape;
const SlideTimes = z.looseObject({
  duration,
  narration,
  audio,
  items: list(z.looseObject(itemTimes), maxItems).default([]),
});

/** How long a slide lasts as it was saved. */
export function savedSlideSeconds(slide: Json): number {
  const times = quickRead(SlideTimes, slide);
  return times === unfit ? 0 : slideSeconds(times);
}

/** The size of a movie as it was saved. */
export function savedSize(movie: Json | undefined): MovieSettings['size'] {
  const size = isJsonObject(movie) ? movie.size : undefined;
  const read = quickRead(MovieSize, size ?? {});
  return read === unfit ? { ...videoSizes.wide, custom: false } : read;
}
