import { newProjectData, type ProjectData } from '@reelwright/movie';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeListicle } from '../listicle/write-listicle.ts';
import { questionFrom } from '../quiz/quiz-questions.ts';
import { writeQuiz } from '../quiz/write-quiz.ts';
import type { ScriptPart } from '../script.ts';
import { isDrawingOf, mostTimes, sidesOf } from './other-drawings.ts';

const objects =
  'dog taco sushi camera rose violin cactus hammer rocket bicycle castle teapot'.split(' ');
const some = (maxLength: number) => fc.uniqueArray(fc.constantFrom(...objects), { maxLength });
const seed = fc.integer({ min: 0, max: 999 }).map(String);

/** Rather than a third slide of words in a row. */
const afterWords = 2;

const list = fc
  .record({
    seed,
    topic: some(4),
    items: fc.array(
      fc.record({ own: some(3), facts: fc.array(some(2), { minLength: 1, maxLength: 3 }) }),
      { minLength: 3, maxLength: 7 },
    ),
  })
  .map(
    ({ seed, topic, items }): ProjectData => ({
      ...newProjectData(),
      keyword: 'something',
      info: {
        seed,
        objects: topic,
        idea: { text: 'Ten points about it' },
        hook: { text: 'Nobody expects the last one.' },
        items: items.map(({ own, facts }, at) => ({
          id: `item-${at}`,
          text: `Point ${'abcdefghij'[at]}`,
          objects: own,
          trivia: facts.map((shown, fact) => ({
            text: `People say so ${'always often seldom'.split(' ')[fact]}.`,
            objects: shown,
          })),
        })),
      },
    }),
  );

/** What leads each slide that has a picture, before the end of the film. */
function leadsOf(parts: readonly ScriptPart[]): readonly (string | undefined)[] {
  return parts
    .filter(({ role }) => ['title', 'hook', 'number', 'item', 'fact'].includes(role ?? ''))
    .map(({ lines, isWordsAlone }) => (isWordsAlone ? undefined : lines[0]?.picture.objects[0]));
}

it('a list shows nothing more often than one looks at it, and never twice in a row', () => {
  fc.assert(
    fc.property(list, (data) => {
      const leads = leadsOf(writeListicle(data).parts);
      for (const object of objects) {
        const times = leads.filter((lead) => isDrawingOf(lead, object)).length;
        expect(times, object).toBeLessThanOrEqual(mostTimes(object) + afterWords);
      }
      for (const object of objects.filter((one) => sidesOf(one) === 1)) {
        const row = leads.map((lead) => (lead === object ? 'x' : '-')).join('');
        // The hook tells of the same as the title.
        expect(row.slice(2)).not.toContain('xx');
      }
    }),
    { numRuns: 20 },
  );
});

const quiz = fc.record({
  seed,
  topic: some(4),
  asked: fc.array(
    fc.record({
      shown: some(3),
      answers: fc.uniqueArray(fc.constantFrom(...objects), { minLength: 4, maxLength: 4 }),
    }),
    { minLength: 2, maxLength: 6 },
  ),
});

it('a quiz hints at no answer before it is told, nor on its title and its rules', () => {
  fc.assert(
    fc.property(quiz, ({ seed, topic, asked }) => {
      const questions = asked.map(({ shown, answers: [right = '', ...wrong] }, at) =>
        questionFrom(
          { question: `Which one is it, ${at}?`, right, wrong, objects: shown },
          `q${at}`,
        ),
      );
      const data = {
        ...newProjectData(),
        keyword: 'something',
        info: { seed, objects: topic, questions },
      };
      const all = asked.flatMap(({ answers }) => answers);
      for (const part of writeQuiz(data).parts) {
        const at = asked.findIndex((_, index) => part.id === `q${index}-question`);
        const secret =
          part.role === 'title' || part.role === 'hook' ? all : (asked[at]?.answers ?? []);
        const shown = part.lines.flatMap(({ picture }) => picture.objects);
        for (const name of secret)
          expect(shown.filter((one) => isDrawingOf(one, name))).toEqual([]);
      }
    }),
    { numRuns: 20 },
  );
});
