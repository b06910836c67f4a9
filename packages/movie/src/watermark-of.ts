import type { Watermark } from './schema/movie-settings.ts';
import type { ProjectData } from './schema/project-data.ts';

/** The watermark that is shown: the one of the movie's settings, else the wizard's. */
export function watermarkOf({
  movie,
  watermark,
}: Pick<ProjectData, 'movie' | 'watermark'>): Watermark {
  return movie.watermark ?? watermark;
}
