/** Everything the voice says in a Top 10, sentence by sentence. */
import type { ProjectData } from '@reelwright/movie';
import { type EndingSentences, endingSentences } from '../ending/ending.ts';
import { asSentence } from '../wording/as-sentence.ts';
import { roundRobin, shuffled } from '../wording/without-repeating.ts';
import { type ListicleAnswers, readListicle } from './listicle-answers.ts';
import { announceAll } from './wording/announce.ts';
import { ideaWithCount } from './wording/idea-with-count.ts';
import {
  neutralClosings,
  neutralHooks,
  neutralHooksWithoutNumbers,
} from './wording/neutral-sentences.ts';

export interface ListicleSentences {
  readonly title: string;
  readonly promise: string;
  readonly hook: string;
  /** One for each item, in the order they are told. */
  readonly announcements: readonly string[];
  readonly ending: EndingSentences;
}

export function listicleSentences(
  data: ProjectData,
  answers: ListicleAnswers = readListicle(data),
): ListicleSentences {
  const { seed, items } = answers;
  const title = ideaWithCount(answers.idea.text || data.keyword?.trim() || '', items.length);
  const ranked = answers.showCountdown && !answers.countUp;
  const hooks = ranked ? neutralHooks : neutralHooksWithoutNumbers;
  return {
    title,
    promise: title && asSentence(title),
    hook: answers.hook.text || roundRobin(shuffled(hooks, `${seed} hook`), 0),
    announcements: announceAll(items, answers),
    ending: endingSentences(data, answers.ending, { seed, closings: neutralClosings }),
  };
}
