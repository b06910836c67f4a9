import { describe, expect, it } from 'vitest';
import { describeProgress, formatTimeLeft } from './describe-progress.ts';

describe('progress in words', () => {
  it('says what is being done, how far it is and how long it takes', () => {
    expect(describeProgress({ doing: 'Drawing slide', done: 4, total: 12, secondsLeft: 21 })).toBe(
      'Drawing slide 4 of 12, about 20 s left',
    );
  });

  it('says nothing of the time while nobody knows it, and never counts past the end', () => {
    expect(describeProgress({ doing: 'Drawing slide', done: 13, total: 12 })).toBe(
      'Drawing slide 12 of 12',
    );
  });

  it.each([
    [0, 'almost done'],
    [4.9, 'almost done'],
    [57, 'about 55 s left'],
    [58, 'about 1 min left'],
    [90, 'about 2 min left'],
    [3440, 'about 57 min left'],
    [3500, 'about 1 h left'],
  ])('%i s is %s', (seconds, words) => expect(formatTimeLeft(seconds)).toBe(words));
});
