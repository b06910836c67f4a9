import type { Thing } from './thing.ts';
import { cell, markedLine, pictureCell, withoutMark, wordList } from './write-cells.ts';

/** A thing as plain text, the way parseThings reads it. */
export function writeThing(thing: Thing): string {
  const { name, plural, otherNames, kinds, objects, place, hook, points, questions, traits, list } =
    thing;
  const lines = [
    `# ${cell(name)}${plural && plural !== name ? ` | ${cell(plural)}` : ''}`,
    ...markedLine('=', wordList(otherNames)),
    ...markedLine('@', wordList(kinds)),
    ...markedLine('!', pictureCell(objects, place)),
    ...markedLine('>', cell(hook)),
    ...(list
      ? [`[${list.category}] ${[list.idea, list.unit, list.units].map(cell).join(' | ')}`]
      : []),
    ...points.map(({ headline, sentences, objects: shown }) =>
      [
        withoutMark(cell(headline)),
        cell(sentences.join(' ')),
        ...(shown.length > 0 ? [wordList(shown)] : []),
      ].join(' | '),
    ),
    ...traits.map(({ check, text, score }) => `~ ${cell(check)} | ${cell(text)} | ${score}`),
    ...questions.map(
      ({ level, question, right = '', wrong }) =>
        `?${level} ${[question, right, ...wrong].map(cell).join(' | ')}`,
    ),
  ];
  return lines.join('\n');
}
