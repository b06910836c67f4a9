import type { Meaning, Sense, WordNet } from './wordnet.ts';

/** The best known of the names of a meaning: met most often, sayable, written out in full. */
export function nameOf(wordnet: WordNet, meaning: Meaning): string {
  const names = wordnet.senses(meaning);
  const plain = names.filter((each) => !isScientific(each) || names.length === 1);
  const [first, ...others] = plain.length > 0 ? plain : names;
  if (!first) return '';
  return others.reduce((best, each) => (isBetter(each, best) ? each : best), first).word;
}

/** 'Strix aluco': what scholars call an animal or a plant. */
export function scientificName(wordnet: WordNet, meaning: Meaning): string | undefined {
  const kind = wordnet.kind(meaning);
  if (kind !== 5 && kind !== 20) return undefined;
  return wordnet.senses(meaning).find(isScientific)?.word;
}

/** Whether only scholars have a name for it. */
export function isForScholars(wordnet: WordNet, meaning: Meaning): boolean {
  return wordnet.senses(meaning).every(isScientific);
}

/** The other names that people use. */
export function otherNames(wordnet: WordNet, meaning: Meaning): readonly string[] {
  const name = nameOf(wordnet, meaning).toLowerCase();
  return wordnet
    .senses(meaning)
    .filter(({ word, known }) => known && isAnother(word, name))
    .map(({ word }) => word);
}

/** Not just the same name in another spelling. */
function isAnother(word: string, name: string): boolean {
  const letters = (text: string) =>
    text
      .toLowerCase()
      .replaceAll('grey', 'gray')
      .replace(/[^a-z]/g, '');
  const [one, two] = [letters(word), letters(name)];
  return one !== two && !one.includes(two) && !two.includes(one);
}

/** Two words of Latin that no dictionary of pronunciations has. */
function isScientific({ word, known }: Sense): boolean {
  return (
    !known &&
    /^[A-Z][a-z]+(?: [a-z-]+)? [a-z-]*(?:us|a|um|is|i|ae|ens|ex|os|ix|o|ops|ys)$/.test(word)
  );
}

function isBetter(one: Sense, other: Sense): boolean {
  if (one.known !== other.known) return one.known;
  if (one.count !== other.count) return one.count > other.count;
  // 'sofa bed' rather than 'convertible', which is a car first.
  if (one.sense > 1 !== other.sense > 1) return other.sense > 1;
  // 'uke' is short for 'ukulele', and Bach for Johann Sebastian Bach.
  const [short, long] = [other.word.toLowerCase(), one.word.toLowerCase()];
  if (/^[A-Z]/.test(other.word) && /^[A-Z]/.test(one.word)) return long.endsWith(` ${short}`);
  return short.length <= 4 && long.startsWith(short.slice(0, 2)) && long.length > short.length;
}
