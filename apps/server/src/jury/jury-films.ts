import { videoSizes } from '@reelwright/movie';

export interface JuryFilm {
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
] as const satisfies readonly (readonly [string, number, keyof typeof videoSizes])[];

const voices = ['Clara', 'Martin', 'Nora', 'Henry'];

/** Each in the look that fits it, and a voice of its own. */
export const juryFilms: readonly JuryFilm[] = keywords.map(([keyword, count, size], at) => {
  const { width, height } = videoSizes[size];
  return {
    ...{ keyword, count, size: { width, height } },
    voice: `en-US-${voices[at % voices.length]}`,
  };
});
