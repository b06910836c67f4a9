/** What "not", "never" and "nobody" deny: what something is not, has not and needs not; seldom what is not done with it. */

import { wordSet } from '../word-set.ts';
import {
  type Clause,
  type Found,
  isClauseStart,
  restOfClause,
  restOfSentence,
  shortenedNot,
  thingsAfterPrepositions,
  thingsFrom,
} from './clause.ts';

/** "Not only", "not all", "not far from", "not unlike". */
const partly = wordSet(
  'only just merely simply solely all every everyone everybody everything everywhere always necessarily enough much many far long until yet even unlike least surprisingly once mention without less fewer so for',
);
/** "Don't forget the map" asks for it, and nobody "can't beat" what is bad. */
const affirming = wordSet(
  'forget skip miss beat resist wait stop underestimate ignore neglect overlook avoid refuse hesitate mind help lack fail',
);
const beings = wordSet('is are was were be been isn aren wasn weren being ain');
/** What one has, is, needs or gets: without it, there is none of it. */
const having = wordSet(
  'need needs needed have has had be use uses used using require requires want wants own owns buy bought contain contains include includes involve involves carry bring hire rent pay offer offers sell sells get gets come comes mean means count belong belongs cost lay lays produce grow feature features seen',
);
/** Whoever does not, has none before them; whoever should not, has. */
const consuming = wordSet(
  'eat eats drink drinks wear wears drive drives live lives like likes speak',
);
const advising = wordSet('don do never should shouldn must mustn may');
const between = wordSet('really actually ever usually often normally even to');
const made = wordSet('made built born based sold meant designed grown part full kind sort type');
const outdoing = wordSet('more better fewer than like as');

export function negatedReach(clause: Clause, at: number): Found {
  const { words } = clause;
  const word = words[at];
  const [last = '', next = ''] = [words[at - 1], words[at + 1]];
  if (last === 'or' || last === 'if' || last === 'why' || partly.has(next)) return 'harmless';
  if (word === 'nobody' || word === 'none' || word === 'one') return whoHasNone(clause, at);
  if (restOfSentence(clause, at).some((one) => present.has(one))) return 'harmless';
  if (beings.has(last) || (word === 'not' && isContrast(clause, at)))
    return whatItIsNot(clause, at + 1);
  return whatIsNotDone(clause, at);
}

/** "Not before", "never without": then it is there. */
const present = wordSet('without until unless before');

/** "A fruit, not a vegetable", "not a desert but a park". */
function isContrast(clause: Clause, at: number): boolean {
  const last = clause.words[at - 1] ?? '';
  return isClauseStart(clause, at) || last === 'but' || last === 'and' || !helpers.has(last);
}
const helpers = wordSet(
  'do does did will would can could should must may might need has have had shall dare ought',
);

function whatItIsNot(clause: Clause, from: number): Found {
  const { words } = clause;
  let at = from;
  while (between.has(words[at] ?? '') || words[at] === 'always') at += 1;
  // "As sweet as honey", "better than": less of it is no absence.
  if (words[at] === 'as' || restOfClause(clause, at).includes('than')) return undefined;
  if (made.has(words[at] ?? '')) at += 1;
  return thingsAfterPrepositions(clause, at);
}

function whatIsNotDone(clause: Clause, trigger: number): Found {
  const { words } = clause;
  let at = trigger + 1;
  while (between.has(words[at] ?? '')) at += 1;
  let verb = words[at] ?? '';
  if (affirming.has(verb)) return 'harmless';
  // "Haven't a clue", "never a dull day".
  if (verb === 'a' || verb === 'an' || verb === 'any') return thingsFrom(clause, at);
  if (partly.has(words[at + 1] ?? '')) return 'harmless';
  if (restOfClause(clause, at).some((one) => one === 'more' || one === 'better')) return 'harmless';
  // "Need to be", "have to buy".
  while (words[at + 1] === 'to' && having.has(verb)) {
    at += 2;
    verb = words[at] ?? '';
  }
  if (having.has(verb)) return thingsAfterPrepositions(clause, at + 1);
  const helper =
    words[trigger] === shortenedNot || words[trigger] === 'not' ? trigger - 1 : trigger;
  const isAdvice =
    advising.has(words[helper] ?? '') &&
    (isClauseStart(clause, helper) || /^(?:should|must|may)/.test(words[helper] ?? ''));
  if (consuming.has(verb) && !isAdvice) return thingsAfterPrepositions(clause, at + 1);
  return undefined;
}

/** "Nobody here needs an umbrella". */
function whoHasNone(clause: Clause, at: number): Found {
  const rest = restOfClause(clause, at + 1);
  const verb = rest.findIndex((word) => having.has(word));
  if (verb < 0 || rest.some((word) => outdoing.has(word) || present.has(word))) return 'harmless';
  return thingsFrom(clause, at + 1 + verb + 1);
}
