import type { Item } from '@reelwright/movie';
import { plainText } from '../plain-text.ts';

const names = { text: 'Text', image: 'Picture', video: 'Video', audio: 'Sound', group: 'Group' };
const graphicNames = {
  chart: 'Chart',
  counter: 'Number',
  table: 'Table',
  qr: 'QR code',
  shape: 'Shape',
  line: 'Line',
};
const maxLetters = 40;

/** What an item is called in lists, and by those who hear the screen instead of seeing it. */
export function describeItem(item: Item): string {
  if (item.name) return item.name;
  if (item.graphic) return graphicNames[item.graphic.kind];
  if (item.type !== 'text') return names[item.type];
  const words = plainText(item.text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words === '') return 'Empty text';
  const letters = [...words];
  return letters.length > maxLetters ? `${letters.slice(0, maxLetters).join('')}…` : words;
}
