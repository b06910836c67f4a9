import { expect, it, onTestFinished } from 'vitest';
import type { TextToSpeech } from '../text-to-speech-port.ts';
import { withStudioVoices } from '../with-studio-voices.ts';
import { createStudioSpeech } from './studio-speech.ts';

const program = new URL('./testing/small-studio.ts', import.meta.url);

function smallStudio(isThere = true) {
  const speech = createStudioSpeech({ program, isThere: async () => isThere });
  onTestFinished(() => speech.close());
  return speech;
}

const quick: TextToSpeech = {
  version: 'quick-1',
  linesAtOnce: 2,
  voices: async () => [
    { name: 'en-US-Clara', languageCode: 'en-US', label: 'Clara', quality: 'quick' },
  ],
  speak: async () => ({ samples: new Float32Array(0), sampleRate: 22_050, words: [] }),
  close: async () => undefined,
};

it('speaks a line in a process of its own, and tells when each written word is heard', async () => {
  const { samples, sampleRate, words } = await smallStudio().speak({
    text: 'It cost $3 million. Really!',
    voice: 'studio-Hazel',
    languageCode: 'en-US',
  });
  expect(words.map(({ text }) => text)).toEqual(['It', 'cost', '$3', 'million', 'Really']);
  for (const [at, { startSeconds, endSeconds }] of words.entries()) {
    expect(startSeconds).toBeGreaterThanOrEqual((words[at - 1]?.endSeconds ?? 0) - 1e-9);
    expect(endSeconds).toBeGreaterThan(startSeconds);
    expect(endSeconds).toBeLessThanOrEqual(samples.length / sampleRate);
  }
});

it('offers six voices and more beside the quick ones, and sends each line to whose it is', async () => {
  const both = withStudioVoices(quick, smallStudio());
  const voices = await both.voices();
  expect(voices[0]?.name).toBe('en-US-Clara');
  expect(voices.filter(({ quality }) => quality === 'studio').length).toBeGreaterThanOrEqual(6);
  const line = { text: 'Hello.', languageCode: 'en-US' };
  expect((await both.speak({ ...line, voice: 'en-US-Clara' })).samples).toHaveLength(0);
  expect((await both.speak({ ...line, voice: 'studio-Hazel' })).samples.length).toBeGreaterThan(0);
});

it('has only the quick voices where the package of the studio voice is missing', async () => {
  const voices = await withStudioVoices(quick, smallStudio(false)).voices();
  expect(voices.map(({ name }) => name)).toEqual(['en-US-Clara']);
});
