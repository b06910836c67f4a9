import { newTextItem } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { wordsOfSlide } from './words-of-slide.ts';

const slide = (...texts: (string | undefined)[]) => ({
  id: 's',
  items: texts.map((text, at) => ({ ...newTextItem(`t${at}`), ...(text && { text }) })),
});

it('begins with what the slide says, then with what the film is about', () => {
  expect(wordsOfSlide(slide('<p>Five lighthouses of <b>Brittany</b></p>'), {})).toEqual([
    'Brittany',
    'lighthouses',
  ]);
  expect(wordsOfSlide(slide(undefined), { keyword: 'coffee' })).toEqual(['coffee']);
  expect(wordsOfSlide(slide(undefined), {})).toEqual([]);
  expect(wordsOfSlide(undefined, {})).toEqual([]);
});
