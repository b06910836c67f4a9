/** What gives way to something else, or is left out: "instead of plastic", "swap the car for a bike", "skip the gym". */

import { wordSet } from '../word-set.ts';
import {
  type Clause,
  type Found,
  isClauseEnd,
  isClauseStart,
  type Reach,
  restOfClause,
  saidBefore,
  shortenedNot,
  thingsAfterPrepositions,
  thingsFrom,
} from './clause.ts';

/** "Instead of throwing coffee grounds away": they are what one keeps. */
const wasting = wordSet(
  'throwing tossing wasting losing hiding ignoring discarding dumping binning',
);
const negations = wordSet('no not never cannot nobody nothing forget');
const preferring = /^(?:choose|chose|pick|prefer|favou?r)(?:s|ed|ing)?$/;
const renewing = /^(?:new|fresh|them|it|another)$/;

/** Words that end in what is denied: "anything but a desert". */
const leading: Readonly<Record<string, readonly string[]>> = {
  of: ['place', 'opposite', 'devoid', 'free', 'rid', 'lieu'],
  to: ['opposed', 'contrast', 'goodbye'],
  from: ['free'],
  but: ['anything'],
};

export function replacedReach(clause: Clause, at: number): Found {
  const { words } = clause;
  const word = words[at] ?? '';
  const [last = '', next = ''] = [words[at - 1], words[at + 1]];
  if (leading[word]?.includes(last) && next !== 'charge') return thingsFrom(clause, at + 1);
  switch (word) {
    case 'instead':
      return next === 'of' ? ofInstead(clause, at + 2) : 'harmless';
    case 'rather':
      return next === 'than' ? ofInstead(clause, at + 2) : (afterThan(clause, at) ?? 'harmless');
    case 'unlike':
      return last === 'not' ? 'harmless' : thingsFrom(clause, at + 1);
    case 'over': {
      const isPreferred = saidBefore(clause, at).some((one) => preferring.test(one));
      return isPreferred ? thingsFrom(clause, at + 1) : undefined;
    }
    case 'lack':
    case 'lacks':
    case 'lacked':
    case 'lacking':
      return last === 'no' ? 'harmless' : thingsAfterPrepositions(clause, at + 1);
    default:
      return leftOut(clause, at) ?? givenUp(clause, at);
  }
}

/** Whatever one would do with it, one does something else. */
function ofInstead(clause: Clause, from: number): Found {
  const { words } = clause;
  const doing = words[from] ?? '';
  if (wasting.has(doing)) return 'harmless';
  return doing.endsWith('ing') && clause.parts.partOf(words, from + 1) === 'thing'
    ? thingsAfterPrepositions(clause, from + 1)
    : thingsFrom(clause, from);
}

/** "I would rather eat pizza than salad." */
function afterThan(clause: Clause, at: number): Reach | undefined {
  const than = restOfClause(clause, at).indexOf('than');
  return than < 0 ? undefined : thingsFrom(clause, at + than + 1);
}

const leaving = wordSet('skip ditch avoid avoids avoiding skipping ditching forgo omit eliminate');
const leavingWith: Readonly<Record<string, string>> = { cut: 'out', leave: 'out', give: 'up' };
const having = wordSet('using buying having eating drinking adding wearing paying taking driving');

/** "Skip the gym", "leave the car at home", "stop buying bottles"; but "never skip breakfast" wants it. */
function leftOut(clause: Clause, at: number): Found {
  const { words } = clause;
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  const isWanted = words
    .slice(Math.max(0, at - 3), at)
    .some((one) => negations.has(one) || one === shortenedNot);
  if (leaving.has(word)) {
    if (isWanted || next === 'rope') return 'harmless';
    if (next.endsWith('ing')) return having.has(next) ? thingsFrom(clause, at + 2) : undefined;
    return thingsFrom(clause, at + 1);
  }
  if (word === 'forget' && isClauseStart(clause, at) && !isWanted)
    return thingsAfterPrepositions(clause, at + 1);
  if ((word === 'stop' || word === 'quit') && having.has(next) && !isWanted)
    return thingsFrom(clause, at + 2);
  if (leavingWith[word] === next && !isWanted) return thingsFrom(clause, at + 2);
  if (word !== 'leave' || isWanted) return undefined;
  const left = thingsFrom(clause, at + 1);
  const [where, home] = words.slice(left.end, left.end + 2);
  // "Leave a gap behind the knee" leaves one.
  const isBehind = where === 'behind' && isClauseEnd(home);
  return isBehind || (where === 'at' && home === 'home') ? left : undefined;
}

/** "Swap sugar for honey", "it replaces your gym", "horses were replaced by cars", "they prefer shade to sun". */
function givenUp(clause: Clause, at: number): Found {
  const { words } = clause;
  const word = words[at] ?? '';
  if (/^(?:swap|trade|exchange)(?:s|ped|d|ping)?$/.test(word)) return pairAt(clause, at, 'for');
  if (word === 'replace' || word === 'replacing') return pairAt(clause, at, 'with');
  if (word === 'replaces') return thingsFrom(clause, at + 1);
  if (/^prefer(?:s|red)?$/.test(word)) {
    const chosen = thingsFrom(clause, at + 1);
    return words[chosen.end] === 'to' && chosen.end > chosen.start
      ? thingsFrom(clause, chosen.end + 1)
      : undefined;
  }
  if (word !== 'replaced' || words[at + 1] !== 'by') return undefined;
  const said = saidBefore(clause, at);
  const being = said.findIndex((one) => /^(?:is|are|was|were|has|have|been)$/.test(one));
  return being < 0 ? undefined : { start: at - said.length, end: at - said.length + being };
}

function pairAt(clause: Clause, at: number, joint: 'for' | 'with'): Reach | undefined {
  const first = thingsFrom(clause, at + 1);
  const [joined, ...second] = clause.words.slice(first.end, first.end + 3);
  return joined === joint && !second.some((one) => renewing.test(one)) ? first : undefined;
}
