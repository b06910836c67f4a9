import { expect, it } from 'vitest';
import { slidesOfText } from './slides-of-text.ts';

it('makes a slide of each paragraph and of each point of a list', () => {
  expect(slidesOfText('A title\n\nFirst thing.\n\n- one\n- two\n3. three')).toEqual([
    'A title',
    'First thing.',
    'one',
    'two',
    'three',
  ]);
});

it('breaks long paragraphs between sentences, and keeps short ones together', () => {
  const long = 'This sentence is here to fill some room on the slide, as long ones do. ';
  const slides = slidesOfText(`${long.repeat(2)}Short. ${long.repeat(3)}`);
  expect(slides.length).toBe(3);
  for (const slide of slides) expect(slide.length).toBeLessThanOrEqual(160);
  expect(slides[0]?.endsWith('.')).toBe(true);
});

it('leaves short texts alone', () => {
  expect(slidesOfText('Just a line')).toEqual([]);
  expect(slidesOfText('One line\nand another')).toEqual([]);
});
