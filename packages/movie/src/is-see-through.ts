import type { Background } from './schema/background.ts';
import type { ProjectData } from './schema/project-data.ts';

/** Whether one sees through a film: it was begun without a ground, and nobody has laid one behind all of it since. */
export function isSeeThrough({ movie, frames }: Pick<ProjectData, 'movie' | 'frames'>): boolean {
  if (!movie.clear || lies(movie.bg)) return false;
  return frames.some(({ background }) => !lies(background));
}

function lies(ground: Background | undefined): boolean {
  return ground !== undefined && ground.type !== 'none' && ground.opacity > 0;
}
