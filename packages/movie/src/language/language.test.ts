import { describe, expect, it } from 'vitest';
import { newProjectData } from '../new-project-data.ts';
import { readProjectData } from '../read-project-data.ts';
import { filmLanguage, guessLanguage, joinWords, letterWidth, wordsOf } from './index.ts';

const texts = [
  ['en', 'Coffee is the drink that most people have with breakfast, and it is not new.'],
  ['de', 'Kaffee ist das Getränk, das die meisten Menschen zum Frühstück trinken.'],
  ['es', 'El café es la bebida que más se toma en el desayuno, pero no es nueva.'],
  ['fr', 'Le café est la boisson que les gens prennent le plus souvent avec du pain.'],
  ['it', 'Il caffè è la bevanda che si beve di più a colazione, ma non è nuova.'],
  ['pt', 'O café é a bebida que mais se toma no café da manhã, mas não é nova.'],
  ['nl', 'Koffie is de drank die de meeste mensen bij het ontbijt drinken.'],
  ['pl', 'Kawa jest napojem, który ludzie piją do śniadania, ale nie jest nowa.'],
  ['hi', 'कॉफ़ी दुनिया का सबसे लोकप्रिय पेय है।'],
  ['ar', 'القهوة هي المشروب الأكثر شعبية في العالم.'],
  ['ja', 'コーヒーは世界中で飲まれています。'],
] as const;

it.each(texts)('knows %s by its letters and small words', (code, text) => {
  expect(guessLanguage(text)).toBe(code);
});

describe('the language of a film', () => {
  const film = { ...newProjectData(), info: { title: 'Kaffee', body: `<p>${texts[1][1]}</p>` } };

  it('is told by its words, by the voice or the page, and first of all by who chose it', () => {
    expect(filmLanguage(newProjectData())).toBe('en');
    expect(filmLanguage(film)).toBe('de');
    expect(filmLanguage({ ...film, voSettings: { ...film.voSettings, lang: 'nl-NL' } })).toBe('nl');
    const read = { ...film, info: { ...film.info, source: { language: 'fr-CA' } } };
    expect(filmLanguage(read)).toBe('fr');
    expect(filmLanguage({ ...read, language: 'pl' })).toBe('pl');
  });

  it('is English where there are only a few names', () => {
    const names = ['Le Corbusier', 'Mies van der Rohe'].map((text) => ({ text }));
    expect(filmLanguage({ ...newProjectData(), info: { items: names } })).toBe('en');
  });

  it('is kept with a project, and missing from those of before', () => {
    expect(readProjectData({ version: 2, language: 'ar' }).data.language).toBe('ar');
    expect(readProjectData({ version: 2 }).data.language).toBeUndefined();
  });
});

it('divides Japanese into words and joins them again without spaces', () => {
  const text = '「コーヒー」は、世界中で飲まれています。';
  expect(wordsOf(text)).toEqual(['「コーヒー」は、', '世界中で', '飲まれています。']);
  expect(joinWords(wordsOf(text))).toBe(text);
  expect(joinWords(wordsOf('two plain words'))).toBe('two plain words');
});

it('counts square letters twice and marks on letters not at all', () => {
  expect([letterWidth('abc'), letterWidth('動画'), letterWidth('हिन्दी')]).toEqual([3, 4, 5]);
});
