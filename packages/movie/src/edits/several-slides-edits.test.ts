import { expect, it } from 'vitest';
import { newProjectData } from '../new-project-data.ts';
import { Slide } from '../schema/slide.ts';
import { runEdit } from './edit.ts';
import { insertSlides, moveSlides, placeSlides, removeSlides } from './several-slides-edits.ts';

const slide = (id: string) => Slide.parse({ id, title: id });
const movie = (ids: string) => ({ ...newProjectData(), frames: [...ids].map(slide) });
const order = ({ frames }: { frames: readonly Slide[] }) => frames.map(({ id }) => id).join('');
const moved = (slideIds: string, by: -1 | 1) =>
  order(runEdit(movie('abcdef'), moveSlides, { slideIds: [...slideIds], by }).data);

it('moves slides together, whatever lay between them', () => {
  expect(moved('cd', -1)).toBe('acdbef');
  expect(moved('cd', 1)).toBe('abecdf');
  expect(moved('bd', -1)).toBe('bdacef');
  expect(moved('bd', 1)).toBe('acebdf');
});

it('stops at either end', () => {
  expect(moved('ab', -1)).toBe('abcdef');
  expect(moved('ef', 1)).toBe('abcdef');
});

it('puts slides where they are wanted and leaves one in place of the last', () => {
  const slides = [slide('x'), slide('y')];
  expect(order(runEdit(movie('ab'), insertSlides, { slides, at: 1 }).data)).toBe('axyb');
  const all = { slideIds: ['a', 'b'], inPlaceOfLast: slide('z') };
  expect(order(runEdit(movie('ab'), removeSlides, all).data)).toBe('z');
  const one = { slideIds: ['a'], inPlaceOfLast: slide('z') };
  expect(order(runEdit(movie('ab'), removeSlides, one).data)).toBe('b');
});

it.each([
  ['a', 3, 'bcadef'],
  ['e', 0, 'eabcdf'],
  ['bd', 6, 'acefbd'],
  ['bd', 2, 'abdcef'],
  ['c', 3, 'abcdef'],
])('dropping %s before place %s makes %s', (slideIds, before, expected) => {
  const details = { slideIds: [...slideIds], before };
  expect(order(runEdit(movie('abcdef'), placeSlides, details).data)).toBe(expected);
});
