import { describe, expect, it } from 'vitest';
import type { PlannedSound } from './planned-sound.ts';
import { evenGain, fadesWithin, gainAt, heardSeconds, musicDucking } from './sound-levels.ts';

const sound = (role: PlannedSound['role'], startSeconds: number, more = {}): PlannedSound => ({
  name: role,
  url: `${role}.mp3`,
  from: 'sound',
  role,
  startSeconds,
  playSeconds: 60,
  trimStartSeconds: 0,
  trimEndSeconds: undefined,
  loops: false,
  volume: 1,
  usualVolume: 1,
  fadeInSeconds: 0,
  fadeOutSeconds: 0,
  ...more,
});
const inDb = (gain: number) => 20 * Math.log10(gain);

describe('music under voices', () => {
  const music = sound('music', 0, { loops: true });
  const plan = (...voices: PlannedSound[]) => musicDucking([...voices, music], () => 3);

  it('plays as it is when nobody speaks', () => {
    expect(plan()).toEqual([]);
    expect(gainAt([], 5)).toBe(1);
  });

  it('goes down within 400 ms before a voice, and up again after it', () => {
    const points = plan(sound('voice', 2));
    expect(gainAt(points, 1.5)).toBe(1);
    expect(gainAt(points, 1.8)).toBeGreaterThan(gainAt(points, 1.9));
    for (const seconds of [2, 3, 5]) expect(inDb(gainAt(points, seconds))).toBeCloseTo(-5.5);
    expect(gainAt(points, 5.4)).toBe(1);
    expect(gainAt(points, 50)).toBe(1);
  });

  it('is down already for a voice that begins with the movie', () => {
    expect(inDb(gainAt(plan(sound('voice', 0.1)), 0))).toBeCloseTo(-5.5);
  });

  it('stays down in a short pause and comes back in a long one', () => {
    const points = plan(sound('voice', 1), sound('voice', 4.6), sound('voice', 10));
    expect(inDb(gainAt(points, 4.3))).toBeCloseTo(-5.5);
    expect(gainAt(points, 8.5)).toBe(1);
    expect(points.map(({ seconds }) => seconds)).toEqual(
      points.map(({ seconds }) => seconds).toSorted((a, b) => a - b),
    );
  });

  it('does not give way to a voice that cannot be heard, or to other sounds', () => {
    expect(musicDucking([sound('voice', 1), music], () => undefined)).toEqual([]);
    expect(musicDucking([sound('other', 1), music], () => 3)).toEqual([]);
  });
});

describe('levels', () => {
  it('brings voices and music to one loudness, and leaves other sounds alone', () => {
    expect(inDb(evenGain({ role: 'music' }, -8))).toBeCloseTo(-10);
    expect(inDb(evenGain({ role: 'voice' }, -30))).toBeCloseTo(12);
    expect(inDb(evenGain({ role: 'voice' }, -60))).toBeCloseTo(18);
    expect(evenGain({ role: 'other' }, -8)).toBe(1);
    expect(evenGain({ role: 'voice' }, -Infinity)).toBe(1);
  });

  it('knows how long a sound is heard', () => {
    expect(heardSeconds(sound('voice', 0), 3)).toBe(3);
    expect(heardSeconds(sound('voice', 0, { playSeconds: 2 }), 3)).toBe(2);
    const part = { trimStartSeconds: 1, trimEndSeconds: 2.5 };
    expect(heardSeconds(sound('voice', 0, part), 3)).toBe(1.5);
    expect(heardSeconds(sound('voice', 0, { trimStartSeconds: 4 }), 3)).toBe(0);
    expect(heardSeconds(sound('music', 0, { loops: true }), 3)).toBe(60);
  });
});

describe('fades', () => {
  it('share a sound that is too short for both', () => {
    const fades = { fadeInSeconds: 3, fadeOutSeconds: 1 };
    expect(fadesWithin(fades, 8)).toEqual({ inSeconds: 3, outSeconds: 1 });
    expect(fadesWithin(fades, 2)).toEqual({ inSeconds: 1.5, outSeconds: 0.5 });
    expect(fadesWithin(fades, 0)).toEqual({ inSeconds: 0, outSeconds: 0 });
  });
});
