/** Everything the voice says in a Top 10, sentence by sentence. */
import type { ProjectData } from '@reelwright/movie';
import { type EndingSentences, endingSentences } from '../ending/ending.ts';
import { asSentence } from '../wording/as-sentence.ts';
import { isGrave } from '../wording/is-grave.ts';
import { roundRobin, shuffled } from '../wording/without-repeating.ts';
import { type ListicleAnswers, readListicle } from './listicle-answers.ts';
import { announceAll } from './wording/announce.ts';
import { ideaWithCount } from './wording/idea-with-count.ts';
import {
  neutralClosings,
  neutralHooks,
  neutralHooksWithoutNumbers,
  soberClosings,
  soberHook,
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
  const isGraveFilm = isGrave(data.keyword, title);
  const ranked = answers.showCountdown && !answers.countUp;
  const hooks = ranked ? neutralHooks : neutralHooksWithoutNumbers;
  return {
    title,
    promise: title && asSentence(title),
    hook:
      answers.hook.text ||
      oldestStory(items) ||
      (isGraveFilm ? soberHook : roundRobin(shuffled(hooks, `${seed} hook`), 0)),
    announcements: announceAll(items, { ...answers, isGrave: isGraveFilm }),
    ending: endingSentences(data, answers.ending, {
      seed,
      closings: isGraveFilm ? soberClosings : neutralClosings,
    }),
  };
}

/** A promise that the film keeps: how far back its own facts go. */
function oldestStory(items: ListicleAnswers['items']): string | undefined {
  const years = items
    .flatMap(({ trivia }) => trivia.map(({ text }) => /\bin (1\d{3})\b(?! BC)/i.exec(text)?.[1]))
    .filter((year) => year !== undefined && Number(year) < 1960)
    .map(Number);
  return years.length > 0
    ? `One of these stories takes us back to ${Math.min(...years)}.`
    : undefined;
}
