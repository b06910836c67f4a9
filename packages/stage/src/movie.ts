import type { ProjectData } from '@reelwright/movie';

/** What the stage needs of a saved document; captions of early films are found in the rest of it. */
export type Movie = Pick<ProjectData, 'frames' | 'movie' | 'watermark' | 'defaultTransition'> &
  Partial<ProjectData>;
