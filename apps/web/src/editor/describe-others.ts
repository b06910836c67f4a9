import { formatCount } from '@reelwright/english';
import type { Item } from '@reelwright/movie';

const names = { image: 'picture', video: 'video', audio: 'sound', group: 'group' } as const;

/** What is on a slide beside its texts: '2 pictures, 1 sound'. Empty when there is nothing. */
export function describeOthers(items: readonly Item[]): string {
  const kinds = Object.entries(names).map(
    ([type, name]) => [items.filter((item) => item.type === type).length, name] as const,
  );
  return kinds
    .filter(([count]) => count > 0)
    .map(([count, name]) => formatCount(count, name))
    .join(', ');
}
