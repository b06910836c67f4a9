import type { ProjectData } from '@reelwright/movie';

/** What tells what is said: the film, and the answers it was made of, which films of early versions need. */
export type SpokenMovie = Pick<ProjectData, 'frames'> & Partial<ProjectData>;
