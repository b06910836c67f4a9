import { countWith } from './count-with.ts';
import { pluralOfName } from './plural.ts';

/** '1 slide', '1,200 slides'. */
export function formatCount(count: number, unit: string): string {
  return countWith(count, unit, pluralOfName(unit));
}
