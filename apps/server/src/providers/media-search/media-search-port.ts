import type { MediaItem } from '@reelwright/contract';
import type { PictureShape } from '@reelwright/pictures';
import type { InFilm } from './built-in/in-film.ts';

export interface MediaQuery {
  readonly keyword: string;
  readonly type: MediaItem['type'];
  readonly num: number;
  /** Which so many: the first unless told. */
  readonly page?: number;
  readonly shape: PictureShape;
  /** Of the keyword, where it is another than English (BCP 47). Services understand most by themselves. */
  readonly language?: string;
  /** Where in a film it is a sentence of: built-in pictures are weighed by what it means there. */
  readonly inFilm?: InFilm;
  readonly signal: AbortSignal;
}

/** A place where media are searched for: ours, or a service elsewhere. */
export interface MediaProvider {
  /** Permanent: projects hold it. */
  readonly value: string;
  readonly label: string;
  readonly description: string;
  readonly type: MediaItem['type'];
  readonly pro: boolean;
  /** Asked by its name only, not with all sources. */
  readonly apart?: boolean;
  /** Answers from this machine: it is waited for, however busy that is. */
  readonly isHere?: boolean;
  /** Reads what it needs for its first search, when somebody is about to make one. */
  prepare?(): Promise<void>;
  search(query: MediaQuery): Promise<readonly MediaItem[]>;
}
