import { expect, it } from 'vitest';
import { stressWords } from './stress-words.ts';

const sampleRate = 22_050;
const hertz = 200;
const word = (text: string, startSeconds: number) => ({
  text,
  startSeconds,
  endSeconds: startSeconds + 0.5,
});
const line = {
  sampleRate,
  samples: Float32Array.from({ length: 1.5 * sampleRate }, (_, at) =>
    Math.sin((2 * Math.PI * hertz * at) / sampleRate),
  ),
  words: [word('It’s', 0), word('free!', 0.5), word('Today.', 1)],
};

function heard(samples: Float32Array, from: number, to: number) {
  const part = samples.subarray(from * sampleRate, to * sampleRate);
  const crossings = part.filter((sample, at) => sample >= 0 && (part[at - 1] ?? 0) < 0).length;
  const squares = part.reduce((sum, sample) => sum + sample * sample, 0);
  return { hertz: crossings / (to - from), loudness: Math.sqrt(squares / part.length) };
}

it('makes a stressed word longer, higher and louder than those around it, without a click', () => {
  const { samples, words } = stressWords(line, ['free']);
  const [first, stressed, last] = words;
  expect(first).toEqual(line.words[0]);
  expect(stressed?.startSeconds).toBeCloseTo(0.5);
  expect(stressed?.endSeconds).toBeCloseTo(1.11);
  expect(last?.startSeconds).toBeCloseTo(1.11);
  expect(samples.length / sampleRate).toBeCloseTo(1.61, 2);
  const [plain, loud] = [heard(samples, 0.1, 0.4), heard(samples, 0.6, 1)];
  expect(plain.hertz).toBeCloseTo(hertz, -1);
  expect(loud.hertz / plain.hertz).toBeCloseTo(1.09, 1);
  expect(loud.loudness / plain.loudness).toBeCloseTo(1.33, 1);
  // A tone of this pitch never changes faster than this from sample to sample.
  const fastest = samples.reduce(
    (most, sample, at) => Math.max(most, Math.abs(sample - (samples[at - 1] ?? 0))),
    0,
  );
  expect(fastest).toBeLessThan(0.12);
});

it('leaves a line alone in which no such word is said', () => {
  expect(stressWords(line, ['cheap'])).toBe(line);
});
