import { filmLanguages } from '@reelwright/movie/language';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../lines.ts';
import { loadWizard, wizardList } from '../wizard-list.ts';
import { filmWords } from './words-for.ts';

const placesIn = (words: string) => (words.match(/\{\w+\}/g) ?? []).sort();

const wizards = await Promise.all(wizardList.map(({ id }) => loadWizard(id)));

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
