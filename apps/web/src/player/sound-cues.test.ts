import { expect, it } from 'vitest';
import { type PlannedSound, soundCues } from './sound-cues.ts';

const voice: PlannedSound = {
  url: 'voice.mp3',
  startSeconds: 5,
  seconds: 4,
  offsetSeconds: 1,
  loopEndSeconds: undefined,
  gain: 1,
  fadeOutSeconds: 0,
};

it('waits for a sound that is still to come', () => {
  expect(soundCues([voice], 2)).toEqual([
    { sound: voice, delaySeconds: 3, fromSeconds: 1, seconds: 4 },
  ]);
});

it('goes into a sound that has begun', () => {
  expect(soundCues([voice], 6.5)).toEqual([
    { sound: voice, delaySeconds: 0, fromSeconds: 2.5, seconds: 2.5 },
  ]);
});

it('leaves out what is over, and what is silent', () => {
  expect(soundCues([voice], 9)).toEqual([]);
  expect(soundCues([{ ...voice, gain: 0 }], 0)).toEqual([]);
});

it('finds its place in music that repeats', () => {
  const music = { ...voice, startSeconds: 0, seconds: 60, offsetSeconds: 0, loopEndSeconds: 8 };
  expect(soundCues([music], 21)[0]).toMatchObject({ fromSeconds: 5, seconds: 39 });
});
