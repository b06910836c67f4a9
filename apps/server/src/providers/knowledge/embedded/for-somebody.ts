import { singular } from '@reelwright/english';
import { hasWanted } from './asked-of-topic.ts';
import type { ShelfPack } from './thing-pack.ts';
import type { WordNet } from './wordnet.ts';

/** Numbers of WordNet's kinds of nouns: groups and persons. */
const animals = 5;
const groups = 14;
const persons = 18;
const people: ReadonlySet<number> = new Set([groups, persons]);
const alsoPeople = new Set('everybody everyone all two home work school week weekend'.split(' '));

/**
 * What is true of snacks is true of snacks for kids, and yoga is the same at home; yoga for sciatica and plants for low
 * light are chosen for it.
 */
export function isForSomebody(wordnet: WordNet, pack: ShelfPack, after: string): boolean {
  if (after === '') return true;
  // Candles are made at home as anywhere; what a pet groomer does, or how a dish is cooked, is another matter there.
  if (after === 'at home') return hasWanted(pack, 'doing');
  // 'for beginners over 50'
  const words = after
    .replace(/(?<=. )over \d\d$/, '')
    .trim()
    .split(' ');
  const last = words.at(-1) ?? '';
  if (words[0] !== 'for') return false;
  // Two play other games than four.
  if (last === 'two') return !isPlayed(pack);
  if (alsoPeople.has(last)) return true;
  return [last, singular(last)].some((word) => {
    const meanings = wordnet.meanings(wordnet.formOf(word) ?? word);
    const [usual, second] = meanings.map((each) => wordnet.kind(each));
    // Europe is a place and its countries.
    const isUnion = second === groups && wordnet.isInstance(meanings[0] ?? 0);
    // A cat is a fellow, too, but toys for cats are for animals.
    // What grows in a garden is a group, too, but nobody does anything for it.
    return (
      usual !== undefined &&
      usual !== animals &&
      (people.has(usual) || second === persons || isUnion)
    );
  });
}

function isPlayed({ title, kinds = [] }: ShelfPack): boolean {
  return [title, ...kinds].some((name) => /\bgames?\b/i.test(name));
}
