import type { FilmTimes } from './film-times.ts';

/** What every row of the film's timeline draws: the slides from `first` to `last`, and what lies between two pixels. */
export interface FilmRowProps {
  readonly times: FilmTimes;
  readonly first: number;
  readonly last: number;
  readonly pxPerSecond: number;
  readonly isStill: boolean;
  readonly fromPx: number;
  readonly toPx: number;
  /** How wide the whole of it is. */
  readonly widthPx: number;
}
