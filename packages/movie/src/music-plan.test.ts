import { describe, expect, it } from 'vitest';
import { audioPlan } from './audio-plan.ts';
import { readProjectData } from './read-project-data.ts';

const bar = 2;
const track = '/library/music/track-1.mp3';
const chord = '/library/endings/ending-1.mp3';

function musicOf(seconds: readonly number[], score: object = {}, url = track) {
  const { data } = readProjectData({
    frames: seconds.map((duration, at) => ({ id: `slide-${at}`, duration })),
    movie: {
      audio: {
        url,
        score: { url: track, barSeconds: bar, liftFromSeconds: 32, endingUrl: chord, ...score },
      },
    },
  });
  return audioPlan(data).sounds;
}

describe('music that follows its film', () => {
  it('ends on its last chord, which begins on a bar and rings to the end', () => {
    for (const seconds of [20, 33.3, 61.7, 74.99]) {
      const [music, last] = musicOf([seconds]);
      expect(last).toMatchObject({ url: chord, loops: false });
      const begins = last?.startSeconds ?? 0;
      expect(begins % bar).toBeCloseTo(0);
      expect(music?.playSeconds).toBe(begins);
      const rings = seconds - begins;
      expect(rings).toBeGreaterThanOrEqual(2.2);
      expect(rings).toBeLessThan(2.2 + bar);
      expect(last?.playSeconds).toBeCloseTo(rings);
    }
  });

  it('lifts for a slide, on the bar nearest to where it begins, from where it is fullest', () => {
    const [before, lifted, last] = musicOf([10, 10.7, 5, 20], { liftSlide: 'slide-2' });
    expect(before).toMatchObject({ startSeconds: 0, playSeconds: 20, trimStartSeconds: 0 });
    expect(lifted).toMatchObject({ startSeconds: 20, trimStartSeconds: 32, loops: true });
    expect(20 + (lifted?.playSeconds ?? 0)).toBe(last?.startSeconds);
  });

  it('does not lift where there is no room before or after it', () => {
    expect(musicOf([3, 40], { liftSlide: 'slide-1' })).toHaveLength(2);
    expect(musicOf([40, 7], { liftSlide: 'slide-1' })).toHaveLength(2);
    expect(musicOf([40, 40], { liftSlide: 'gone' })).toHaveLength(2);
  });

  it('fades as before where somebody chose other music, and in the shortest films', () => {
    for (const sounds of [musicOf([60], {}, 'https://example.org/own.mp3'), musicOf([3])]) {
      expect(sounds).toHaveLength(1);
      expect(sounds[0]).toMatchObject({ loops: true, startSeconds: 0 });
      expect(sounds[0]?.fadeOutSeconds).toBeGreaterThan(0.5);
    }
  });
});
