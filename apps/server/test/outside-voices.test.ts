import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../src/guarded-fetch/create-guarded-fetch.ts';
import { createTextToSpeech } from '../src/providers/text-to-speech/create-text-to-speech.ts';
import { createGoogleSpeech } from '../src/providers/text-to-speech/google-speech.ts';
import { createOpenaiSpeech } from '../src/providers/text-to-speech/openai-speech.ts';
import type { TextToSpeech } from '../src/providers/text-to-speech/text-to-speech-port.ts';

/** What a service says instead of speaking, once. */
interface Mishap {
  readonly status: number;
  readonly body?: object | string;
  readonly headers?: Record<string, string>;
}

const ffmpeg = process.env.FFMPEG_PATH ?? 'ffmpeg';
/** A second and a half of a tone with silence around it. */
const sound = execFileSync(ffmpeg, [
  '-v',
  'error',
  '-f',
  'lavfi',
  '-i',
  'sine=400:d=1.5:r=24000,adelay=250,apad=pad_dur=0.25',
  '-f',
  'wav',
  '-',
]);

/** Both services at one address, as they answer; mishaps come first. */
const asked: { path: string; headers: IncomingMessage['headers']; body: never }[] = [];
const mishaps: Mishap[] = [];
let holdUp = false;
const server = createServer(async (request, response) => {
  const body = (request.method === 'POST' ? await json(request) : undefined) as never;
  asked.push({ path: request.url ?? '', headers: request.headers, body });
  if (holdUp) return;
  const mishap = mishaps.shift();
  if (mishap) {
    response.writeHead(mishap.status, { 'content-type': 'application/json', ...mishap.headers });
    response.end(typeof mishap.body === 'string' ? mishap.body : JSON.stringify(mishap.body ?? {}));
  } else if (request.url === '/audio/speech') {
    response.writeHead(200, { 'content-type': 'audio/wav' }).end(sound);
  } else if (request.url === '/v1beta1/voices') {
    response.writeHead(200, { 'content-type': 'application/json' });
    const voice = (name: string, ssmlGender: string) => ({
      name,
      ssmlGender,
      languageCodes: [name.slice(0, 5)],
      naturalSampleRateHertz: 24_000,
    });
    const voices = [voice('en-US-Wavenet-J', 'MALE'), voice('de-DE-Wavenet-A', 'FEMALE')];
    response.end(JSON.stringify({ voices }));
  } else if (request.url === '/v1beta1/text:synthesize') {
    const { ssml } = (body as { input: { ssml: string } }).input;
    const marks = Array.from(ssml.matchAll(/<mark name="(\w+)"/g), ([, markName]) => markName);
    const timepoints = marks.map((markName, at) => ({ markName, timeSeconds: 0.2 + at * 0.25 }));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ audioContent: sound.toString('base64'), timepoints }));
  } else response.writeHead(404).end('{}');
});
let service: {
  address: string;
  guardedFetch: ReturnType<typeof createGuardedFetch>;
  firstPauseMs: number;
};
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const guardedFetch = createGuardedFetch({ allowOrigin: address, stallTimeoutMs: 300 });
  service = { address, guardedFetch, firstPauseMs: 5 };
});
afterEach(() => {
  asked.length = 0;
  mishaps.length = 0;
  holdUp = false;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const line = { text: 'Seven cups, $3 each.', voice: 'en-US-Wavenet-J', languageCode: 'en-US' };
const providers: readonly [name: string, open: () => TextToSpeech][] = [
  ['like OpenAI', () => createOpenaiSpeech({ ...service, key: 'secret', ffmpeg })],
  ['like Google', () => createGoogleSpeech({ ...service, key: 'secret', ffmpeg })],
];

describe.each(providers)('a service that speaks %s', (_, open) => {
  it('speaks a line, with a time for every word', async () => {
    const { samples, sampleRate, words } = await open().speak(line);
    expect(samples.length / sampleRate).toBeCloseTo(2, 1);
    expect(words.map(({ text }) => text)).toEqual(['Seven', 'cups', '$3', 'each']);
    for (const [at, { startSeconds, endSeconds }] of words.entries()) {
      expect(startSeconds).toBeGreaterThanOrEqual(words[at - 1]?.endSeconds ?? 0.1);
      expect(endSeconds).toBeGreaterThan(startSeconds);
      expect(endSeconds).toBeLessThan(2);
    }
  });

  it('is asked again when it is busy or out of order for a moment', async () => {
    mishaps.push({ status: 429, headers: { 'retry-after': '0' } }, { status: 503, body: 'oops' });
    expect((await open().speak(line)).samples.length).toBeGreaterThan(0);
    expect(asked).toHaveLength(3);
  });

  it.each([
    ['busy', 3, { status: 429 }],
    ['unavailable', 3, { status: 500, body: '<html>' }],
    ['unavailable', 1, { status: 401, body: { error: { message: 'Wrong key' } } }],
    ['refused', 1, { status: 400, body: { error: { message: 'Not this', status: 'INVALID' } } }],
    ['limit', 1, { status: 429, body: { error: { code: 'insufficient_quota', message: '' } } }],
  ] as const)('says that it is %s after %i tries', async (trouble, tries, mishap) => {
    mishaps.push(mishap, mishap, mishap);
    await expect(open().speak(line)).rejects.toMatchObject({ trouble });
    expect(asked).toHaveLength(tries);
  });

  it('is not waited for when it does not answer, or when nobody wants the line any more', async () => {
    holdUp = true;
    const stop = new AbortController();
    const unwanted = open().speak({ ...line, signal: stop.signal });
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    stop.abort(new Error('gone'));
    await expect(unwanted).rejects.toThrow();
    await expect(open().speak(line)).rejects.toMatchObject({ trouble: 'unavailable' });
  });

  it('is not believed when it sends something that is no sound', async () => {
    mishaps.push({ status: 200, body: { audioContent: 'bm8gc291bmQ=' } });
    await expect(open().speak(line)).rejects.toMatchObject({ trouble: 'unavailable' });
  });
});

describe('what services are told', () => {
  it('OpenAI: the model, the voice, and the key in the header', async () => {
    const speech = createOpenaiSpeech({ ...service, key: 'secret', ffmpeg, model: 'tts-1' });
    const voices = await speech.voices();
    expect(voices[0]).toMatchObject({ name: 'nova', standsFor: ['en-US-Wavenet-J'] });
    await speech.speak({ ...line, voice: 'nova' });
    expect(asked[0]?.headers.authorization).toBe('Bearer secret');
    expect(asked[0]?.body).toEqual({
      model: 'tts-1',
      voice: 'nova',
      input: line.text,
      response_format: 'wav',
    });
  });

  it('Google: words as marks, escaped; its voices are asked for once', async () => {
    const speech = createGoogleSpeech({ ...service, key: 'secret', ffmpeg });
    const voices = await speech.voices();
    expect(await speech.voices()).toBe(voices);
    expect(voices).toEqual([
      { name: 'de-DE-Wavenet-A', languageCode: 'de-DE', label: 'Wavenet A', gender: 'female' },
      { name: 'en-US-Wavenet-J', languageCode: 'en-US', label: 'Wavenet J', gender: 'male' },
    ]);
    await speech.speak({ ...line, text: '<b> & "you"' });
    expect(asked).toHaveLength(2);
    expect(asked[1]?.headers['x-goog-api-key']).toBe('secret');
    expect(asked[1]?.body).toMatchObject({
      input: {
        ssml: '<speak><mark name="0"/>&#60;b&#62; <mark name="1"/>&#38; <mark name="2"/>&#34;you&#34;<mark name="end"/></speak>',
      },
      voice: { languageCode: 'en-US', name: 'en-US-Wavenet-J' },
      enableTimePointing: ['SSML_MARK'],
    });
  });

  it('is chosen by settings; without them the voice that comes along speaks', () => {
    expect(createTextToSpeech({}).version).toContain('embedded');
    expect(createTextToSpeech({ TTS_OPENAI_KEY: 'k' }).version).toContain('openai');
    expect(createTextToSpeech({ TTS_OPENAI_ADDRESS: 'http://10.0.0.5/v1' }).version).toContain(
      '10',
    );
    expect(createTextToSpeech({ TTS_GOOGLE_KEY: 'k' }).version).toContain('google');
  });
});
