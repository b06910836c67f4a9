import { describe, expect, it } from 'vitest';
import { momentAt, sceneStart } from './moment-at.ts';
import { filmSeconds, type Scene, scenes } from './scenes.ts';

const two: readonly Scene[] = [
  { id: 'title', durationSeconds: 4, caption: 'one two three' },
  { id: 'ask', durationSeconds: 2, caption: 'four' },
];

describe('the film on the front page', () => {
  it.each([
    [0, 0, 1],
    [1, 0, 2],
    [2.9, 0, 3],
    [3.9, 0, 3],
    [4, 1, 1],
    [99, 1, 1],
  ])('at %d s is on scene %i with %i words spoken', (seconds, index, spokenWords) => {
    expect(momentAt(two, seconds)).toEqual({ index, spokenWords });
  });

  it('is somewhere at every moment, and each scene starts where the one before ends', () => {
    for (let seconds = 0; seconds < filmSeconds; seconds += 0.1) {
      expect(momentAt(scenes, seconds).spokenWords).toBeGreaterThan(0);
    }
    expect(scenes.map((_, index) => momentAt(scenes, sceneStart(scenes, index)).index)).toEqual(
      scenes.map((_, index) => index),
    );
  });
});
