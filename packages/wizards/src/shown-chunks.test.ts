import { readdirSync, readFileSync } from 'node:fs';
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

/** Everything that films tell, sentence by sentence. */
function knownSentences(): readonly string[] {
  const library = new URL('../../../library/knowledge/', import.meta.url);
  const lines = ['things', 'topics', 'comparisons'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, library)).flatMap((name) =>
      readFileSync(new URL(`${folder}/${name}`, library), 'utf8').split('\n'),
    ),
  );
  const cells = lines
    .filter((line) => !/^[#=@!+~?[*]/.test(line))
    .flatMap((line) => line.replace(/^[<>] /, '').split(' | '));
  return [...new Set(cells.flatMap((cell) => cell.split(/(?<=[.!?]) (?=\p{Lu})/u)))]
    .map((cell) => cell.trim())
    .filter((cell) => /[.!?]$/.test(cell));
}

describe('all sentences that we know', () => {
  const sentences = knownSentences();
  const cut = sentences.map((sentence) => shownChunks(sentence));
  const divided = cut.filter((chunks) => chunks.length > 1);
  const boundaries = divided.flatMap((chunks) =>
    chunks.slice(1).map((after, at) => ({ before: chunks[at] ?? '', after })),
  );

  it('keep all of their words', () => {
    expect(sentences.length).toBeGreaterThan(30_000);
    expect(cut.map((chunks) => chunks.join(' '))).toEqual(
      sentences.map((sentence) => sentence.split(/\s+/).join(' ')),
    );
  });

  it('leave no word alone, and stand in parts that can be read at once', () => {
    const counts = divided.flat().map((chunk) => chunk.split(' ').length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    const long = cut.flat().filter((chunk) => chunk.split(' ').length > 13);
    expect(long.length).toBeLessThan(sentences.length / 1000);
  });

  it('are never cut within a name or a number, nor behind a small word', () => {
    const torn = boundaries.filter(({ before, after }) => {
      const isPause = /[,.;:!?]["'’”)]?$/.test(before);
      return (
        (!isPause &&
          /\p{Lu}\S*$/u.test(before.split(' ').at(-1) ?? '') &&
          /^\p{Lu}/u.test(after)) ||
        (/\d$/.test(before) &&
          /^(percent|meters|kilometers|years|days|million|billion)\b/.test(after)) ||
        /\b(a|an|the|of|to|and|or|its|their|his|her|your|our|very|not)$/i.test(before) ||
        (!isPause && /^of\b/.test(after))
      );
    });
    expect(torn).toEqual([]);
  });
});
