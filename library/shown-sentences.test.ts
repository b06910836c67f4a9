/** What films tell, as it stands on slides: long sentences are shown in parts. */
import { readdirSync, readFileSync } from 'node:fs';
import { shownChunks } from '@reelwright/wizards';
import { describe, expect, it } from 'vitest';

/** Everything that films tell, sentence by sentence. */
function knownSentences(): readonly string[] {
  const library = new URL('knowledge/', import.meta.url);
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
    expect(long.length).toBeLessThan(sentences.length / 800);
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
