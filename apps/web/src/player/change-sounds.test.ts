import type { PlannedSound } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { changeSounds } from './change-sounds.ts';

const sound = (url: string, more: Partial<PlannedSound> = {}): PlannedSound => ({
  name: url,
  url,
  from: 'sound',
  role: 'other',
  startSeconds: 0,
  playSeconds: 10,
  trimStartSeconds: 0,
  trimEndSeconds: undefined,
  loops: false,
  volume: 1,
  usualVolume: 1,
  fadeInSeconds: 0,
  fadeOutSeconds: 0,
  ...more,
});

it('lets music go on when the movie gets longer or its volume is changed', () => {
  const before = sound('music.mp3', { loops: true, fadeOutSeconds: 3 });
  const now = { ...before, playSeconds: 15, volume: 0.4 };
  expect(changeSounds([before], [now])).toEqual({ kept: [{ before, now }], ended: [], begun: [] });
});

it('ends what was taken out and begins what is new or moved', () => {
  const [gone, moved] = [sound('gone.mp3'), sound('voice.mp3', { startSeconds: 2 })];
  const later = { ...moved, startSeconds: 4 };
  expect(changeSounds([gone, moved], [later])).toEqual({
    kept: [],
    ended: [gone, moved],
    begun: [later],
  });
});

it('keeps two that are alike apart', () => {
  const [first, second] = [sound('bell.mp3'), sound('bell.mp3')];
  const { kept, begun } = changeSounds([first], [first, second]);
  expect(kept).toHaveLength(1);
  expect(begun).toEqual([second]);
});
