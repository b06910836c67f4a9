import { describe, expect, it } from 'vitest';
import { shownChunks } from './shown-chunks.ts';

describe('a long sentence on a slide', () => {
  it.each([
    'In 1943, Jews in the Warsaw Ghetto fought back for almost a month.',
    'Cash only, no address, | and pressure at the door are reasons to stop.',
    'A picture of the pipe or label helps them bring the right part.',
    'We help stiff office workers to move | without pain for the rest of their day.',
    'The film village of The Lord of the Rings still stands | on a sheep farm.',
    'Olympus Mons is about two and a half times | as high as Mount Everest.',
    'The Sun sends Earth more energy | in an hour or two than people use in a year.',
    'Soviet soldiers freed Auschwitz on January 27, 1945, | which the world remembers each year.',
    'The wall is about 14 kilometers around | and up to 14 meters wide on top.',
    'Your body needs fat to absorb vitamins A, D, E and K.',
    'You could go on like this. | And a year from now you would still want to build | a habit that lasts.',
    'Pick one room, go slowly, | and come back for more.',
  ])('is cut by its sense: %s', (sentence) => {
    const parts = sentence.split(' | ');
    const cut = shownChunks(parts.join(' '));
    const cuts = (chunks: readonly string[]) => chunks.join(' | ');
    expect(cuts(cut)).toBe(cuts(parts));
  });

  it('stays whole while it is short', () => {
    expect(shownChunks('A song is not over until it ends.')).toHaveLength(1);
    expect(shownChunks('')).toEqual([]);
  });

  it('is cut in other languages too', () => {
    const german =
      'Der Bach hinter dem alten Haus führt im Frühling so viel Wasser dass die Wiesen bis zum Wald unter Wasser stehen';
    for (const chunk of shownChunks(german))
      expect(chunk.split(' ').length, chunk).toBeLessThanOrEqual(13);
  });
});
