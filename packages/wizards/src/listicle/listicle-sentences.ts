/** Everything the voice says in a Top 10, sentence by sentence. */
import type { ProjectData } from '@reelwright/movie';
import { type ListicleAnswers, readListicle } from './listicle-answers.ts';
import { announceAll, withoutDot } from './wording/announce.ts';
import {
  bonusOpenings,
  neutralClosings,
  neutralHooks,
  neutralHooksWithoutNumbers,
} from './wording/neutral-sentences.ts';
import { ideaWithCount, promiseOf } from './wording/promise-of.ts';
import { sayContact } from './wording/say-contact.ts';
import { roundRobin, shuffled } from './wording/without-repeating.ts';

export interface ListicleSentences {
  readonly title: string;
  readonly promise: string;
  readonly hook: string;
  /** One for each item, in the order they are told. */
  readonly announcements: readonly string[];
  readonly bonuses: readonly string[];
  readonly callToAction: string;
  readonly closing: string;
  /** Empty when there is nobody to get in touch with. */
  readonly contact: string;
}

export function sayListicle(
  data: ProjectData,
  answers: ListicleAnswers = readListicle(data),
): ListicleSentences {
  const { seed, items } = answers;
  const title = ideaWithCount(answers.idea.text || data.keyword?.trim() || '', items.length);
  const ranked = answers.showCountdown && !answers.countUp;
  const hooks = ranked ? neutralHooks : neutralHooksWithoutNumbers;
  const openings = shuffled(bonusOpenings, `${seed} bonuses`);
  return {
    title,
    promise: title && promiseOf(title),
    hook: answers.hook.text || roundRobin(shuffled(hooks, `${seed} hook`), 0),
    announcements: announceAll(items, answers),
    bonuses: answers.bonuses.map(({ text }, at) => roundRobin(openings, at)(withoutDot(text))),
    callToAction: answers.callToAction.text && promiseOf(answers.callToAction.text),
    closing: answers.closing.text || roundRobin(shuffled(neutralClosings, `${seed} closing`), 0),
    contact: sayContact(data.contact),
  };
}
