import type { ReadyOffer } from '@reelwright/wizards/affiliate';
import { severalOfOffer, singleOfOffer } from './parse-offers.ts';
import { cell, markedLine, pictureCell, wordList } from './write-cells.ts';

/** An offer as plain text, the way parseOffers reads it. */
export function writeOffer(offer: ReadyOffer): string {
  const { keyword, otherNames = [], objects, place } = offer;
  const told = (name: string, text = '') => (cell(text) === '' ? [] : [`${name} | ${cell(text)}`]);
  const lines = [
    `# ${cell(keyword)}`,
    ...markedLine('=', wordList(otherNames)),
    ...markedLine('!', pictureCell(objects, place)),
    ...singleOfOffer.flatMap((name) => told(name, offer[name])),
    ...Object.entries(severalOfOffer).flatMap(([name, key]) =>
      (offer[key] ?? []).flatMap((text) => told(name, text)),
    ),
  ];
  return lines.join('\n');
}
