import { expect, it } from 'vitest';
import { keptLine } from '../kept-line.ts';
import { bulletSlides } from './bullet-slides.ts';

const slidesOf = (...texts: string[]) =>
  bulletSlides(
    texts.map((text, at) => ({ ...keptLine(['info', 'problems', at], { text }), id: `${at}` })),
  ).map((slide) => slide.map(({ text }) => text));

it('leaves no bullet alone that fits beside the others', () => {
  const texts = [
    'You want to get warm bread for breakfast',
    'You know rubbery rolls from a plastic bag all too well',
    'You have tried frozen rolls',
  ];
  expect(slidesOf(...texts)).toEqual([texts]);
});

it('still divides what is too long for one slide', () => {
  const long = 'You know offers that promise the whole world and keep none of it, all too well';
  expect(slidesOf(long, long, 'Short')).toHaveLength(2);
});
