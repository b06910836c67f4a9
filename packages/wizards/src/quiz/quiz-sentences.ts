/** Everything the voice says in a quiz, sentence by sentence. */
import { capitalize, numberWord } from '@reelwright/english';

import type { ProjectData } from '@reelwright/movie';
import { type EndingSentences, endingSentences } from '../ending/ending.ts';
import { type WordsFor, wordsFor } from '../film-words/words-for.ts';
import { asSentence, withoutDot } from '../wording/as-sentence.ts';
import { isGrave } from '../wording/is-grave.ts';
import { roundRobin, shuffled } from '../wording/without-repeating.ts';
import { type QuizAnswers, readQuiz } from './quiz-answers.ts';
import { quizHeadlines } from './quiz-headlines.ts';
import { quizTopic } from './quiz-topic.ts';

interface QuizSentences {
  readonly title: string;
  readonly promise: string;
  readonly hook: string;
  readonly questions: readonly string[];
  readonly answers: readonly string[];
  readonly ending: EndingSentences;
}

const hooks: readonly ((count: string, seconds: string) => string)[] = [
  (count, seconds) => `${count}, ${seconds} each. Keep score.`,
  (count, seconds) => `${count}. You have ${seconds} for each one.`,
  (count, seconds) => `${count} against the clock: ${seconds} each.`,
];

const soberHooks: readonly ((count: string, seconds: string) => string)[] = [
  (_, seconds) => `You have ${seconds} for each question.`,
];

const firsts = ['Question one.', 'First question.', 'Here we go.', 'Let’s start.'];
const middles: readonly ((number: number) => string)[] = [
  (number) => `Question ${numberWord(number)}.`,
  () => 'Next one.',
  (number) => `Number ${numberWord(number)}.`,
  () => 'Try this one.',
  (number) => `On to question ${numberWord(number)}.`,
  () => 'Another one.',
  () => 'Ready for the next?',
  (number) => `Here’s number ${numberWord(number)}.`,
];
const lasts = ['Last question.', 'And the last one.', 'One more.', 'The final question.'];

/** A name may be one thing, many or a whole phrase, so it always stands for itself. */
const reveals: readonly ((right: string) => string)[] = [
  (right) => `The answer: ${right}.`,
  (right) => `${right}. That’s the one.`,
  (right) => `It’s this one: ${right}.`,
  (right) => `Correct: ${right}.`,
  (right) => `${right}. Did you get it?`,
  (right) => `And the answer is: ${right}.`,
  (right) => `Right answer: ${right}.`,
  (right) => `Time’s up. ${right}.`,
  (right) => `${right}. A point for you?`,
];

/** What the end card asks, with what there was to win. */
const closings: readonly ((count: string) => string)[] = [
  (count) => `How many of the ${count} did you get right?`,
  (count) => `What’s your score out of ${count}? Tell us in the comments.`,
  (count) => `All ${count} right? Find somebody who can beat you.`,
  (count) => `Who of your friends gets ${count} out of ${count}?`,
];
const closingsOfOne = ['Did you know it?', 'Who would have known it, too?'];

export function quizSentences(
  data: ProjectData,
  answers: QuizAnswers = readQuiz(data),
): QuizSentences {
  const words = wordsFor(data);
  if (!words.isEnglish) return inOtherWords(data, answers, words);
  const { seed, questions, timerSeconds } = answers;
  const count = questions.length;
  const [first = ''] = quizHeadlines({ topic: quizTopic(data), count });
  const title = answers.headline.text || first;
  const seconds = `${numberWord(timerSeconds)} seconds`;
  const asked = capitalize(`${numberWord(count)} questions`);
  const between = shuffled(middles, `${seed} middle`);
  const answered = shuffled(reveals, `${seed} answers`);
  const call = (at: number) => {
    if (count === 1) return '';
    if (at === 0) return `${roundRobin(shuffled(firsts, `${seed} first`), 0)} `;
    if (at === count - 1) return `${roundRobin(shuffled(lasts, `${seed} last`), 0)} `;
    return `${roundRobin(between, at)(at + 1)} `;
  };
  return {
    title,
    promise: asSentence(title),
    hook:
      answers.hook.text ||
      roundRobin(
        shuffled(count === 1 || isGrave(data.keyword, title) ? soberHooks : hooks, `${seed} hook`),
        0,
      )(asked, seconds),
    questions: questions.map(({ text }, at) => `${call(at)}${asQuestion(text)}`),
    answers: questions.map(({ right }, at) =>
      roundRobin(answered, at)(withoutDot(right)).replace(/([?!])\./g, '$1'),
    ),
    ending: endingSentences(data, answers.ending, {
      seed,
      closings: count > 1 ? closings.map((write) => write(numberWord(count))) : closingsOfOne,
    }),
  };
}

/** In another language than English. */
function inOtherWords(data: ProjectData, answers: QuizAnswers, words: WordsFor): QuizSentences {
  const { seed, questions, timerSeconds } = answers;
  const count = questions.length;
  const title =
    answers.headline.text || words.text('quizHeadline', { topic: quizTopic(data) || '…' });
  const call = (at: number) => {
    if (count === 1) return '';
    const name = at === 0 ? 'quizFirst' : at === count - 1 ? 'quizLast' : 'quizNext';
    return `${words.text(name, { number: at + 1 })} `;
  };
  const closing = words.text(count > 1 ? 'quizClosing' : 'quizClosingOfOne', { count });
  return {
    title,
    promise: asSentence(title),
    hook: answers.hook.text || words.text('quizHook', { seconds: timerSeconds }),
    questions: questions.map(({ text }, at) => `${call(at)}${asQuestion(text)}`),
    answers: questions.map(({ right }) => words.text('quizReveal', { answer: withoutDot(right) })),
    ending: endingSentences(data, answers.ending, { seed, closings: [closing] }),
  };
}

/** A question is said as one, however it was typed. */
function asQuestion(text: string): string {
  return /[.!?…:？！。؟।]$/u.test(text) ? text : `${text}?`;
}
