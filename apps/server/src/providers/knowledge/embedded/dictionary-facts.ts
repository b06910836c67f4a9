import { capitalize, joinNames, pluralOfName, withArticle } from '@reelwright/english';
import { nameOf, otherNames, scientificName } from './dictionary-names.ts';
import { glossSentences } from './gloss-sentences.ts';
import type { Meaning, WordNet } from './wordnet.ts';

/** True sentences about one meaning, from its explanation and its neighbours in the dictionary. */
export function dictionaryFacts(wordnet: WordNet, meaning: Meaning): readonly string[] {
  const name = nameOf(wordnet, meaning);
  const kind = wordnet.kind(meaning);
  const isInstance = wordnet.isInstance(meaning);
  const sentences = glossSentences({
    name,
    isInstance,
    gloss: wordnet.explanation(meaning),
    isPerson: kind === 18,
    isCounted: countable.has(kind),
    isStuff: kind === 13 || kind === 27 || kind === 19,
  });
  // Without a first sentence that says what it is, the others hang in the air.
  if (sentences.length === 0) return [];
  const they = sentences[0]?.startsWith(`${capitalize(pluralOfName(name))} are `) ?? false;
  const more = neighbours(wordnet, meaning, sentences.join(' '), they);
  return [...sentences, ...more].slice(0, 6);
}

function neighbours(
  wordnet: WordNet,
  meaning: Meaning,
  known: string,
  they: boolean,
): readonly string[] {
  const sentences: string[] = [];
  const [it, its, is] = they ? ['They', 'Their', 'are'] : ['It', 'Its', 'is'];
  const scientific = scientificName(wordnet, meaning);
  if (scientific) sentences.push(`${its} scientific name is ${scientific}.`);
  const person = wordnet.kind(meaning) === 18;
  const [other] = otherNames(wordnet, meaning).filter(
    (name) => !known.toLowerCase().includes(name.toLowerCase()),
  );
  if (other && !person) {
    sentences.push(
      `${it} ${is} also known as ${they || wordnet.isInstance(meaning) || !known.match(/^An? /) ? other : withArticle(other)}.`,
    );
  }
  const named = (meanings: readonly Meaning[], isInstance: boolean) => [
    ...new Set(
      meanings
        .filter((each) => wordnet.isInstance(each) === isInstance)
        .filter((each) => wordnet.senses(each).some(({ known }) => known))
        .map((each) => nameOf(wordnet, each))
        .filter((each) => each.length < 24),
    ),
  ];
  const below = wordnet.children(meaning);
  const isThing = !wordnet.isInstance(meaning) && !person;
  const parts = named(wordnet.parts(meaning), false);
  if (isThing && parts.length >= 3 && wordnet.kind(meaning) === 6) {
    sentences.push(`${its} parts include the ${joinNames(parts.slice(0, 3))}.`);
  }
  const kinds = named(below, false);
  if (isThing && kinds.length >= 2) {
    sentences.push(`Kinds of it include the ${joinNames(kinds.slice(0, 3))}.`);
  }
  const examples = named(below, true);
  if (isThing && examples.length >= 2) {
    sentences.push(`Well-known ones include ${joinNames(examples.slice(0, 2))}.`);
  }
  // The same for all items of a list, so only where there is nothing else to say.
  const isAlone = sentences.length === 0 && !/\. \w/.test(known);
  const family = isThing && isAlone ? familySentence(wordnet, meaning, known, they) : undefined;
  if (family) sentences.push(family);
  return sentences;
}

/** 'Being an owl, it is a bird of prey too.' */
function familySentence(
  wordnet: WordNet,
  meaning: Meaning,
  known: string,
  they: boolean,
): string | undefined {
  const [parent] = wordnet.parents(meaning);
  if (parent === undefined || isVague(wordnet, parent)) return undefined;
  const above = nameOf(wordnet, parent);
  const isMentioned = known.toLowerCase().includes(above.toLowerCase());
  if (!isMentioned) return they ? `They are a kind of ${above}.` : `It is a kind of ${above}.`;
  const [grand] = wordnet.parents(parent);
  if (grand === undefined || isVague(wordnet, grand)) return undefined;
  const family = nameOf(wordnet, grand);
  if (known.toLowerCase().includes(family.toLowerCase()) || !countable.has(wordnet.kind(grand))) {
    return undefined;
  }
  if (uncounted.test(family)) return undefined;
  if (they) return `Like all ${pluralOfName(above)}, they are ${pluralOfName(family)}.`;
  // Not every item of a film should be told in the same words.
  const isAlive = wordnet.kind(meaning) !== 6;
  const variants = [
    ...(isAlive ? [`It belongs to the ${pluralOfName(family)}.`] : []),
    `Being ${withArticle(above)}, it is ${withArticle(family)} too.`,
  ];
  return variants[known.length % variants.length];
}

const uncounted =
  /(?:wear|gear|armor|armor plate|clothing|equipment|furniture|jewelry|ware|restraint|food)$/;
const countable = new Set([5, 6, 18, 20]);
/** Names so general that they tell nothing. */
const vague = new Set(
  'entity object thing whole artifact instrumentality structure unit matter substance device matter person living thing organism animal plant abstraction attribute equipment article commodity material vascular plant woody plant herb tracheophyte vertebrate chordate mammal placental eutherian'.split(
    ' ',
  ),
);

function isVague(wordnet: WordNet, meaning: Meaning): boolean {
  return (
    wordnet.kind(meaning) === 3 ||
    wordnet.senses(meaning).some(({ word }) => vague.has(word)) ||
    !wordnet.senses(meaning).some(({ known }) => known)
  );
}
