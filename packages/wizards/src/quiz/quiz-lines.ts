import type { ProjectData } from '@reelwright/movie';
import { endingPlaces } from '../ending/ending.ts';
import { linePlace } from '../kept-line.ts';
import type { LinePlace } from '../lines.ts';
import { readQuiz } from './quiz-answers.ts';
import { sayQuiz } from './quiz-sentences.ts';

/** Every sentence of a quiz in the order it is heard. */
export function quizLines(data: ProjectData): readonly LinePlace[] {
  const answers = readQuiz(data);
  const sentences = sayQuiz(data, answers);
  if (answers.questions.length === 0) return [];
  return [
    linePlace(answers.headline, sentences.promise),
    linePlace(answers.hook, sentences.hook),
    ...answers.questions.flatMap((question, at) => [
      linePlace(question, sentences.questions[at] ?? question.text),
      linePlace(question.answer, sentences.answers[at] ?? question.right),
    ]),
    ...endingPlaces(answers.ending, sentences.ending),
  ];
}
