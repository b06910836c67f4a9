import type { TopicPack } from '@reelwright/wizards';
import { barred, cell, markedLine, pictureCell, withoutMark, wordList } from './write-cells.ts';

/** A topic as plain text, the way parseTopics reads it. */
export function writeTopic(topic: TopicPack): string {
  const { id, title, keywords, related, objects = [], place, hooks, closings, lists, quiz } = topic;
  const lines = [
    `# ${[title, id].map(cell).filter(Boolean).join(' | ')}`,
    ...markedLine('=', wordList(keywords)),
    ...markedLine('+', wordList(related)),
    ...markedLine('!', pictureCell(objects, place)),
    ...hooks.flatMap((hook) => markedLine('>', cell(hook))),
    ...closings.flatMap((closing) => markedLine('<', cell(closing))),
    ...lists.flatMap(({ category, idea, unit, units, items }) => [
      `[${category}] ${[idea, unit, units].map(cell).join(' | ')}`,
      ...items.map(itemLine),
    ]),
    ...quiz.map(({ question, right, wrong, objects: shown }) =>
      [
        `? ${cell(question)}`,
        ...[right, ...wrong].map(cell),
        ...(shown.length > 0 ? [wordList(shown)] : []),
      ].join(' | '),
    ),
  ];
  return lines.join('\n');
}

function itemLine({
  name,
  search,
  objects,
  place,
  facts,
}: TopicPack['lists'][number]['items'][number]) {
  return barred([
    withoutMark(cell(name)),
    cell(search),
    pictureCell(objects, place),
    ...facts.map(cell),
  ]);
}
