/** The questions of a quiz as they are kept: what they need, and how they are put in order. */

import { seededChoices } from '@reelwright/chance';
import type { ProjectData } from '@reelwright/movie';
import { textOf } from '../kept-line.ts';

export type QuizQuestion = NonNullable<ProjectData['info']['questions']>[number];

export const questionLimits = { min: 0, max: 10 } as const;
export const answersPerQuestion = 4;
export const tooManyQuestionsMessage = 'Cannot add more than 10 questions';
export const unfinishedQuestionMessage = 'Please fill out this question and answer';

/** A question that somebody else wrote, with what is right and what is not. */
export interface ReadyQuestion {
  readonly question: string;
  readonly right?: string | undefined;
  readonly wrong: readonly string[];
  /** Built-in objects that show what it is about. */
  readonly objects: readonly string[];
  /** What it asks about where that is not what was asked for, as it stands behind that in a title: 'other sea animals'. */
  readonly about?: string | undefined;
  /** What each of its answers means in pictures: none of it may stand beside the question. */
  readonly answerObjects?: ReadonlyMap<string, readonly string[]> | undefined;
}

export function blankQuestion(id: string): QuizQuestion {
  return {
    id,
    text: '',
    hasMedia: true,
    type: 'multi',
    answer: {},
    answers: Array.from({ length: answersPerQuestion }, () => ({ text: '' })),
  };
}

/** The right answer stands where the question decides, so that nobody learns a place by heart. */
export function questionFrom(ready: ReadyQuestion, id: string): QuizQuestion {
  const { question, right = '', wrong, objects, about, answerObjects } = ready;
  const lineOf = (answer: string) => {
    const meant = answerObjects?.get(answer) ?? [];
    return { text: answer, ...(meant.length > 0 && { objects: [...meant] }) };
  };
  const text = {
    id,
    text: question,
    hasMedia: true,
    objects: [...objects],
    ...(about !== undefined && { about }),
  };
  if (right === '' || wrong.length < answersPerQuestion - 1) {
    return { ...blankQuestion(id), ...text, type: 'single', answer: lineOf(right) };
  }
  const place = Math.min(
    answersPerQuestion - 1,
    Math.floor(seededChoices(question).between(0, answersPerQuestion)),
  );
  const answers = wrong.slice(0, answersPerQuestion - 1).toSpliced(place, 0, right);
  return {
    ...blankQuestion(id),
    ...text,
    answers: answers.map(lineOf),
    answerIndex: place + 1,
  };
}

/** Whether somebody could play it. */
export function isFinishedQuestion({ text, type, answer, answers, answerIndex }: QuizQuestion) {
  if (textOf(text) === '') return false;
  if (type === 'single') return textOf(answer?.text) !== '';
  if (type !== 'multi') return false;
  const filled = (answers ?? []).filter((one) => textOf(one.text) !== '');
  return filled.length === answersPerQuestion && isRightChosen(answerIndex);
}

function isRightChosen(answerIndex: number | undefined): boolean {
  return answerIndex !== undefined && answerIndex >= 1 && answerIndex <= answersPerQuestion;
}

/** Questions without text go, and so do those, and those answers, that are there already. */
export function withQuestionsInOrder(data: ProjectData): ProjectData {
  const heard = new Set<string>();
  const questions = (data.info.questions ?? []).flatMap((question) => {
    const text = textOf(question.text);
    if (text === '' || heard.has(text.toLowerCase())) return [];
    heard.add(text.toLowerCase());
    return [withoutDoubleAnswers({ ...question, text })];
  });
  return { ...data, info: { ...data.info, questions } };
}

function withoutDoubleAnswers(question: QuizQuestion): QuizQuestion {
  if (question.type !== 'multi') return question;
  const seen = new Set<string>();
  const answers = (question.answers ?? []).map((answer) => {
    const text = textOf(answer.text);
    const isAgain = text !== '' && seen.has(text.toLowerCase());
    seen.add(text.toLowerCase());
    return isAgain ? { ...answer, text: '' } : { ...answer, text };
  });
  return { ...question, answers };
}

/** What keeps the quiz from going on. */
export function quizProblem({ keyword, info }: ProjectData): string | undefined {
  const questions = info.questions ?? [];
  if (questions.length === 0)
    return `Please add some ${textOf(keyword)} related questions to your quiz`;
  if (questions.length > questionLimits.max) return tooManyQuestionsMessage;
  return questions.every(isFinishedQuestion) ? undefined : unfinishedQuestionMessage;
}
