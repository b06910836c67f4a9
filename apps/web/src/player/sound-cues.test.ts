import type { PlannedSound } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { soundCues } from './sound-cues.ts';

const voice: PlannedSound = {
  name: 'Voice',
  url: 'voice.mp3',
  from: 'sound',
  role: 'other',
  startSeconds: 5,
  playSeconds: 4,
  trimStartSeconds: 1,
  trimEndSeconds: undefined,
  loops: false,
  volume: 1,
  usualVolume: 1,
  fadeInSeconds: 0,
  fadeOutSeconds: 0,
};
const long = () => 60;

it('waits for a sound that is still to come', () => {
  expect(soundCues([voice], 2, long)).toEqual([
    {
      sound: voice,
      delaySeconds: 3,
      fromSeconds: 1,
      seconds: 4,
      missedSeconds: 0,
      loop: undefined,
    },
  ]);
});

it('goes into a sound that has begun', () => {
  expect(soundCues([voice], 6.5, long)[0]).toMatchObject({ fromSeconds: 2.5, seconds: 2.5 });
});

it('ends with its file', () => {
  expect(soundCues([voice], 0, () => 3)[0]).toMatchObject({ seconds: 2 });
  expect(soundCues([voice], 7.5, () => 3)).toEqual([]);
});

it('leaves out what is over, and what could not be had', () => {
  expect(soundCues([voice], 9, long)).toEqual([]);
  expect(soundCues([voice], 0, () => undefined)).toEqual([]);
});

it('finds its place in music that repeats', () => {
  const music = { ...voice, startSeconds: 0, playSeconds: 60, trimStartSeconds: 0, loops: true };
  expect(soundCues([music], 21, () => 8)[0]).toMatchObject({
    fromSeconds: 5,
    seconds: 39,
    loop: { startSeconds: 0, endSeconds: 8 },
  });
});
