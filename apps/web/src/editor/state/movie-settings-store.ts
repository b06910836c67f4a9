import { createStore } from '../../store/create-store.ts';

export type MovieTab =
  | 'music'
  | 'background'
  | 'transition'
  | 'captions'
  | 'language'
  | 'watermark'
  | 'size';

/** Which of the movie's settings are open. */
export const movieSettings = createStore<MovieTab | undefined>(undefined);
