import { Captions } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { loadWizards } from '../wizard-list.ts';
import { filmOf, withFilm } from './film-of.ts';

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

it.each(await loadWizards())(
  '$title: captions look in what is published as they look in the preview',
  (wizard) => {
    const corrections = [{ spoken: 'Tea.', from: 0, to: 1, hidden: true }];
    const captions = Captions.parse({ on: true, corrections });
    const answers = { ...wizard.sampleAnswers(), captions };
    const kept = withFilm(wizard, answers).data.captions;
    expect(kept?.look?.ground).toBeDefined();
    expect(kept).toEqual(filmOf(wizard, answers).captions);
    expect(kept).toMatchObject(captions);
    // Whoever has none may want them when the film is published.
    const off = withFilm(wizard, wizard.sampleAnswers()).data.captions;
    expect(off).toEqual({ ...Captions.parse({}), look: kept?.look });
  },
);
