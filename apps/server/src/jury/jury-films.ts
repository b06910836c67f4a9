import { videoSizes } from '@reelwright/movie';
import type { MakeableWizard } from '../make/makeable-wizards.ts';

export interface JuryFilm {
  readonly wizard: MakeableWizard;
  /** As on the command line and in the names of its files. */
  readonly name: string;
  readonly keyword: string;
  readonly voice: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly count: number;
}

/** Common and odd, one word and two, singular and plural, known by heart and unknown. */
const keywords = [
  ['coffee', 5, 'wide'],
  ['dogs', 5, 'wide'],
  ['planets', 8, 'wide'],
  ['productivity', 5, 'vertical'],
  ['electric cars', 5, 'wide'],
  ['home decor', 5, 'square'],
  ['japan', 5, 'wide'],
  ['pizza', 5, 'vertical'],
  ['dinosaurs', 5, 'wide'],
  ['investing', 5, 'wide'],
  ['mythology', 5, 'wide'],
  ['volcanoes', 10, 'wide'],
  ['hats', 5, 'wide'],
  ['lamps', 5, 'vertical'],
  ['garden gnomes', 5, 'wide'],
  ['zumbrix', 5, 'wide'],
] as const satisfies FilmWishes;

/** Eight for each of the others. */
const quizzes = [
  ['coffee', 5, 'wide'],
  ['dogs', 5, 'vertical'],
  ['space', 5, 'wide'],
  ['dinosaurs', 4, 'wide'],
  ['chess', 4, 'square'],
  ['japan', 5, 'wide'],
  ['pizza', 4, 'vertical'],
  ['music', 5, 'wide'],
] as const satisfies FilmWishes;

const comparisons = [
  ['pet', 5, 'wide'],
  ['book', 5, 'wide'],
  ['computer', 5, 'square'],
  ['stove', 5, 'wide'],
  ['commute', 5, 'vertical'],
  ['car', 5, 'wide'],
  ['workout', 5, 'vertical'],
  ['coffee maker', 5, 'wide'],
] as const satisfies FilmWishes;

const offers = [
  ['houseplants', 5, 'wide'],
  ['sleep', 5, 'wide'],
  ['spanish', 5, 'vertical'],
  ['running', 5, 'wide'],
  ['budgeting', 5, 'square'],
  ['guitar', 5, 'wide'],
  ['meal prep', 5, 'vertical'],
  ['photography', 5, 'wide'],
] as const satisfies FilmWishes;

type FilmWishes = readonly (readonly [string, number, keyof typeof videoSizes])[];

const voices = ['Clara', 'Martin', 'Nora', 'Henry'];

/** Each in the look that fits it, and a voice of its own. */
function filmsOf(wizard: MakeableWizard, wishes: FilmWishes): JuryFilm[] {
  return wishes.map(([keyword, count, size], at) => {
    const { width, height } = videoSizes[size];
    const name = wizard === 'listicle' ? keyword : `${wizard} ${keyword}`;
    return {
      wizard,
      name,
      keyword,
      count,
      size: { width, height },
      voice: `en-US-${voices[at % voices.length]}`,
    };
  });
}

/** Of a keyword that no film of the jury is about: whether the rules hold beyond the films that were looked at. */
export function otherFilm(wizard: MakeableWizard, keyword: string): JuryFilm[] {
  return filmsOf(wizard, [[keyword, 5, 'wide']]);
}

export const juryFilms: readonly JuryFilm[] = [
  ...filmsOf('listicle', keywords),
  ...filmsOf('quiz', quizzes),
  ...filmsOf('comparison', comparisons),
  ...filmsOf('affiliate', offers),
];
