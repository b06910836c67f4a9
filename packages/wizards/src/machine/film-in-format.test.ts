import { audioPlan, formatIds, type ProjectData, videoFormats } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { loadWizards } from '../wizard-list.ts';
import { filmInFormat } from './film-in-format.ts';
import { withFilm } from './film-of.ts';

const wizards = await loadWizards();

describe.each(wizards.map((wizard) => [wizard.id, wizard] as const))('a %s film', (_, wizard) => {
  const film = withFilm(wizard, wizard.sampleAnswers()).data;

  it('is laid out in every format as if that had been chosen, and sounds the same', () => {
    for (const format of formatIds) {
      const { width, height } = videoFormats[format];
      const shown = filmInFormat(wizard, film, format);
      const answers = wizard.sampleAnswers();
      const size = { ...answers.movie.size, width, height };
      const chosen = withFilm(wizard, { ...answers, movie: { ...answers.movie, size } }).data;
      expect(shown.movie.size).toMatchObject({ width, height });
      expect(shown.frames.map(({ items }) => items)).toEqual(
        chosen.frames.map(({ items }) => items),
      );
      expect(audioPlan(shown)).toEqual(audioPlan(film));
    }
  });
});

const [wizard] = wizards;
if (!wizard) throw new Error('There are no wizards.');

/** The film after somebody did something to its first words. */
function edited(change: object): ProjectData {
  const film = withFilm(
    wizard as (typeof wizards)[number],
    (wizard as (typeof wizards)[number]).sampleAnswers(),
  ).data;
  const [first, ...rest] = film.frames;
  if (!first) throw new Error('no slide');
  const at = first.items.findIndex(({ type }) => type === 'text');
  const items = first.items.map((item, index) => (index === at ? { ...item, ...change } : item));
  return { ...film, frames: [{ ...first, items }, ...rest] };
}

const firstWords = (data: ProjectData) => data.frames[0]?.items.find(({ type }) => type === 'text');

it('has the words of somebody where the layout of the format has words', () => {
  const film = edited({ text: '<p>Mine</p>' });
  const untouched = filmInFormat(wizard, edited({}), 'vertical');
  const shown = filmInFormat(wizard, film, 'vertical');
  expect(firstWords(shown)).toMatchObject({ text: '<p>Mine</p>', x: firstWords(untouched)?.x });
});

it('takes what somebody moved along to the other format', () => {
  const moved = filmInFormat(wizard, edited({ x: 0, y: 0 }), 'vertical');
  const untouched = filmInFormat(wizard, edited({}), 'vertical');
  expect(firstWords(moved)?.y).not.toBe(firstWords(untouched)?.y);
  expect(firstWords(moved)?.y).toBeGreaterThan(0);
});

it('fits slides by the rules that its answers would not make any more', () => {
  const film = edited({});
  const later = { ...film, keyword: 'something else', theme: { ...film.theme, name: 'none-such' } };
  const shown = filmInFormat(wizard, later, 'vertical');
  expect(shown.frames.map(({ id }) => id)).toEqual(film.frames.map(({ id }) => id));
  expect(shown.frames[0]?.items.map(({ id }) => id)).toEqual(
    film.frames[0]?.items.map(({ id }) => id),
  );
});
