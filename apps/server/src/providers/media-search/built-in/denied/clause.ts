/** Where things are named in a sentence: the reach of "no", "without" and their like. */
import type { PartsOfSpeech } from '../parts-of-speech.ts';
import { wordSet } from '../word-set.ts';

const before = wordSet(
  'a an the this that these those my your his her its our their any some another single real even ever such much many one big more extra',
);
const prepositions = wordSet(
  'in on at by for from with without into onto under over between through across behind beside inside near against about during after before since until per as than like to instead outside around',
);
const joins = wordSet(
  'because so while when if unless that which who whom whose where what how though although but yet either',
);
export const finite: ReadonlySet<string> = wordSet(
  'is are was were be been has have had can could will would may might must should do does did cannot',
);
const somebody = wordSet('i you we they he she it everybody everyone somebody someone');
const passing = wordSet(
  'needed required necessary included involved allowed added used there here today tonight again anymore ever either too alone left away nearby everywhere anywhere',
);
const denying = wordSet('no not never nor neither');
/** "Without gravity the spine stretches": another thing begins. */
const articles = wordSet('a an the this these those my your his her its our their');
/** The rest of "isn't" and "don't". */
export const shortenedNot = 't';

/** A run of words, the end not among them. */
export interface Reach {
  readonly start: number;
  readonly end: number;
}

/** What is denied, that nothing is, or undefined where a word has nothing to do with it. */
export type Found = Reach | 'harmless' | undefined;

export interface Clause {
  readonly words: readonly string[];
  readonly parts: PartsOfSpeech;
}

const isSentenceEnd = (word: string | undefined) => word === undefined || /^[.;:!?]$/.test(word);
export const isClauseEnd = (word: string | undefined) => isSentenceEnd(word) || word === ',';

/** Whether nothing of its clause stands before a word. */
export function isClauseStart({ words }: Clause, at: number): boolean {
  const last = words[at - 1];
  return isClauseEnd(last) || last === 'and' || last === 'so' || last === 'but' || last === 'that';
}

/** The words from one on to the end of its sentence. */
export function restOfSentence({ words }: Clause, at: number): readonly string[] {
  const end = words.findIndex((word, place) => place >= at && isSentenceEnd(word));
  return words.slice(at, end < 0 ? words.length : end);
}

export function restOfClause({ words }: Clause, at: number): readonly string[] {
  const end = words.findIndex((word, place) => place >= at && isClauseEnd(word));
  return words.slice(at, end < 0 ? words.length : end);
}

/** What stands before a word in its sentence. */
export function saidBefore({ words }: Clause, at: number): readonly string[] {
  const start = words.findLastIndex((word, place) => place < at && isSentenceEnd(word)) + 1;
  return words.slice(start, at);
}

function isStop({ words, parts }: Clause, at: number, start: number): boolean {
  const word = words[at] ?? '';
  return (
    isClauseEnd(words[at]) ||
    [prepositions, joins, finite, somebody, passing, denying].some((some) => some.has(word)) ||
    word === shortenedNot ||
    (at > start && articles.has(word) && words[at - 1] !== 'of') ||
    // "Alarm clocks.": what ends a clause is what was named, not what it does.
    (at > start && !isClauseEnd(words[at + 1]) && parts.partOf(words, at) === 'action')
  );
}

const isAnd = (word: string | undefined) => word === 'and' || word === 'or' || word === 'nor';
/** "Without sugar, butter or eggs": so many words of each. */
const longestListed = 3;

/** The things named from a word on, joined by and, or and commas: "any butter or eggs". */
export function thingsFrom(clause: Clause, from: number): Reach {
  const { words } = clause;
  let start = from;
  while (before.has(words[start] ?? '')) start += 1;
  let at = start;
  while (at < words.length) {
    if (isAnd(words[at])) {
      let next = at + 1;
      while (before.has(words[next] ?? '')) next += 1;
      const isDone = words[at] === 'and' && clause.parts.partOf(words, at + 1) === 'action';
      if (isDone || isStop(clause, next, next)) break;
      at = next + 1;
    } else if (words[at] === ',' && isListed(clause, at)) at += 1;
    else if (isStop(clause, at, start)) break;
    else at += 1;
  }
  return { start, end: at };
}

/** Whether a comma leads to "… or eggs". */
function isListed(clause: Clause, comma: number): boolean {
  let count = 0;
  for (let at = comma + 1; at < clause.words.length; at += 1) {
    const word = clause.words[at];
    if (word === 'or' || word === 'nor') return true;
    if (word === ',') count = 0;
    else if (isStop(clause, at, at) || count >= longestListed) return false;
    else count += 1;
  }
  return false;
}

/** After "made of", "from a", "in the": the things themselves. */
export function thingsAfterPrepositions(clause: Clause, from: number): Reach {
  let at = from;
  while (prepositions.has(clause.words[at] ?? '') || clause.words[at] === 'of') at += 1;
  return thingsFrom(clause, at);
}
