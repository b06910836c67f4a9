import { describe, expect, it } from 'vitest';
import {
  beforeSpeech,
  hear,
  isSentenceOver,
  spokenPart,
  type VoiceActivity,
} from './voice-activity.ts';

const stepSeconds = 0.05;

/** What is known after hearing each loudness for some seconds. */
function heard(...parts: readonly (readonly [seconds: number, loudness: number])[]): VoiceActivity {
  let activity = beforeSpeech;
  let at = 0;
  for (const [seconds, loudness] of parts) {
    for (let step = 0; step < Math.round(seconds / stepSeconds); step += 1) {
      at += stepSeconds;
      activity = hear(activity, loudness, at);
    }
  }
  return activity;
}

describe('the end of a sentence', () => {
  it('comes after a second of silence, not before', () => {
    expect(isSentenceOver(heard([1, 0.002], [2, 0.1], [0.8, 0.002]))).toBe(false);
    expect(isSentenceOver(heard([1, 0.002], [2, 0.1], [1.1, 0.002]))).toBe(true);
  });

  it('is not a short pause between words', () => {
    const words = heard([0.5, 0.002], [1, 0.1], [0.6, 0.002], [1, 0.1], [0.6, 0.002]);
    expect(isSentenceOver(words)).toBe(false);
  });

  it('never comes before somebody spoke, however long it takes', () => {
    expect(isSentenceOver(heard([20, 0.003]))).toBe(false);
    expect(isSentenceOver(heard([1, 0.002], [0.1, 0.5], [3, 0.002]))).toBe(false);
  });

  it('is found in a noisy room too', () => {
    expect(isSentenceOver(heard([2, 0.03], [2, 0.2], [1.2, 0.03]))).toBe(true);
  });
});

it('leaves out the silence around the words, with a little air', () => {
  const { startTime, endTime } = spokenPart(heard([1, 0.002], [2, 0.1], [1.1, 0.002]), 4.1);
  expect(startTime).toBeCloseTo(0.8, 1);
  expect(endTime).toBeCloseTo(3.35, 1);
  expect(spokenPart(beforeSpeech, 2)).toEqual({ startTime: 0, endTime: 2 });
});
