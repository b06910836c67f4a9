// What a plan leaves of a movie when it becomes a video. The document itself is never changed: whoever upgrades finds
// everything as they made it.
import { videoFormats, type Watermark } from './schema/movie-settings.ts';
import type { ProjectData } from './schema/project-data.ts';

/** The part of a plan that concerns the picture; the names are those of the table of plans. */
export interface PictureLimits {
  /** Videos carry the product's watermark. */
  readonly defaultWatermark: boolean;
  readonly customWatermark: boolean;
  readonly customSize: boolean;
}

export const productWatermark: Watermark = {
  type: 'text',
  text: 'Made with Reelwright',
  placement: 'bottom-right',
  color: '#ffffff',
  opacity: 60,
  // Below and beside the words of our layouts, which keep further from the edge.
  padding: 2,
};

const noWatermark: Watermark = { ...productWatermark, type: 'none' };

/** The watermark of films of free accounts, in the name of whoever runs the installation. */
function watermarkNamed(name: string): Watermark {
  return name ? { ...productWatermark, text: `Made with ${name}` } : productWatermark;
}

/** The movie with the watermark that the plan shows. */
export function watermarkedWithinPlan<Movie extends Pick<ProjectData, 'movie' | 'watermark'>>(
  movie: Movie,
  { defaultWatermark, customWatermark }: PictureLimits,
  brandName = '',
): Movie {
  if (!defaultWatermark && customWatermark) return movie;
  const { watermark: _, ...settings } = movie.movie;
  return {
    ...movie,
    movie: settings,
    watermark: defaultWatermark ? watermarkNamed(brandName) : noWatermark,
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const shapeOf = ({ width, height }: Size) => width / height;
/** Rounding makes the shape of a small movie differ a little. */
const sameShape = 0.01;

/**
 * The size of the video: the movie's own, or the nearest of the given shapes for plans without custom sizes. The
 * movie is then drawn whole inside of it, with bars at two sides, because its items lie in px of its own size.
 * A smaller movie of a given shape needs no bars and stays as it is.
 */
export function sizeWithinPlan(
  size: Size,
  { customSize }: Pick<PictureLimits, 'customSize'>,
): Size {
  if (customSize) return size;
  const distance = (shape: Size) => Math.abs(Math.log(shapeOf(shape) / shapeOf(size)));
  const shapes = Object.values(videoFormats).toSorted((a, b) => distance(a) - distance(b));
  const [nearest = size] = shapes;
  const fits = size.width <= nearest.width && size.height <= nearest.height;
  return distance(nearest) < sameShape && fits ? size : nearest;
}
