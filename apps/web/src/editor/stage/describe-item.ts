import type { Item } from '@reelwright/movie';
import { plainText } from '../plain-text.ts';
import { nameOfPicture } from './name-of-picture.ts';

const names = { text: 'Text', image: 'Picture', video: 'Video', audio: 'Sound', group: 'Group' };
const graphicNames = {
  chart: 'Chart',
  counter: 'Number',
  table: 'Table',
  qr: 'QR code',
  shape: 'Shape',
  line: 'Line',
};
/** Frames that wait for no picture: their ground is what they show. */
const groundNames: Record<string, string> = {
  color: 'Color',
  gradient: 'Gradient',
  blob: 'Shape',
};
const maxLetters = 40;

/** What an item is called in lists, and by those who hear the screen instead of seeing it. */
export function describeItem(item: Item): string {
  if (item.name) return shortened(item.name);
  if (item.graphic) return graphicNames[item.graphic.kind];
  if (item.soundBars) return 'Sound bars';
  if (item.type === 'text') return shortened(plainText(item.text ?? '')) || 'Empty text';
  if (item.type === 'group') return nameOfGroup(item);
  if (item.type === 'image' && !item.url) return groundNames[item.bg?.type ?? ''] ?? 'Empty frame';
  return nameOfPicture(item.url ?? '') ?? names[item.type];
}

/** By its words, else by the first thing in it that has a name of its own. */
function nameOfGroup({ children = [] }: Item): string {
  const words = children.find(({ type }) => type === 'text');
  const first = words ?? children.find(({ type, url }) => type === 'group' || url) ?? children[0];
  return first ? `${names.group}: ${describeItem(first)}` : names.group;
}

function shortened(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length > maxLetters
    ? `${letters.slice(0, maxLetters).join('')}…`
    : letters.join('');
}
