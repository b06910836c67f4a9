import { capitalize } from '@reelwright/english';
import type { ReadyQuestion } from '@reelwright/wizards/quiz';
import { dictionaryFacts } from './dictionary-facts.ts';
import { dictionaryLists } from './dictionary-lists.ts';
import { nameOf } from './dictionary-names.ts';
import type { WordNet } from './wordnet.ts';

/** A shorter description may fit several kinds; then the answer is only told, not chosen. */
const tellingWords = 6;

/** 'What do you call a small guitar having four strings?' */
export function dictionaryQuestions(wordnet: WordNet, word: string): readonly ReadyQuestion[] {
  const [list] = dictionaryLists(wordnet, word).filter(({ sort }) => sort === 'kinds');
  const items = list?.items ?? [];
  const names = items.map((item) => capitalize(nameOf(wordnet, item)));
  return items.flatMap((item, at): ReadyQuestion[] => {
    const [fact = ''] = dictionaryFacts(wordnet, item);
    const predicate = /^An? .+? is (an? .+)\.$/.exec(fact)?.[1];
    const right = names[at] ?? '';
    if (!predicate || predicate.toLowerCase().includes(right.toLowerCase())) return [];
    const others = [...names.slice(at + 1), ...names.slice(0, at)].filter((name) => name !== right);
    const isTelling = predicate.split(' ').length >= tellingWords;
    const wrong = isTelling ? [...new Set(others)].slice(0, 3) : [];
    return [{ question: `What do you call ${predicate}?`, right, wrong, objects: [] }];
  });
}
