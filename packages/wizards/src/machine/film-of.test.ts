import { expect, it } from 'vitest';
import { listicleWizard } from '../listicle/listicle-wizard.ts';
import { filmOf } from './film-of.ts';

it('makes the same film of the same answers, in the size that was chosen', () => {
  const answers = listicleWizard.sampleAnswers();
  const film = filmOf(listicleWizard, answers);
  expect(film.frames.length).toBeGreaterThan(6);
  expect(film.frames[0]?.id).toBe('title');
  expect(filmOf(listicleWizard, answers)).toEqual(film);
  const square = { ...answers.movie, size: { width: 720, height: 720, custom: false } };
  expect(filmOf(listicleWizard, { ...answers, movie: square }).movie.size.height).toBe(720);
});
