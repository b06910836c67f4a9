import type { User } from '@reelwright/contract';

/** What somebody makes videos about, the most important first. */
export function topicsOf({ keywords, target_keyword }: User): readonly string[] {
  return keywords ?? (target_keyword ? [target_keyword] : []);
}
