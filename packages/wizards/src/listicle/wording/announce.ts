/**
 * How items are announced. A name may be a thing ("Espresso"), many ("Golden retrievers") or advice ("Write it
 * down"), so no pattern builds a sentence around it: the name always stands for itself.
 */

import { seededChoices } from '@reelwright/chance';
import { capitalize, numberWord, ordinalWord } from '@reelwright/english';
import { withoutDot } from '../../wording/as-sentence.ts';
import { roundRobin, shuffled } from '../../wording/without-repeating.ts';

interface Moment {
  readonly name: string;
  readonly number: number;
  /** Its place in the order of telling, from 0. */
  readonly at: number;
  readonly count: number;
}

type Pattern = (moment: Moment) => string;

const n = ({ number }: Moment) => numberWord(number);
const th = ({ number }: Moment) => ordinalWord(number);

const openings: readonly Pattern[] = [
  (m) => `Number ${n(m)}: ${m.name}.`,
  (m) => `We start at number ${n(m)}. ${m.name}.`,
  (m) => `First up, number ${n(m)}: ${m.name}.`,
  (m) => `Starting us off at number ${n(m)}: ${m.name}.`,
];

/** For the middle of a countdown or a count-up. */
const soberNumbered: readonly Pattern[] = [
  (m) => `Number ${n(m)}. ${m.name}.`,
  (m) => `At number ${n(m)}: ${m.name}.`,
  (m) => `Next, number ${n(m)}: ${m.name}.`,
  (m) => `On to number ${n(m)}. ${m.name}.`,
  (m) => `${m.name}. That's number ${n(m)}.`,
  (m) => `${capitalize(n(m))}: ${m.name}.`,
  (m) => `Then comes number ${n(m)}: ${m.name}.`,
  (m) => `Number ${n(m)} on the list: ${m.name}.`,
];

/** Too merry for what is grave. */
const livelyNumbered: readonly Pattern[] = [
  (m) => `Now for number ${n(m)}: ${m.name}.`,
  (m) => `Say hello to number ${n(m)}: ${m.name}.`,
  (m) => `Which brings us to number ${n(m)}. ${m.name}.`,
  (m) => `Ready for number ${n(m)}? ${m.name}.`,
  (m) => `Meet number ${n(m)}. ${m.name}.`,
  (m) => `Moving on. Number ${n(m)}: ${m.name}.`,
  (m) => `Here's number ${n(m)}: ${m.name}.`,
  (m) => `And at number ${n(m)}? ${m.name}.`,
  (m) => `Keep counting. Number ${n(m)}: ${m.name}.`,
  (m) => `Let's look at number ${n(m)}: ${m.name}.`,
  (m) => `What comes at number ${n(m)}? ${m.name}.`,
];

/** They say that one is better than the next: not for lists that only count. */
const ranked: readonly Pattern[] = [
  (m) => `In ${th(m)} place: ${m.name}.`,
  (m) => `The ${th(m)} spot: ${m.name}.`,
  (m) => `Up next, in ${th(m)} place: ${m.name}.`,
];

/** True only at their moment, so they are used there first. */
const momentsOfCountdown: readonly (Pattern | undefined)[] = [
  undefined,
  undefined,
  (m) => `One step from the top: ${m.name}.`,
  (m) => `Into the top three. ${m.name}.`,
];

const finals: readonly Pattern[] = [
  (m) => `And number one: ${m.name}.`,
  (m) => `Which leaves number one. ${m.name}.`,
  (m) => `And finally, number one: ${m.name}.`,
  (m) => `Top of the list: ${m.name}.`,
];

const lastOfCountUp: readonly Pattern[] = [
  (m) => `And the last one, number ${n(m)}: ${m.name}.`,
  (m) => `To finish, number ${n(m)}. ${m.name}.`,
  (m) => `Which leaves number ${n(m)}: ${m.name}.`,
];

const unnumberedOpenings: readonly Pattern[] = [
  (m) => `First: ${m.name}.`,
  (m) => `Let's start here: ${m.name}.`,
  (m) => `First up: ${m.name}.`,
];

const soberUnnumbered: readonly Pattern[] = [
  (m) => `Next: ${m.name}.`,
  (m) => `${m.name}.`,
  (m) => `Then: ${m.name}.`,
];

const livelyUnnumbered: readonly Pattern[] = [
  (m) => `Up next: ${m.name}.`,
  (m) => `Another one: ${m.name}.`,
  (m) => `Now: ${m.name}.`,
  (m) => `Also on the list: ${m.name}.`,
  (m) => `And then? ${m.name}.`,
  (m) => `Here's one more: ${m.name}.`,
  (m) => `On we go. ${m.name}.`,
  (m) => `After that: ${m.name}.`,
  (m) => `Have a look at this one: ${m.name}.`,
  (m) => `Don't forget: ${m.name}.`,
  (m) => `Moving on: ${m.name}.`,
  (m) => `There's more. ${m.name}.`,
  (m) => `And the next one: ${m.name}.`,
  (m) => `Ready? ${m.name}.`,
  (m) => `Keep going: ${m.name}.`,
  (m) => `Also here: ${m.name}.`,
];

const unnumberedFinals: readonly Pattern[] = [
  (m) => `And last: ${m.name}.`,
  (m) => `And finally: ${m.name}.`,
  (m) => `To finish: ${m.name}.`,
];

export interface AnnounceOptions {
  readonly seed: string;
  readonly countUp: boolean;
  readonly showCountdown: boolean;
  /** Said plainly, without greetings or questions. */
  readonly isGrave?: boolean;
}

/** One announcement for each item, in the order they are told. */
export function announceAll(
  items: readonly { readonly text: string; readonly number: number }[],
  { seed, countUp, showCountdown, isGrave = false }: AnnounceOptions,
): readonly string[] {
  const numbered = isGrave ? soberNumbered : [...soberNumbered, ...livelyNumbered];
  const unnumbered = isGrave ? soberUnnumbered : [...soberUnnumbered, ...livelyUnnumbered];
  const begin = showCountdown ? openings : unnumberedOpenings;
  const first = shuffled(isGrave ? begin.slice(0, 1) : begin, `${seed} first`);
  const counted = countUp || isGrave ? numbered : [...numbered, ...ranked];
  const middle = shuffled(showCountdown ? counted : unnumbered, `${seed} middle`);
  const ending = showCountdown ? (countUp ? lastOfCountUp : finals) : unnumberedFinals;
  const last = shuffled(ending, `${seed} last`);
  const count = items.length;
  return items.map(({ text, number }, at) => {
    const moment: Moment = { name: withoutDot(text), number, at, count };
    const special = showCountdown && !countUp && !isGrave ? momentsOfCountdown[number] : undefined;
    // A list of two or three has no top three, and no step before the top worth telling.
    const pattern =
      at === 0 && count > 1
        ? roundRobin(first, 0)
        : at === count - 1
          ? roundRobin(last, 0)
          : special && count > 4 && isChosen(seed, number)
            ? special
            : roundRobin(middle, at);
    return withoutDoubleEnd(pattern(moment));
  });
}

/** Said in one film, left out in the next two. */
function isChosen(seed: string, number: number): boolean {
  return seededChoices(`${number} ${seed}`).between(0, 1) < 1 / 3;
}

/** A name may be a question: "What does it cost?." */
function withoutDoubleEnd(sentence: string): string {
  return sentence.replace(/([?!])\./g, '$1');
}
