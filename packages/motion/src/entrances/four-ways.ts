import { directions, type Heading } from './direction.ts';
import type { PairDraft, Way } from './motion-pair.ts';

/** The same motion in all four directions; `way` says how it looks when headed somewhere. */
export function fourWays(
  name: (side: string) => string,
  rest: Omit<PairDraft, 'name' | 'from' | 'to'>,
  way: (heading: Heading) => Way,
): readonly PairDraft[] {
  return directions.map(({ side, from, to }) => ({
    ...rest,
    name: name(side),
    from: way(from),
    to: way(to),
  }));
}
