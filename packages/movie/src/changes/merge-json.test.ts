import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MergeRefused, mergeJson } from './merge-json.ts';

const base = {
  title: 'Coffee',
  music: 'calm',
  items: [
    { id: 'a', name: 'Roll' },
    { id: 'b', name: 'Bounce' },
  ],
};

describe('what two people made of one document', () => {
  it('is put together where they changed different things', () => {
    const mine = { ...base, items: [{ id: 'a', name: 'Rolling' }, base.items[1]] };
    const theirs = {
      title: 'Coffee',
      place: 'kitchen',
      items: [
        { id: 'a', name: 'Roll', picture: 'paper' },
        { id: 'b', name: 'Bouncing' },
      ],
    };
    expect(mergeJson(base, mine, theirs)).toEqual({
      title: 'Coffee',
      place: 'kitchen',
      items: [
        { id: 'a', name: 'Rolling', picture: 'paper' },
        { id: 'b', name: 'Bouncing' },
      ],
    });
  });

  it('keeps a list that only one of them rearranged', () => {
    const mine = { ...base, title: 'Tea' };
    const theirs = { ...base, items: [base.items[1], { id: 'c', name: 'Spin' }] };
    expect(mergeJson(base, mine, theirs)).toEqual({ ...theirs, title: 'Tea' });
  });

  it.each([
    ['a word that both rewrote', { ...base, title: 'Tea' }, { ...base, title: 'Cocoa' }],
    [
      'a thing that one removed and the other changed',
      { ...base, music: { volume: 1 } },
      { ...base, music: undefined },
    ],
    [
      'a list that one reordered while the other changed what is in it',
      { ...base, items: [base.items[1], base.items[0]] },
      { ...base, items: [{ id: 'a', name: 'Rolling' }, base.items[1]] },
    ],
    ['lists of plain words', { words: ['a', 'c'] }, { words: ['b', 'b'] }],
  ])('is not guessed: %s', (_, mine, theirs) => {
    expect(() => mergeJson(base, mine, theirs)).toThrow(MergeRefused);
  });

  it('is the same whoever of them comes first', () => {
    const anyDocument = fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.jsonValue({ maxDepth: 3 }),
    );
    const outcome = (...documents: Parameters<typeof mergeJson>) => {
      try {
        return mergeJson(...documents);
      } catch {
        return 'refused';
      }
    };
    fc.assert(
      fc.property(anyDocument, anyDocument, anyDocument, (one, mine, theirs) => {
        expect(outcome(one, mine, theirs)).toEqual(outcome(one, theirs, mine));
        expect(mergeJson(one, mine, one)).toEqual(mine);
      }),
    );
  });
});
