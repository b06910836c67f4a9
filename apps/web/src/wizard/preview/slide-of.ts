import { movieSeconds, type ProjectData } from '@reelwright/movie';

type Film = Pick<ProjectData, 'frames'>;

/** How far into a slide everything on it is there and nothing leaves yet. */
const restsAt = 0.6;

/** The place of the first slide that was made of something: slides are called after what they show. */
export function slideOf({ frames }: Film, id: string): number | undefined {
  const same = frames.findIndex((slide) => slide.id === id);
  const at = same >= 0 ? same : frames.findIndex((slide) => slide.id.startsWith(`${id}-`));
  if (at >= 0) return at;
  // Whatever a film begins with stands for its title.
  return id === 'title' && frames.length > 0 ? 0 : undefined;
}

/** When that slide begins, and a moment at which it is worth looking at while nothing plays. */
export function momentOf(film: Film, id: string): { start: number; rest: number } | undefined {
  const slide = slideOf(film, id);
  if (slide === undefined) return undefined;
  const start = movieSeconds({ frames: film.frames.slice(0, slide) });
  const length = movieSeconds({ frames: film.frames.slice(slide, slide + 1) });
  return { start, rest: start + length * restsAt };
}
