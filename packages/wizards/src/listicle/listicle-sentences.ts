import { numberWord } from '@reelwright/english';
/** Everything the voice says in a Top 10, sentence by sentence. */
import type { ProjectData } from '@reelwright/movie';
import { type EndingSentences, endingSentences } from '../ending/ending.ts';
import { type WordsFor, wordsFor } from '../film-words/words-for.ts';
import { asSentence, withoutDot } from '../wording/as-sentence.ts';
import { isGrave } from '../wording/is-grave.ts';
import { roundRobin, shuffled } from '../wording/without-repeating.ts';
import { type ListicleAnswers, readListicle } from './listicle-answers.ts';
import { announceAll } from './wording/announce.ts';
import { ideaWithCount } from './wording/idea-with-count.ts';
import {
  neutralClosings,
  neutralHooks,
  neutralHooksOfMany,
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
  const words = wordsFor(data);
  if (!words.isEnglish) return inOtherWords(data, answers, words);
  const { seed, items } = answers;
  const title = ideaWithCount(answers.idea.text || data.keyword?.trim() || '', items.length);
  const isGraveFilm = isGrave(data.keyword, title);
  const ranked = answers.showCountdown && !answers.countUp;
  const [, second] = items;
  const hooks =
    ranked && second && items.length > 2
      ? neutralHooks.map((write) => write({ name: withoutDot(second.text), number: second.number }))
      : items.length > 0
        ? neutralHooksOfMany.map((write) => write(numberWord(items.length)))
        : // They are still being found.
          ['Here they come.'];
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

/** In another language than English. */
function inOtherWords(
  data: ProjectData,
  answers: ListicleAnswers,
  words: WordsFor,
): ListicleSentences {
  const { seed, items, showCountdown } = answers;
  const title = answers.idea.text || data.keyword?.trim() || '';
  const isGraveFilm = isGrave(data.keyword, title);
  const announce = ({ text, number }: ListicleAnswers['items'][number], at: number) => {
    const name = withoutDot(text);
    if (showCountdown) return words.text('listNumber', { number, name });
    const isLast = at === items.length - 1 && at > 0;
    return words.text(at === 0 ? 'checkFirst' : isLast ? 'listLast' : 'checkNext', { name });
  };
  return {
    title,
    promise: title && asSentence(title),
    hook: answers.hook.text || words.text(isGraveFilm ? 'listSoberHook' : 'listHook'),
    announcements: items.map(announce),
    ending: endingSentences(data, answers.ending, {
      seed,
      closings: [words.text(isGraveFilm ? 'thanks' : 'listClosing')],
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
