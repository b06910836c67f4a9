/** A list for a keyword that nothing is known about: questions instead of answers, which are true of anything. */
import { capitalize } from '@reelwright/english';

import type { ProjectData } from '@reelwright/movie';
import { shuffled } from '../wording/without-repeating.ts';

interface Question {
  readonly text: string;
  readonly trivia: readonly string[];
  readonly objects: readonly string[];
}

/** Short enough for a slide; none claims anything about the keyword. */
const questions: readonly Question[] = [
  {
    text: 'What do you want from it?',
    trivia: ['Write it down in one sentence.', 'Every other answer gets easier after that.'],
    objects: ['bullseye', 'memo'],
  },
  {
    text: 'Who can show you?',
    trivia: [
      'Look for somebody who started a year before you.',
      'Ask what they would do differently.',
    ],
    objects: ['handshake', 'speech-balloon'],
  },
  {
    text: 'What does it cost?',
    trivia: ['Count the money, and count the hours.', 'Add what it costs to stop, too.'],
    objects: ['money-bag', 'alarm-clock'],
  },
  {
    text: 'What is the first step?',
    trivia: ['Pick one that fits into this week.', 'Small counts, as long as it is done.'],
    objects: ['footprints', 'calendar'],
  },
  {
    text: 'What could go wrong?',
    trivia: ['Name the worst case out loud.', 'Then decide how you would notice it early.'],
    objects: ['warning', 'umbrella'],
  },
  {
    text: 'What do you need?',
    trivia: ['List what you already have.', 'Borrow the rest before you buy it.'],
    objects: ['toolbox', 'clipboard'],
  },
  {
    text: 'How will you tell it works?',
    trivia: ['Choose one thing you can measure.', 'Look at it again in a month.'],
    objects: ['bar-chart', 'magnifying-glass-tilted-left'],
  },
  {
    text: 'What can you leave out?',
    trivia: ['Cross one thing off your plan.', 'What is left gets more of your attention.'],
    objects: ['wastebasket', 'scissors'],
  },
  {
    text: 'Who else should know?',
    trivia: ['Tell one person what you are up to.', 'They will ask how it is going.'],
    objects: ['megaphone', 'speech-balloon'],
  },
  {
    text: 'When will you begin?',
    trivia: ['Put a day and an hour to it.', 'Then keep that hour free.'],
    objects: ['spiral-calendar', 'rocket'],
  },
];

const hooks = [
  'The right question saves you weeks.',
  'Good questions first. Answers after.',
  'Start with what you would ask a friend.',
];
const closings = ['Which one will you answer first?', 'Pick one question, and answer it today.'];

export function questionsAbout(keyword: string, count: number): ProjectData['info'] {
  const chosen = shuffled(questions, keyword).slice(0, Math.min(count, questions.length));
  return {
    // Right for one, for many, and for what cannot be counted.
    idea: { text: `${capitalize(keyword)}: ${chosen.length} questions to ask first` },
    hook: { text: shuffled(hooks, keyword)[0] },
    closing: { text: shuffled(closings, keyword)[0] },
    size: chosen.length,
    unit: 'question',
    items: chosen.map(({ text, trivia, objects }, at) => ({
      id: `item-${at + 1}`,
      text,
      objects,
      trivia: trivia.map((fact) => ({ text: fact })),
    })),
  };
}
