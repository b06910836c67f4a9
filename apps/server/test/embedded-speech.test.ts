import { captionLines, importCues } from '@reelwright/captions';
import { readProjectData } from '@reelwright/movie';
import { readSubtitles, writeSrt, writeVtt } from '@reelwright/subtitles';
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
      'It',
      'cost',
      '$3',
      'million',
      'in',
      '1999',
      'Really',
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

  it('speaks as fast as people like to listen, and breathes between sentences', async () => {
    const text =
      'Espresso is pushed through finely ground beans at high pressure. Most people drink it in two or three sips.';
    const { samples, sampleRate, words } = await speech.speak({ ...line, text });
    const perMinute = (words.length / (samples.length / sampleRate)) * 60;
    const most = words[words.findIndex((word) => word.text === 'Most')]?.startSeconds ?? 0;
    let longest = 0;
    let quiet = 0;
    for (const sample of samples.subarray((most - 0.6) * sampleRate, (most + 0.2) * sampleRate)) {
      quiet = Math.abs(sample) > 0.01 ? 0 : quiet + 1;
      longest = Math.max(longest, quiet);
    }
    const breathMs = (longest / sampleRate) * 1000;
    console.log(
      `${perMinute.toFixed(0)} words a minute, ${breathMs.toFixed(0)} ms between sentences`,
    );
    expect(perMinute).toBeGreaterThan(140);
    expect(perMinute).toBeLessThan(195);
    expect(breathMs).toBeGreaterThan(240);
    expect(breathMs).toBeLessThan(420);
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

describe('what the voice says, as subtitles and back', () => {
  const sentences = [
    'It cost $3 million in 1999, and Dr. Smith paid 50% of it. Really!',
    'Most people drink a double espresso in two or three sips, before they get up from the table.',
  ];

  it('has the same words, at the times at which they are heard', async () => {
    const spoken = [];
    for (const text of sentences) spoken.push({ text, ...(await speech.speak({ ...line, text })) });
    let start = 0;
    const heardAt: { readonly word: string; readonly seconds: number }[] = [];
    const frames = spoken.map(({ text, samples, sampleRate, words }, at) => {
      const duration = samples.length / sampleRate + 0.5;
      for (const { text: word, startSeconds } of words) {
        heardAt.push({ word, seconds: start + startSeconds });
      }
      start += duration;
      const timed = words.map(({ text: word, startSeconds, endSeconds }) => ({
        text: word,
        startTime: startSeconds,
        endTime: endSeconds,
      }));
      const narration = { url: `/voice-${at}.mp3`, text, words: timed };
      return { id: `slide-${at}`, duration, items: [], narration };
    });
    const film = readProjectData({ version: 1, frames }).data;
    const lines = captionLines(film);
    expect(lines.length).toBeGreaterThan(3);
    for (const write of [writeSrt, writeVtt]) {
      const { cues, problems } = readSubtitles(write(lines));
      expect(problems).toEqual([]);
      const words = cues.flatMap(({ text }) => text.split(/\s+/));
      expect(words).toEqual(sentences.flatMap((text) => text.split(' ')));
      // Read into the film again, they are what it shows by itself: nothing has to be corrected.
      expect(importCues(film, cues, String)).toMatchObject({ corrections: [], own: [], late: 0 });
      for (const [at, cue] of cues.entries()) {
        expect(Math.abs(cue.start - (lines[at]?.start ?? 0))).toBeLessThan(0.05);
        expect(Math.abs(cue.end - (lines[at]?.end ?? 0))).toBeLessThan(0.05);
        // Against the voice itself: the nearest beginning of this very word.
        const first = bare(cue.text.split(/\s+/)[0] ?? '');
        const off = heardAt
          .filter(({ word }) => bare(word) === first)
          .map(({ seconds }) => Math.abs(seconds - cue.start));
        expect(Math.min(...off), cue.text).toBeLessThan(0.05);
      }
    }
  });
});

function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}$%]/gu, '');
}
