/**
 * Which words of a sentence only name what is absent, denied or replaced: "no camera needed", "not a desert", "instead of
 * plastic", "unlike cats". What sounds so and affirms something is none of it: "not only", "no doubt", "can't live without".
 */
import type { PartsOfSpeech } from '../parts-of-speech.ts';
import { wordSet } from '../word-set.ts';
import {
  type Clause,
  type Found,
  finite,
  isClauseStart,
  restOfClause,
  restOfSentence,
  saidBefore,
  shortenedNot,
  thingsAfterPrepositions,
  thingsFrom,
} from './clause.ts';
import { negatedReach } from './negated-reach.ts';
import { replacedReach } from './replaced-reach.ts';

export interface Denials {
  /** Whether a word only names what is not there. */
  isDenied(at: number): boolean;
  /** Whether a word that denies elsewhere affirms here: the "no" of "no doubt". */
  isHarmless(at: number): boolean;
}

/** "No doubt", "no fewer than", "no two are alike". */
const assuring = wordSet(
  'doubt wonder matter question surprise secret joke accident coincidence exception stranger mistake lack shortage end limit fewer less later sooner earlier other two better such idea reason way chance',
);
/** "No-knead bread" is written without its hyphen as well. */
const spared = wordSet(
  'bake knead churn sew dig till stir boil cook fry peel rinse iron drill glue slip',
);
const missing = wordSet(
  'needed required necessary added included involved used allowed left there',
);
const beings = wordSet('is are was were be been being will has have');
const outdoing = wordSet('more better fewer bigger than like');
/** "Without doubt". */
const boundless = wordSet('doubt question end fail exception limit which');
/** "Impossible without", "lost without". */
const doubling = wordSet(
  'no not never nothing nobody none cannot hardly rarely impossible unthinkable lost incomplete would hard nor',
);
/** What becomes of the world without something: it is there. */
const missed = wordSet('would could no not never nothing nobody die dies impossible cannot');
const withGerund = wordSet(
  'using buying having needing paying eating drinking adding owning wearing driving taking hiring',
);

export function readDenials(words: readonly string[], parts: PartsOfSpeech): Denials {
  const clause: Clause = { words, parts };
  const denied = new Set<number>();
  const harmless = new Set<number>();
  for (const at of words.keys()) {
    const found = foundAt(clause, at);
    if (found === 'harmless') harmless.add(at);
    else if (found) for (let one = found.start; one < found.end; one += 1) denied.add(one);
  }
  return { isDenied: (at) => denied.has(at), isHarmless: (at) => harmless.has(at) };
}

function foundAt(clause: Clause, at: number): Found {
  const { words } = clause;
  const next = words[at + 1] ?? '';
  switch (words[at]) {
    case 'no':
      return next === 'one' ? negatedReach(clause, at + 1) : absentReach(clause, at);
    case 'without':
      return withoutReach(clause, at);
    case shortenedNot:
    case 'not':
    case 'never':
    case 'cannot':
    case 'nobody':
    case 'none':
      return negatedReach(clause, at);
    case 'neither':
    case 'nor':
      return thingsFrom(clause, at + 1);
    case 'hardly':
    case 'scarcely':
      return next === 'a' || next === 'any' ? thingsFrom(clause, at + 1) : undefined;
    case 'zero':
      return isNumber(clause, at) ? 'harmless' : thingsFrom(clause, at + 1);
    default:
      return replacedReach(clause, at);
  }
}

/** "The zero line", "zero degrees". */
const isNumber = ({ words }: Clause, at: number) =>
  /^(?:the|a|below|above|at|from|to)$/.test(words[at - 1] ?? '') || words[at + 1] === 'degrees';

/** "No camera needed", and neither "no doubt" nor "no two snowflakes are alike". */
function absentReach(clause: Clause, at: number): Found {
  const { words } = clause;
  const [next = '', second = '', third = ''] = words.slice(at + 1, at + 4);
  if (next === 'longer') return thingsAfterPrepositions(clause, at + 2);
  if (next === 'more' && second !== 'than') return thingsFrom(clause, at + 2);
  if (assuring.has(next) || next === 'more') return 'harmless';
  if (spared.has(next) && clause.parts.canBeThing(words, at + 2)) return 'harmless';
  if (restOfSentence(clause, at).includes('without')) return 'harmless';
  // "No need for a gym", "no room for a piano", "no need to buy a tent".
  if (second === 'for') return thingsFrom(clause, at + 3);
  if (next === 'need' && second === 'to')
    return third === 'be' || withVerb.has(third) ? thingsFrom(clause, at + 4) : undefined;
  const reach = thingsFrom(clause, at + 1);
  const rest = restOfClause(clause, reach.end);
  if (rest.some((word) => outdoing.has(word))) return 'harmless';
  const [verb = '', ...after] = rest;
  const isVerb = finite.has(verb) || clause.parts.partOf(words, reach.end) === 'action';
  const isMissing = [verb, ...(beings.has(verb) ? after.slice(0, 2) : [])].some((word) =>
    missing.has(word),
  );
  // "No dog should eat it" is about dogs.
  return isClauseStart(clause, at) && isVerb && !isMissing ? 'harmless' : reach;
}
const withVerb = wordSet('use buy own bring carry have hire rent pay');

function withoutReach(clause: Clause, at: number): Found {
  const { words } = clause;
  const next = words[at + 1] ?? '';
  const last = words[at - 1];
  if (boundless.has(next) || last === 'or' || last === 'and') return 'harmless';
  const said = saidBefore(clause, at);
  if (said.some((word) => doubling.has(word) || word === shortenedNot)) return 'harmless';
  if (said.length === 0) {
    const becomes = restOfSentence(clause, at);
    if (becomes.some((word) => missed.has(word) || word === shortenedNot)) return 'harmless';
  }
  if (!next.endsWith('ing')) return thingsFrom(clause, at + 1);
  return withGerund.has(next) ? thingsFrom(clause, at + 2) : undefined;
}
