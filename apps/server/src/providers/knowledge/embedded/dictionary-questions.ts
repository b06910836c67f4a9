import { dictionaryFacts } from './dictionary-facts.ts';
import { dictionaryLists } from './dictionary-lists.ts';
import { nameOf } from './dictionary-names.ts';
import type { WordNet } from './wordnet.ts';

/** 'What do you call a small guitar having four strings?' */
export function dictionaryQuestions(wordnet: WordNet, word: string): readonly string[] {
  const [list] = dictionaryLists(wordnet, word).filter(({ sort }) => sort === 'kinds');
  return (list?.items ?? []).flatMap((item) => {
    const [fact = ''] = dictionaryFacts(wordnet, item);
    const said = /^An? .+? is (an? .+)\.$/.exec(fact)?.[1];
    const name = nameOf(wordnet, item).toLowerCase();
    return said && !said.toLowerCase().includes(name) ? [`What do you call ${said}?`] : [];
  });
}
