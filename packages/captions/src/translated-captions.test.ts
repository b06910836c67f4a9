import { readProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { captionTexts, translatedCaptions } from './translated-captions.ts';

const said = 'Wash the fern in water every day';
const words = said
  .split(' ')
  .map((text, at) => ({ text, startTime: at * 0.4, endTime: at * 0.4 + 0.3 }));
const filmWith = (captions: object) =>
  readProjectData({
    version: 2,
    captions: { on: true, ...captions },
    frames: [{ id: 'a', items: [], narration: { url: '/n.mp3', duration: 4, text: said, words } }],
  }).data;

const translations = {
  [said]: 'Den Farn jeden Tag gut mit Wasser abwaschen und trocknen',
  'Wash the firm': 'Die Firma waschen',
};
const other = translations[said] as string;

it('says a correction in the other language, over as large a part of the sentence', () => {
  const film = filmWith({
    corrections: [
      { spoken: said, from: 0, to: 4, text: 'Wash the firm', shiftSeconds: 0.4 },
      { spoken: said, from: 4, to: 7, hidden: true },
    ],
  });
  expect(captionTexts(film.captions)).toEqual(['Wash the firm']);
  expect(translatedCaptions(film, translations)).toEqual({
    corrections: [
      { spoken: other, from: 0, to: 6, text: 'Die Firma waschen' },
      { spoken: other, from: 6, to: 10, hidden: true },
    ],
  });
});

it('leaves out what has no translation, and what was about the old voice alone', () => {
  const corrections = [
    { spoken: said, from: 0, to: 2, text: 'Something else' },
    { spoken: said, from: 2, to: 4, shiftSeconds: 1 },
    { spoken: 'Nobody says this any more', from: 0, to: 2, text: 'Wash the firm' },
  ];
  expect(translatedCaptions(filmWith({ corrections }), translations)).toEqual({});
});

it('translates lines where nobody speaks, and keeps signs as they are', () => {
  const line = { id: 'o', slide: 'a', startSeconds: 1, endSeconds: 2 };
  const own = [
    { ...line, text: 'Wash the firm' },
    { ...line, id: 'p', text: '♪ ♪' },
  ];
  const film = filmWith({ own });
  expect(captionTexts(film.captions)).toEqual(['Wash the firm']);
  expect(translatedCaptions(film, translations).own?.map(({ text }) => text)).toEqual([
    'Die Firma waschen',
    '♪ ♪',
  ]);
});
