import { type ProjectData, type Slide, slideSeconds } from '@reelwright/movie';

/** When every slide of a film is seen. */
export interface FilmTimes {
  readonly slides: readonly Slide[];
  /** When each begins; as many as there are slides. */
  readonly starts: readonly number[];
  readonly lengths: readonly number[];
  readonly seconds: number;
  /** The place of a slide by its id. */
  readonly places: ReadonlyMap<string, number>;
}

const known = new WeakMap<readonly Slide[], FilmTimes>();

/** Made once for each state of the slides: everything on the timeline asks for it. */
export function filmTimesOf({ frames }: Pick<ProjectData, 'frames'>): FilmTimes {
  const before = known.get(frames);
  if (before) return before;
  const lengths = frames.map(slideSeconds);
  const starts: number[] = [];
  let seconds = 0;
  for (const length of lengths) {
    starts.push(seconds);
    seconds += length;
  }
  const places = new Map(frames.map(({ id }, place) => [id, place]));
  const times = { slides: frames, starts, lengths, seconds, places };
  known.set(frames, times);
  return times;
}

/** The slide that is seen at a moment of the film: the last one that has begun. */
export function placeAtSeconds({ starts }: Pick<FilmTimes, 'starts'>, seconds: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= seconds) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** The slides that a part of the timeline shows, with the ones at its edges. */
export function placesBetween(
  times: Pick<FilmTimes, 'starts'>,
  from: number,
  to: number,
): { readonly first: number; readonly last: number } {
  if (times.starts.length === 0) return { first: 0, last: -1 };
  return { first: placeAtSeconds(times, from), last: placeAtSeconds(times, to) };
}
