import { readProjectData } from '@reelwright/movie';
import { filmLanguages } from '@reelwright/movie/language';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../lines.ts';
import { loadWizard, wizardList } from '../wizard-list.ts';
import { filmWords, wordsFor } from './words-for.ts';

const placesIn = (words: string) => (words.match(/\{\w+\}/g) ?? []).sort();

const wizards = await Promise.all(wizardList.map(({ id }) => loadWizard(id)));

it('words go with their number', () => {
  const hook = (code: string, timer: number) => {
    const data = readProjectData({ version: 2, language: code, frames: [] }).data;
    return wordsFor(data).text('quizHook', { seconds: timer });
  };
  expect(hook('en', 1)).toBe('You have 1 second for each question.');
  expect([1, 3, 5, 22].map((count) => hook('pl', count).split(' ').at(-1))).toEqual([
    'sekundę.',
    'sekundy.',
    'sekund.',
    'sekundy.',
  ]);
  expect(hook('ar', 5)).toContain('5 ثوانٍ');
  expect(hook('ar', 15)).toContain('15 ثانية');
});

describe.each(filmLanguages.filter(({ code }) => code !== 'en'))('words in $name', ({ code }) => {
  it('have the same places to fill in as English ones, and none is missing', () => {
    const places = (table: object) =>
      Object.fromEntries(Object.entries(table).map(([name, words]) => [name, placesIn(words)]));
    expect(places(filmWords[code])).toEqual(places(filmWords.en));
  });

  it('are the only ones of ours in a film', () => {
    const ours = new Set(Object.values(filmWords.en).filter((words) => !words.includes('{')));
    for (const own of Object.values(filmWords[code])) ours.delete(own);
    for (const { sampleAnswers, writeScript } of wizards) {
      const answers = sampleAnswers();
      const typed = JSON.stringify(answers);
      const script = writeScript({ ...answers, language: code });
      const texts = [
        ...script.parts.flatMap(({ kicker, heading, lines }) => [
          kicker,
          heading,
          ...lines.map(({ text }) => text),
        ]),
        ...linesOf(script).map(({ spoken }) => spoken),
      ];
      const english = texts.filter((text) => {
        const words = text?.replace(/\.$/, '') ?? '';
        return (
          (ours.has(words) || /^(Question|Check) \d+ of|^Number [a-z]/.test(words)) &&
          !typed.includes(words)
        );
      });
      expect(english).toEqual([]);
    }
  });
});
