import { expect, it } from 'vitest';
import { loadWizards } from '../wizard-list.ts';
import { filmOf } from './film-of.ts';

it.each(await loadWizards())(
  '$title: makes the same film of the same answers, in the size that was chosen',
  (wizard) => {
    const answers = wizard.sampleAnswers();
    const film = filmOf(wizard, answers);
    expect(film.frames.length).toBeGreaterThan(6);
    expect(film.frames[0]?.id).toBe(wizard.writeScript(answers).parts[0]?.id);
    expect(filmOf(wizard, answers)).toEqual(film);
    const square = { ...answers.movie, size: { width: 720, height: 720, custom: false } };
    expect(filmOf(wizard, { ...answers, movie: square }).movie.size.height).toBe(720);
  },
);
