import { describe, expect, it } from 'vitest';
import { graphemes } from './graphemes.ts';
import { breaksAfter } from './line-breaks.ts';

/** The pieces between which a line may break. */
function pieces(text: string): string[] {
  const letters = graphemes(text);
  const breaks = breaksAfter(letters);
  return letters.reduce<string[]>((list, letter, index) => {
    if (index === 0 || breaks[index - 1]) list.push(letter);
    else list[list.length - 1] += letter;
    return list;
  }, []);
}

describe('where lines may break', () => {
  it('breaks after spaces and hyphens within words, not after a leading minus', () => {
    expect(pieces('a well-known -5 to 7-8')).toEqual([
      'a ',
      'well-',
      'known ',
      '-5 ',
      'to ',
      '7-8',
    ]);
  });

  it('never leaves punctuation alone at the beginning or the end of a line', () => {
    expect(pieces('「動画」を、作る。')).toEqual(['「動', '画」', 'を、', '作', 'る。']);
    expect(pieces('(a) b!')).toEqual(['(a) ', 'b!']);
  });

  it('keeps words with no-break spaces together', () => {
    expect(pieces('10\u00a0km far')).toEqual(['10\u00a0km ', 'far']);
  });
});
