import { singular } from '@reelwright/english';
import type { TopicList } from '@reelwright/wizards';
import type { Idea } from '../knowledge-port.ts';
import { isAboutTopic } from './list-nouns.ts';
import { plainWords } from './words.ts';

/** Every idea that one list of a topic can keep the promise of: its own, then plainer ones. */
export function topicListIdeas(list: TopicList, names: readonly string[]): readonly Idea[] {
  const { category: kind, items } = list;
  const own = list.idea.replace(/^\d+/, (number) => String(Math.min(Number(number), items.length)));
  const isPlain = list.unit !== 'thing' && namesTopic(list.unit, names);
  const texts = [own, ...(isPlain ? plainTitles(list) : [])];
  return [...new Map(texts.map((text) => [text.toLowerCase(), { text, kind }])).values()];
}

/** "Top 10 dishes" would promise all dishes there are, where the topic is Thai food. */
export function namesTopic(unit: string, names: readonly string[]): boolean {
  const words = plainWords(unit);
  const known = new Set([...words, ...words.map(singular)]);
  return names.some((name) => name !== '' && name.split(' ').every((word) => known.has(word)));
}

function plainTitles({ category, unit, units, items }: TopicList): readonly string[] {
  // "Top 10 tips" would not say about what.
  if (unit === 'thing' || (!unit.includes(' ') && isAboutTopic(unit))) return [];
  const all = Math.min(10, items.length);
  const some = items.length > 7 ? 7 : 5;
  const [noun = unit] = unit.match(/(?<!\S)\S+(?= (?:in|about|from|of|with) |$)/) ?? [];
  if (noun === 'myth') return [`Top ${all} ${units}, put right`];
  if (noun === 'mistake' || noun === 'trap') return [`Worst ${all} ${units}`];
  if (category === 'negative') return [];
  if (advice.has(noun)) return [`Top ${all} ${units}`, `${some} ${units} you can use today`];
  if (isAboutTopic(unit)) return [`Top ${all} ${units}`, `${some} ${units} worth sharing`];
  return [`Top ${all} ${units}`, `${some} ${units} worth knowing`];
}

const advice = new Set([
  'tip',
  'trick',
  'habit',
  'rule',
  'technique',
  'method',
  'tactic',
  'skill',
  'step',
  'principle',
]);
