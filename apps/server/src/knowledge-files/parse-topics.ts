import type { TopicPack } from '@reelwright/wizards';
import {
  type Entry,
  type EntryLine,
  KnowledgeProblem,
  picturesOf,
  questionOf,
  readEntries,
  wordsOf,
} from './read-entries.ts';

type List = TopicPack['lists'][number];

const categories = ['top', 'negative', 'funny', 'other'] as const;
const usualPlace = 'studio';

/** Reads a file of topics, each with its lists and questions; the schema of topics says what they have to hold. */
export function parseTopics(text: string): readonly TopicPack[] {
  return readEntries(text).map(topicOf);
}

function topicOf({ head, lines }: Entry): TopicPack {
  const [title = '', id = title.toLowerCase().replaceAll(' ', '-')] = head.cells;
  const marked = (mark: string) => lines.filter((line) => line.mark === mark);
  const sentences = (mark: string) => marked(mark).map(({ cells }) => cells.join('|'));
  const [pictures] = marked('!');
  const { objects = [], place = usualPlace } = pictures ? picturesOf(pictures) : {};
  return {
    id,
    title,
    keywords: marked('=').flatMap(({ cells }) => [...wordsOf(cells[0])]),
    related: marked('+').flatMap(({ cells }) => [...wordsOf(cells[0])]),
    place,
    ...(objects.length > 0 && { objects: [...objects] }),
    hooks: sentences('>'),
    closings: sentences('<'),
    lists: listsOf(lines, title),
    quiz: marked('?').map((line) => {
      const { level: _level, ...question } = questionOf(line);
      return question;
    }),
  };
}

/** `[top] 10 tips | tip | tips` begins a list; the lines below it are its items. */
function listsOf(lines: readonly EntryLine[], title: string): List[] {
  const lists: List[] = [];
  for (const line of lines) {
    if (line.mark === '[') lists.push({ ...listHeadOf(line), items: [] });
    if (line.mark !== '') continue;
    const list = lists.at(-1);
    if (!list)
      throw new KnowledgeProblem(line.number, `${title} has an item before its first list.`);
    list.items.push(itemOf(line));
  }
  return lists;
}

/** What a list is called, and what one of its items is. */
export function listHeadOf(line: EntryLine): Omit<List, 'items'> {
  const [first = '', unit = '', units = ''] = line.cells;
  const [, name = '', idea = ''] = /^(\w+)\]\s*(.+)$/.exec(first) ?? [];
  const category = categories.find((each) => each === name);
  if (!category || unit === '' || units === '') {
    throw new KnowledgeProblem(
      line.number,
      'a list has a title, and what one and many of its items are called: [top] title | bread | breads.',
    );
  }
  return { category, unit, units, idea };
}

function itemOf(line: EntryLine): List['items'][number] {
  const [name = '', search = '', shown = '', ...facts] = line.cells;
  const [objects = '', place] = shown.split(';').map((part) => part.trim());
  if (facts.length < 2) {
    throw new KnowledgeProblem(
      line.number,
      'an item has a name and two facts: name | search words | objects | fact | fact.',
    );
  }
  return { name, search, objects: [...wordsOf(objects)], ...(place && { place }), facts };
}
