/** Headlines to choose from. They fit any topic, one thing or many, and any number of questions. */
import {
  capitalize,
  isPluralPhrase,
  numberWord,
  singularOfName,
  titleCase,
} from '@reelwright/english';
import { textOf } from '../kept-line.ts';

interface Subject {
  /** As it was typed: 'coffee'. */
  readonly topic: string;
  readonly count: number;
}

const title = ({ topic }: Subject) => titleCase(topic);
/** 'three questions', 'one question'. */
const questions = ({ count }: Subject) =>
  `${numberWord(count)} ${count === 1 ? 'question' : 'questions'}`;
const these = (subject: Subject) =>
  subject.count === 1 ? 'this question' : `these ${questions(subject)}`;

/** Before a noun, behind an article of its own: 'the Roman Empire' → 'Roman Empire', 'cats' → 'cat'. */
const name = ({ topic }: Subject) => {
  const bare = topic.replace(/^the /i, '');
  // A quiz about cats is a cat quiz; the United States stay many.
  return isPluralPhrase(bare) && !/\p{Lu}/u.test(bare) ? singularOfName(bare) : bare;
};
/** 'octopuses and other sea animals' is no name that a noun could follow. */
const isPhrase = ({ topic }: Subject) => / and /.test(topic);

interface Template {
  readonly write: (subject: Subject) => string;
  /** It reads well with a name only. */
  readonly isForNames?: true;
}

const templates: readonly Template[] = [
  { write: (s) => `How much do you know about ${s.topic}?` },
  { write: (s) => `The ${name(s)} quiz`, isForNames: true },
  { write: (s) => `How well do you really know ${s.topic}?` },
  { write: (s) => `Can you answer ${these(s)} about ${s.topic}?` },
  { write: (s) => `${capitalize(questions(s))} about ${s.topic}` },
  { write: (s) => `Test your knowledge of ${s.topic}` },
  { write: (s) => `What do you really know about ${s.topic}?` },
  { write: (s) => `${titleCase(name(s))} trivia: play along`, isForNames: true },
  { write: (s) => `The ${name(s)} challenge`, isForNames: true },
  { write: (s) => `Only a true fan of ${s.topic} gets them all`, isForNames: true },
  { write: (s) => `Think you know ${s.topic}? Prove it` },
  { write: (s) => `A quick quiz about ${s.topic}` },
  { write: (s) => `${title(s)}: what do you remember?`, isForNames: true },
  { write: (s) => `Who knows more about ${s.topic}: you or your friends?` },
  {
    write: (s) => `${capitalize(questions(s))} for everyone who loves ${s.topic}`,
    isForNames: true,
  },
  { write: (s) => `Can you pass the ${name(s)} test?`, isForNames: true },
  { write: (s) => `${title(s)}: true experts only`, isForNames: true },
  { write: (s) => `Are you an expert on ${s.topic}?` },
  { write: (s) => `Guess the answer: ${s.topic}`, isForNames: true },
  { write: (s) => `Play the ${name(s)} quiz before the clock runs out`, isForNames: true },
  { write: (s) => `Beat the clock: ${s.topic}`, isForNames: true },
  { write: (s) => `What do you know about ${s.topic}? Let’s find out` },
  { write: (s) => `${capitalize(questions(s))} on ${s.topic}. How many can you get?` },
  { write: (s) => `The ${name(s)} questions everybody gets wrong`, isForNames: true },
  { write: (s) => `${title(s)}: ${questions(s)}, one score`, isForNames: true },
  { write: (s) => `Pause if you need to: ${name(s)} quiz`, isForNames: true },
  { write: (s) => `Quick-fire: the ${name(s)} round`, isForNames: true },
];

export function quizHeadlines({ topic, count }: Subject): readonly string[] {
  const subject = { topic: textOf(topic) || 'anything', count: Math.max(1, count) };
  return templates
    .filter(({ isForNames }) => !(isForNames && isPhrase(subject)))
    .map(({ write }) => capitalize(write(subject)));
}
