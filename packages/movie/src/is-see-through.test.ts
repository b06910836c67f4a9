import { expect, it } from 'vitest';
import { chosenPoster } from './chosen-poster.ts';
import { isSeeThrough } from './is-see-through.ts';
import { newProjectData } from './new-project-data.ts';
import { Background } from './schema/background.ts';
import { Slide } from './schema/slide.ts';

const blue = Background.parse({ type: 'color', color: '#0000ff' });
const film = (slides: readonly object[], movie: object = {}) => {
  const fresh = newProjectData();
  return {
    ...fresh,
    movie: { ...fresh.movie, ...movie },
    frames: slides.map((slide, at) => Slide.parse({ id: `slide-${at}`, ...slide })),
  };
};

it('one sees through a film that was begun so, until a ground lies behind all of it', () => {
  expect(isSeeThrough(film([{}], { clear: true }))).toBe(true);
  expect(isSeeThrough(film([{ background: blue }], { clear: true }))).toBe(false);
  expect(isSeeThrough(film([{}], { clear: true, bg: blue }))).toBe(false);
  expect(isSeeThrough(film([{ background: blue }, {}], { clear: true }))).toBe(true);
  expect(isSeeThrough(film([{ background: Background.parse({}) }], { clear: true }))).toBe(true);
  expect(isSeeThrough(film([{}]))).toBe(false);
});

it('a poster stands before films of its shape, and a moment before those that got another', () => {
  const wide = film([{}]);
  const withPoster = { ...wide, publish: { ...wide.publish, poster: { url: '/files/a.jpg' } } };
  expect(chosenPoster(withPoster)).toBe('/files/a.jpg');
  expect(chosenPoster(wide)).toBeUndefined();
  const size = { ...wide.movie.size, width: 1080, height: 1920 };
  const upright = { ...withPoster, movie: { ...wide.movie, size } };
  expect(chosenPoster(upright)).toBeUndefined();
});
