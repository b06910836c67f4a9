import { describe, expect, it } from 'vitest';
import { wordStarts } from './word-starts.ts';

const spokenWords = (texts: readonly string[], from = 0) =>
  texts.map((text, at) => ({
    text,
    startSeconds: from + at * 0.4,
    endSeconds: from + at * 0.4 + 0.3,
  }));

describe('when words come', () => {
  it('has the first ones at once and the others just before they are heard', () => {
    const words = spokenWords(['hot', 'water', 'meets', 'fresh', 'coffee'], 2);
    expect(wordStarts('Hot water meets fresh coffee', words, 2)).toEqual([0, 0, 0, 1.08, 1.48]);
  });

  it('spreads a text evenly over words that are said differently', () => {
    const words = spokenWords(['eighteen', 'eighty', 'nine', 'was', 'the', 'year', 'it', 'began']);
    const starts = wordStarts('1889 is when it began', words, 0) ?? [];
    expect(starts).toHaveLength(5);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('says nothing where nobody speaks', () => {
    expect(wordStarts('Hot water', [], 0)).toBeUndefined();
    expect(wordStarts('', spokenWords(['hot']), 0)).toBeUndefined();
  });
});
