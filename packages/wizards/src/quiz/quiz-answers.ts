/** What the Quiz wizard was told, read out of the document in the order of the film. */
import type { InfoOf, ProjectData } from '@reelwright/movie';
import { type Ending, readEnding } from '../ending/ending.ts';
import { wordsFor } from '../film-words/words-for.ts';
import { type KeptLine, keptLine, namesOf, textOf } from '../kept-line.ts';
import { isFinishedQuestion, type QuizQuestion } from './quiz-questions.ts';

export interface AskedQuestion extends KeptLine {
  readonly id: string;
  /** Four to choose from; none where the answer is only told. */
  readonly answers: readonly KeptLine[];
  /** Where the answer's voice and picture are kept. */
  readonly answer: KeptLine;
  /** What is right. */
  readonly right: string;
  readonly rightAt: number;
  readonly objects: readonly string[];
  /** Asks about the keyword itself, and not about its like. */
  readonly isOfTopic: boolean;
}

export interface QuizAnswers {
  /** The same answers always give the same film. */
  readonly seed: string;
  readonly headline: KeptLine;
  readonly hook: KeptLine;
  readonly correctHeading: string;
  readonly place: string;
  readonly objects: readonly string[];
  readonly questions: readonly AskedQuestion[];
  readonly timerSeconds: number;
  readonly ending: Ending;
}

/** Spec: what the timer can be set to; the choice shows 5, and films made without a choice have 3. */
export const timerLengths = [2, 3, 5, 10, 15, 20] as const;
export const defaultTimerSeconds = 5;
const timerWithoutChoice = 3;
export const defaultCorrectHeading = 'Correct answer';

export function readQuiz(data: ProjectData): QuizAnswers {
  const { theme, keyword } = data;
  const info: InfoOf<'quiz'> = data.info;
  const headline = keptLine(['info', 'headline'], info.headline);
  // The heading that the form begins with is ours, and said in the film's language.
  const heading = textOf(info.correctAnswer?.text);
  const isOwn = heading !== '' && heading !== defaultCorrectHeading;
  return {
    seed: [keyword, headline.text, info.seed].map(textOf).join('|'),
    headline,
    hook: keptLine(['info', 'hook'], info.hook),
    correctHeading: isOwn ? heading : wordsFor(data).text('correctAnswer'),
    place: textOf(info.place) || 'studio',
    objects: namesOf(info.objects),
    questions: (info.questions ?? []).flatMap((question, at) =>
      isFinishedQuestion(question) ? [readQuestion(question, at)] : [],
    ),
    timerSeconds: timerOf(theme?.timerLength),
    ending: readEnding(data),
  };
}

/** A bar runs for one of the lengths there are; the nearest. */
function timerOf(wanted = timerWithoutChoice): number {
  return timerLengths.reduce((best, length) =>
    Math.abs(length - wanted) < Math.abs(best - wanted) ? length : best,
  );
}

function readQuestion(question: QuizQuestion, at: number): AskedQuestion {
  const path = ['info', 'questions', at];
  const isMulti = question.type === 'multi';
  const rightAt = isMulti ? (question.answerIndex ?? 1) - 1 : 0;
  const answers = isMulti
    ? (question.answers ?? []).map((line, index) => keptLine([...path, 'answers', index], line))
    : [];
  const answer = keptLine([...path, 'answer'], question.answer);
  const asked = keptLine(path, question);
  return {
    ...asked,
    line: { ...asked.line, media: mediaOf(question) },
    id: question.id || `question-${at + 1}`,
    answers,
    answer,
    right: isMulti ? (answers[rightAt]?.text ?? '') : answer.text,
    rightAt,
    objects: namesOf(question.objects),
    isOfTopic: !question.about,
  };
}

/** What was chosen for the question in either place. */
function mediaOf({ media, questionMedia }: QuizQuestion): NonNullable<QuizQuestion['media']> {
  if (media?.some(({ url }) => url)) return media;
  const found = Array.isArray(questionMedia) ? questionMedia : [questionMedia];
  return found.filter((entry) => typeof entry?.url === 'string' && entry.url !== '');
}
