import { newTextItem, readProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { givenName, shownName } from './film-name.ts';
import { proposedTitle } from './proposed-title.ts';

const text = (id: string, words: string, size: number) => ({
  id,
  type: 'text',
  text: `<p style="text-align:center">${words}</p>`,
  font: { size },
});

function film(...slides: object[][]) {
  const frames = slides.map((items, index) => ({ id: `s${index}`, duration: 3, items }));
  return readProjectData({ version: 1, frames, movie: {} }).data;
}

it('calls a film that nobody named untitled, whatever it is kept under', () => {
  expect(shownName({ title: '', name: '' })).toBe('Untitled video');
  expect(shownName({ title: 'My-Project', name: 'My-Project' })).toBe('Untitled video');
  expect(givenName({ title: '', name: 'Bees' })).toBe('Bees');
});

it('proposes the largest words of the first slide that says any', () => {
  const movie = film(
    [{ ...newTextItem('placeholder') }],
    [text('a', 'A short film', 40), text('b', 'Why honey bees<br>dance &amp; hum', 90)],
    [text('c', 'Enormous', 300)],
  );
  expect(proposedTitle('Untitled video', movie)).toBe('Why honey bees dance & hum');
  expect(proposedTitle('My-Project', movie)).toBe('Why honey bees dance & hum');
  expect(proposedTitle('Coffee', movie)).toBe('Coffee');
});

it('proposes nothing but that it has no title where no slide says anything', () => {
  expect(proposedTitle('My-Project', film([]))).toBe('Untitled video');
});
