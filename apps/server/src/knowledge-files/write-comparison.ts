import type { ReadyComparison } from '@reelwright/wizards/comparison';
import { barred, cell, markedLine, pictureCell, withoutMark, wordList } from './write-cells.ts';

/** A comparison as plain text, the way parseComparisons reads it. */
export function writeComparison(comparison: ReadyComparison): string {
  const { topic, headline = '', keywords = [], objects, place, products, features } = comparison;
  const lines = [
    `# ${[topic, headline].map(cell).filter(Boolean).join(' | ')}`,
    ...markedLine('=', wordList(keywords)),
    ...markedLine('!', pictureCell(objects, place)),
    ...products.map(
      ({ name, objects: shown }) =>
        `* ${[cell(name), wordList(shown)].filter(Boolean).join(' | ')}`,
    ),
    ...features.map(({ name, spoken, objects: shown, comments, winner, why = '' }) =>
      barred([
        withoutMark(cell(spoken ? `${name} (${spoken})` : name)),
        wordList(shown),
        ...comments.map(cell),
        `${winner === undefined ? 0 : winner + 1} ${cell(why)}`.trim(),
      ]),
    ),
  ];
  return lines.join('\n');
}
