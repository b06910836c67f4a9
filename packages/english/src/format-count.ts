import { pluralOfName } from './plural.ts';

/** '1 slide', '1,200 slides'. */
export function formatCount(count: number, unit: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? unit : pluralOfName(unit)}`;
}
