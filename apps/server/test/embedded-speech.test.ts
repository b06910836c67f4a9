import { afterAll, describe, expect, it } from 'vitest';
import { createEmbeddedSpeech } from '../src/providers/text-to-speech/embedded/embedded-speech.ts';

const speech = createEmbeddedSpeech();
afterAll(() => speech.close());
const line = { voice: 'en-US-Clara', languageCode: 'en-US' };

describe('the voice that comes along', () => {
  it('speaks a line, and tells when each written word is heard', async () => {
    const text = 'It cost $3 million in 1999. Really!';
    const { samples, sampleRate, words } = await speech.speak({ ...line, text });
    const seconds = samples.length / sampleRate;
    expect(seconds).toBeGreaterThan(2.5);
    expect(seconds).toBeLessThan(8);
    expect(words.map((word) => word.text)).toEqual([
      ...['It', 'cost', '$3', 'million', 'in', '1999', 'Really'],
    ]);
    for (const [at, { startSeconds, endSeconds }] of words.entries()) {
      expect(startSeconds).toBeGreaterThanOrEqual(words[at - 1]?.endSeconds ?? 0);
      expect(endSeconds).toBeGreaterThan(startSeconds);
      expect(endSeconds).toBeLessThanOrEqual(seconds);
    }
    // Loud where words are, almost silent in the breath between the sentences.
    const [last, really] = [words[5], words[6]];
    const loudness = (from = 0, to = 0) => {
      const part = samples.subarray(from * sampleRate, to * sampleRate);
      return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
    };
    const spoken = loudness(words[1]?.startSeconds, words[3]?.endSeconds);
    const breath = loudness((really?.startSeconds ?? 0) - 0.3, (really?.startSeconds ?? 0) - 0.1);
    expect(last?.endSeconds).toBeLessThan(really?.startSeconds ?? 0);
    expect(spoken).toBeGreaterThan(0.03);
    expect(breath).toBeLessThan(spoken / 5);
  });

  it('stops waiting when the line is no longer wanted, and speaks the next one', async () => {
    const stop = new AbortController();
    const unwanted = speech.speak({ ...line, text: 'Never mind.', signal: stop.signal });
    stop.abort();
    await expect(unwanted).rejects.toThrow();
    expect((await speech.speak({ ...line, text: 'Hello.' })).samples.length).toBeGreaterThan(5000);
  });

  it('offers at least twelve voices', async () => {
    const voices = await speech.voices();
    expect(voices.length).toBeGreaterThanOrEqual(12);
    expect(new Set(voices.flatMap(({ standsFor }) => standsFor)).size).toBeGreaterThan(10);
  });
});
