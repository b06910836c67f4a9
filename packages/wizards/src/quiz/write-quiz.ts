import type { ProjectData } from '@reelwright/movie';
import { signedTitle } from '../business/signed-title.ts';
import { endingParts } from '../ending/ending.ts';
import { wordsFor } from '../film-words/words-for.ts';
import { withCraft } from '../layouts/looks/choose-craft.ts';
import { editionOf } from '../layouts/looks/edition.ts';
import { mediaPart } from '../media-part.ts';
import type { Script, ScriptLine, ScriptPart } from '../script.ts';
import { chosenMedia, scriptLine, scriptLines } from '../script-line.ts';
import { type AskedQuestion, readQuiz } from './quiz-answers.ts';
import { createQuizPictures } from './quiz-pictures.ts';
import { quizSentences } from './quiz-sentences.ts';

const titleSeconds = 4;
const answerSeconds = 3.5;
const breathBeforeQuestion = 0.6;
const breathBeforeClock = 0.2;
/** The chime of a right answer, well below the voice. */
const chime = { url: '/library/sounds/right.mp3', seconds: 1.4, volume: 45 };

/** The film of a quiz: promise, rules, each question against the clock with its answer, and the score. */
export function writeQuiz(data: ProjectData): Script {
  const answers = readQuiz(data);
  const sentences = quizSentences(data, answers);
  const { questions } = answers;
  const { title } = sentences;
  if (questions.length === 0) return { title, parts: [] };
  const choose = createQuizPictures(answers);

  const { length: count } = questions;
  const questionOf = (at: number) => wordsFor(data).text('questionOf', { number: at + 1, count });

  const opening = (): ScriptPart[] => [
    signedTitle(
      data,
      {
        id: 'title',
        layout: 'title',
        role: 'title',
        minSeconds: titleSeconds,
        lines: scriptLines({
          id: 'title-line',
          kept: answers.headline,
          text: title,
          spoken: sentences.promise,
          picture: choose.title,
        }),
      },
      title,
    ),
    {
      id: 'hook',
      layout: 'media_with_subtitle',
      role: 'hook',
      breathSeconds: breathBeforeQuestion,
      lines: scriptLines({
        id: 'hook-line',
        kept: answers.hook,
        text: sentences.hook,
        spoken: sentences.hook,
        picture: choose.hook,
      }),
    },
  ];

  const asked = (question: AskedQuestion, at: number): ScriptPart[] => {
    const { id, answers: choices } = question;
    const both = { layout: 'question_mcq', number: at + 1 } as const;
    const picture = choose.question(question);
    const cards = (name: string) =>
      choices.map(
        ({ line, text }, index): ScriptLine => ({
          id: `${id}-${name}-${index + 1}`,
          text,
          spoken: '',
          picture,
          media: chosenMedia(line),
          isShownOnly: true,
        }),
      );
    return [
      {
        ...both,
        id: `${id}-question`,
        role: 'question',
        heading: question.text,
        ...(questions.length > 1 && { kicker: questionOf(at) }),
        countdownSeconds: answers.timerSeconds,
        breathSeconds: breathBeforeClock,
        lines: [
          scriptLine({
            id: `${id}-asked`,
            kept: question,
            text: '',
            picture,
            spoken: sentences.questions[at] ?? question.text,
          }),
          ...cards('choice'),
        ],
      },
      {
        ...both,
        id: `${id}-answer`,
        role: 'answer',
        kicker: answers.correctHeading,
        heading: choices.length > 0 ? question.text : question.right,
        minSeconds: answerSeconds,
        sound: chime,
        breathSeconds: breathBeforeQuestion,
        rightLine: `${id}-shown-${question.rightAt + 1}`,
        lines: [
          scriptLine({
            id: `${id}-told`,
            text: '',
            picture: choose.answer(question),
            kept: question.answer,
            media: mediaOfAnswer(question),
            spoken: sentences.answers[at] ?? question.right,
          }),
          ...cards('shown'),
        ],
      },
    ];
  };

  const parts = [
    ...mediaPart('intro', data.contact.intro),
    ...opening(),
    ...questions.flatMap(asked),
    ...endingParts(data, answers.ending, sentences.ending, choose.ending),
    ...mediaPart('outro', data.contact.outro),
  ];
  return { title, parts: withCraft(parts, answers.seed, { edition: editionOf(data) }) };
}

/** What was chosen for the answer; else for the card that is right; else for the question. */
function mediaOfAnswer({ answer, answers, rightAt, line }: AskedQuestion): ScriptLine['media'] {
  const places = [answer.line, answers[rightAt]?.line ?? {}, line];
  return places.map(chosenMedia).find((media) => media.length > 0) ?? [];
}
