import type { ProjectData } from '@reelwright/movie';
import { businessFields } from '../business/business-fields.ts';
import { describeEnding } from '../ending/describe-ending.ts';
import { textOf } from '../kept-line.ts';
import type { Wizard } from '../machine/wizard.ts';
import {
  bonusesStepWith,
  contactStep,
  mediaStep,
  publishStep,
  themeStep,
  voiceStep,
} from '../steps/shared-steps.ts';
import { quizDraft } from './draft-quiz.ts';
import {
  defaultCorrectHeading,
  defaultTimerSeconds,
  readQuiz,
  timerLengths,
} from './quiz-answers.ts';
import { quizProblem, withQuestionsInOrder } from './quiz-questions.ts';
import { quizSample } from './quiz-sample.ts';
import { quizSentences } from './quiz-sentences.ts';
import { writeQuiz } from './write-quiz.ts';

/** Quiz: questions against the clock, each with its answer. */
export const quizWizard: Wizard = {
  id: 'quiz',
  title: 'Quiz',
  route: '/quiz-video',
  helpLink: '/support/quiz-video',
  reloadStep: 4,
  hasFilm: (data) => readQuiz(data).questions.length > 0,
  sampleAnswers: quizSample,
  writeScript: writeQuiz,
  draft: quizDraft,
  byHand: { label: 'Write your own questions' },
  describe: (data) => {
    const answers = readQuiz(data);
    const asked = answers.questions.map(({ text }, at) => `${at + 1}. ${text}`);
    return [quizSentences(data, answers).title, ...asked, ...describeEnding(data)].join('\n');
  },
  steps: [
    {
      id: 'keyword',
      route: '',
      title: 'Keyword',
      heading: 'What is your quiz about?',
      hint: 'One word works best: “coffee”, “space”, “dogs”.',
      kind: 'keyword',
      summary: ({ keyword = '' }) => keyword,
      fields: (data) => [
        {
          kind: 'text',
          id: 'keyword',
          label: 'Quiz keyword',
          name: 'keyword',
          required: true,
          maxLength: 60,
          placeholder: 'coffee',
          suggestWords: 1,
        },
        ...businessFields(data),
      ],
      // What the theme step shows as chosen is what the film has.
      beforeNext: (data) => ({
        ...data,
        theme: { ...data.theme, timerLength: data.theme?.timerLength ?? defaultTimerSeconds },
      }),
    },
    {
      id: 'questions',
      route: 'questions',
      title: 'Questions',
      heading: 'What do you want to ask?',
      hint: 'Up to 10 questions. Three or more make a good quiz.',
      kind: 'quiz-questions',
      summary: ({ info }) =>
        (info.questions ?? []).flatMap(({ text }) => textOf(text) || []).join(' '),
      check: quizProblem,
      beforeNext: withQuestionsInOrder,
    },
    {
      id: 'title',
      route: 'title',
      title: 'Title',
      heading: 'What is your quiz called?',
      kind: 'quiz-title',
      summary: ({ info }) => textOf(info.headline?.text),
      fields: () => [
        {
          kind: 'text',
          id: 'info.correctAnswer.text',
          label: 'Heading for correct answer',
          name: 'heading for correct answer',
          required: true,
          maxLength: 60,
          default: defaultCorrectHeading,
          suggestions: [defaultCorrectHeading, 'The answer is', 'Did you get it?', 'And it’s …'],
        },
      ],
    },
    mediaStep,
    { ...bonusesStepWith(quizCalls), title: 'Cta' },
    voiceStep,
    {
      ...themeStep,
      fieldsTitle: 'Timer',
      fields: () => [
        {
          kind: 'select',
          id: 'theme.timerLength',
          label: 'Timer length',
          name: 'timer length',
          isNumber: true,
          options: timerLengths.map((seconds) => ({
            value: String(seconds),
            label: `${seconds} seconds`,
          })),
          default: String(defaultTimerSeconds),
        },
      ],
    },
    contactStep,
    publishStep,
  ],
};

/** Calls to action that fit a quiz. */
function quizCalls({ keyword }: ProjectData): readonly string[] {
  const topic = textOf(keyword);
  return [
    'Tell us your score in the comments',
    'Challenge a friend to beat your score',
    'Which question got you? Tell us below',
    `Follow for the next ${topic ? `${topic} quiz` : 'quiz'}`,
    'Want more questions? Press the link below',
  ];
}
