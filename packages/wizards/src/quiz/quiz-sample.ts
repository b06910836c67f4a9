import { newProjectData, type ProjectData } from '@reelwright/movie';
import { questionFrom, type ReadyQuestion } from './quiz-questions.ts';

const questions: readonly ReadyQuestion[] = [
  {
    question: 'Which planet is the largest?',
    right: 'Jupiter',
    wrong: ['Saturn', 'Neptune', 'Earth'],
    objects: ['ringed-planet', 'telescope'],
  },
  {
    question: 'How long does sunlight take to reach us?',
    right: 'About eight minutes',
    wrong: ['About a second', 'About an hour', 'About a day'],
    objects: ['sun'],
  },
  {
    question: 'What color is a sunset on Mars?',
    right: 'Blue',
    wrong: ['Red', 'Green', 'White'],
    objects: ['telescope', 'satellite'],
  },
];

/** What somebody might have answered: the film on the card of this wizard is made of it. */
export function quizSample(): ProjectData {
  return {
    ...newProjectData(),
    keyword: 'space',
    info: {
      headline: { text: 'How much do you know about space?' },
      hook: { text: 'Three questions. Five seconds each.' },
      closing: { text: 'How many did you get right?' },
      correctAnswer: { text: 'Correct answer' },
      place: 'night',
      objects: ['ringed-planet', 'rocket', 'telescope', 'satellite'],
      questions: questions.map((ready, at) => questionFrom(ready, `question-${at + 1}`)),
    },
    theme: { timerLength: 5 },
  };
}
