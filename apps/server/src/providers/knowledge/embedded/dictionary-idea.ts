import { isPluralWord } from '@reelwright/english';
import { guessList } from '@reelwright/wizards';
import { type DictionaryList, dictionaryLists, type ListSort } from './dictionary-lists.ts';
import { isAnnouncing } from './list-nouns.ts';
import { singularForms } from './singular-forms.ts';
import type { WordNet } from './wordnet.ts';
import { plainWords } from './words.ts';

/** The list of the dictionary that an idea announces: '10 kinds of hat', 'top 5 composers'. */
export function findDictionaryList(wordnet: WordNet, idea: string): DictionaryList | undefined {
  const asked = readIdea(idea);
  if (!asked) return undefined;
  const lists = dictionaryLists(wordnet, asked.noun);
  return asked.sort ? lists.find(({ sort }) => sort === asked.sort) : lists[0];
}

interface AskedList {
  readonly noun: string;
  readonly sort?: ListSort;
}

const tails = / (?:and what sets them apart|that you should know|worth knowing|explained)$/;

function readIdea(idea: string): AskedList | undefined {
  const text = plainWords(idea).join(' ').replace(tails, '');
  const kinds = /\b(?:kinds|types|sorts|breeds|varieties|species) of (.+)$/.exec(text)?.[1];
  if (kinds) return { noun: kinds, sort: 'kinds' };
  const parts = /\bparts of (?:an? |the )?(.+)$/.exec(text)?.[1];
  if (parts) return { noun: parts, sort: 'parts' };
  // Only what the words say, and nothing besides: '10 guitars under 500 dollars' is another list.
  const words = plainWords(text).filter((word) => !isAnnouncing(word));
  const noun = words.join(' ');
  const isCounted = guessList(idea).unit !== undefined || isPluralWord(words.at(-1) ?? '');
  if (noun === '' || !isCounted || words.length > 3) return undefined;
  return { noun: singularForms(noun)[0] ?? noun };
}
