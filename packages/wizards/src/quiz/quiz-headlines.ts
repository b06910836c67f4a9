/** Headlines to choose from. They fit any topic, one thing or many, and any number of questions. */
import { capitalize, isPluralPhrase, numberWord, titleCase } from '@reelwright/english';
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

const templates: readonly ((subject: Subject) => string)[] = [
  (s) => `How much do you know about ${s.topic}?`,
  (s) => `The ${s.topic} quiz`,
  (s) => `How well do you really know ${s.topic}?`,
  (s) => `Can you answer ${these(s)} about ${s.topic}?`,
  (s) => `${capitalize(questions(s))} about ${s.topic}`,
  (s) => `Test your knowledge of ${s.topic}`,
  (s) => `Do you know ${isPluralPhrase(s.topic) ? 'your ' : ''}${s.topic}?`,
  (s) => `${title(s)} trivia: play along`,
  (s) => `The ${s.topic} challenge`,
  (s) => `Only a true fan of ${s.topic} gets them all`,
  (s) => `Think you know ${s.topic}? Prove it`,
  (s) => `A quick quiz about ${s.topic}`,
  (s) => `${title(s)}: what do you remember?`,
  (s) => `Who knows more about ${s.topic}: you or your friends?`,
  (s) => `${capitalize(questions(s))} for everyone who loves ${s.topic}`,
  (s) => `Can you pass the ${s.topic} test?`,
  (s) => `${title(s)}: true experts only`,
  (s) => `Are you an expert on ${s.topic}?`,
  (s) => `Guess the answer: ${s.topic}`,
  (s) => `Play the ${s.topic} quiz before the clock runs out`,
  (s) => `Beat the clock: ${s.topic}`,
  (s) => `What do you know about ${s.topic}? Let’s find out`,
  (s) => `${capitalize(questions(s))} on ${s.topic}. How many can you get?`,
  (s) => `The ${s.topic} questions everybody gets wrong`,
  (s) => `${title(s)}: ${questions(s)}, one score`,
  (s) => `Pause if you need to: ${s.topic} quiz`,
  (s) => `Quick-fire: the ${s.topic} round`,
];

export function quizHeadlines({ topic, count }: Subject): readonly string[] {
  const subject = { topic: textOf(topic) || 'anything', count: Math.max(1, count) };
  return templates.map((template) => capitalize(template(subject)));
}
