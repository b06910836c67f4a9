import { formatCount } from '@reelwright/english';
import type { Item } from '@reelwright/movie';

const names = { image: 'picture', video: 'video', audio: 'sound', group: 'group' } as const;
const graphicNames = {
  chart: 'chart',
  counter: 'number',
  table: 'table',
  qr: 'QR code',
  shape: 'shape',
  line: 'line',
} as const;

/** What is on a slide beside its texts: '2 pictures, 1 sound'. Empty when there is nothing. */
export function describeOthers(items: readonly Item[]): string {
  const found = items.map(nameOf);
  return [...Object.values(names), ...Object.values(graphicNames)]
    .map((name) => [found.filter((each) => each === name).length, name] as const)
    .filter(([count]) => count > 0)
    .map(([count, name]) => formatCount(count, name))
    .join(', ');
}

function nameOf({ type, graphic }: Item) {
  if (graphic) return graphicNames[graphic.kind];
  return type === 'text' ? undefined : names[type];
}
