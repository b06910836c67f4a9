import type { Knowledge } from '../providers/knowledge/knowledge-port.ts';
import type { MediaProvider } from '../providers/media-search/media-search-port.ts';

/** What the answers of a film are gathered for, and whom to ask. */
export interface GatherWishes {
  readonly keyword: string;
  readonly count: number;
  readonly seed: string;
  readonly knowledge: Knowledge;
  /** Where objects are found for what no topic has a picture of. */
  readonly pictures: MediaProvider;
  readonly signal: AbortSignal;
}
