import type { ProjectData } from './schema/project-data.ts';

/** Thumbnails are made in this size. */
export const posterSize = { width: 1280, height: 720 } as const;
const sameShape = 0.02;

/** Posters have the shape of a thumbnail: films of another shape show a moment of their own. */
export function canHavePoster({ movie: { size } }: Pick<ProjectData, 'movie'>): boolean {
  return Math.abs(size.width / size.height - posterSize.width / posterSize.height) < sameShape;
}

/** The picture that somebody chose; it waits while the film has a shape that it does not fit. */
export function chosenPoster(movie: Pick<ProjectData, 'movie' | 'publish'>): string | undefined {
  return canHavePoster(movie) ? movie.publish.poster?.url : undefined;
}
