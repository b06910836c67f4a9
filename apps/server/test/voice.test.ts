import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { voiceDemoAddress } from '@reelwright/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { speechCharges, storedFiles } from '../src/db/schema/index.ts';
import { sampleLimit } from '../src/features/voice/voice-service.ts';
import { SpeechError } from '../src/providers/text-to-speech/text-to-speech-port.ts';
import { createHummingVoice } from './humming-voice.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { cookieFor, createTestServer, signUp } from './test-server.ts';

let database: TestDatabase;
let app: FastifyInstance;
const voice = createHummingVoice();
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestServer({ database, speech: voice });
});
afterEach(() => {
  voice.trouble = undefined;
  voice.goOn();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

let people = 0;
const member = (more: { plan?: string; verified?: boolean } = {}) =>
  signUp(database, { email: `speaker${++people}@example.com`, verified: true, ...more });
const say = (cookie: string, text: string, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/members/tts',
    headers: { cookie },
    payload: { lang: 'en-US', voice: 'en-US-Clara', text, ...more },
  });
const get = (url: string, cookie: string) => app.inject({ url, headers: { cookie } });
const timesSpoken = (text: string) => voice.spoken.filter((line) => line.text === text).length;
const minutes = async (cookie: string) => (await get('/api/members/tts/minutes', cookie)).json();

describe('a spoken line', () => {
  it('is an MP3 of the usual loudness, with its length and its words', async () => {
    const { cookie } = await member();
    const reply = await say(cookie, 'Seven coffees worth waking up for.');
    expect(reply.statusCode).toBe(200);
    const { url, duration, words } = reply.json();
    expect(duration).toBeCloseTo(34 / 15 + 0.16, 1);
    expect(words).toEqual([{ text: 'Seven', startTime: 0.14, endTime: 0.34 }]);
    const file = await get(url, cookie);
    expect(file.headers['content-type']).toBe('audio/mpeg');
    const facts = examine(file.rawPayload);
    expect(facts).toMatchObject({ codec: 'mp3', rate: '48000', channels: 1, bitRate: '128000' });
    expect(Math.abs(facts.seconds - duration)).toBeLessThan(0.06);
    expect(facts.lufs).toBeGreaterThan(-19);
    expect(facts.lufs).toBeLessThan(-17);
    expect(facts.peakDb).toBeLessThan(-1);
  });

  it('is as fast, high and far from the next one as asked, with words said as they sound', async () => {
    const { cookie } = await member();
    const text = 'Nguyen brings the coffee.';
    const plain = (await say(cookie, text)).json();
    const quick = (await say(cookie, text, { speed: 2, pitch: 3, pause: 1 })).json();
    expect(quick.duration).toBeCloseTo(plain.duration / 2 + 1, 2);
    expect(quick.words[0].endTime).toBeCloseTo(plain.words[0].endTime / 2, 2);
    const facts = examine((await get(quick.url, cookie)).rawPayload);
    expect(Math.abs(facts.seconds - quick.duration)).toBeLessThan(0.1);
    const pronunciations = [{ word: 'nguyen', says: 'win' }];
    const spoken = (await say(cookie, text, { pronunciations })).json();
    expect(voice.spoken.at(-1)?.text).toBe('win brings the coffee.');
    expect(spoken.words[0].text).toBe('Nguyen');
    expect(spoken.url).not.toBe(plain.url);
  });

  it('is refused when its pronunciations make thousands of letters of a few, and says so', async () => {
    const { cookie } = await member();
    const pronunciations = [{ word: 'a', says: 'long '.repeat(40) }];
    const reply = await say(cookie, 'a '.repeat(30).trim(), { pronunciations });
    expect(reply.statusCode).toBe(413);
    expect(reply.json().error).toMatch(/^This line is too long to speak in one go: read aloud,/);
  });

  it('takes its time with a stressed word; one that is not in it changes nothing', async () => {
    const { cookie } = await member();
    const text = 'Free coffee for everybody.';
    const plain = (await say(cookie, text)).json();
    expect((await say(cookie, text, { emphasis: ['cheap'] })).json()).toEqual(plain);
    const stressed = (await say(cookie, text, { emphasis: ['FREE'] })).json();
    expect(voice.spoken.at(-1)?.stressed).toEqual(['free']);
    const seconds = ({ startTime, endTime }: { startTime: number; endTime: number }) =>
      endTime - startTime;
    expect(seconds(stressed.words[0]) / seconds(plain.words[0])).toBeCloseTo(1.22, 1);
    // A word that is said otherwise than it is written is stressed as it is said.
    const pronunciations = [{ word: 'free', says: 'gratis' }];
    await say(cookie, text, { emphasis: ['free'], pronunciations });
    expect(voice.spoken.at(-1)).toMatchObject({
      text: 'gratis coffee for everybody.',
      stressed: ['gratis'],
    });
  });

  it('costs minutes once: the same text and voice again is free, for anybody', async () => {
    const [ann, bob] = [await member(), await member()];
    const first = (await say(ann.cookie, 'Twice the same.')).json();
    expect((await minutes(ann.cookie)).used_seconds).toBeCloseTo(first.duration, 5);
    expect((await say(ann.cookie, 'Twice the same.')).json()).toEqual(first);
    expect((await say(bob.cookie, 'Twice the same.')).json()).toEqual(first);
    expect(timesSpoken('Twice the same.')).toBe(1);
    expect((await minutes(ann.cookie)).used_seconds).toBeCloseTo(first.duration, 5);
    expect(await minutes(bob.cookie)).toEqual({ used_seconds: 0, max_minutes: 20 });
    const other = (await say(ann.cookie, 'Twice the same.', { voice: 'en-US-Nora' })).json();
    expect(other.url).not.toBe(first.url);
  });

  it('is spoken by the voice that stands for one that is not offered here', async () => {
    const { cookie } = await member();
    for (const [name, speaker] of [
      ['en-US-Wavenet-J', 'en-US-Clara'],
      ['en-GB-Wavenet-B', 'en-US-Martin'],
      ['fr-FR-Unknown-1', 'en-US-Clara'],
    ]) {
      const text = `Read by ${name}.`;
      expect((await say(cookie, text, { voice: name })).statusCode).toBe(200);
      expect(voice.spoken.at(-1)).toMatchObject({ text, voice: speaker });
    }
  });

  it('is not removed while it is new, and has no owner whose account could take it away', async () => {
    const { cookie } = await member();
    const { url } = (await say(cookie, 'Kept for everybody.')).json();
    const key = url.slice('/media/'.length);
    const [row] = await database.db
      .select()
      .from(storedFiles)
      .where(sql`${storedFiles.key} = ${key}`);
    expect(row).toMatchObject({ kind: 'voice', userId: null, type: 'audio/mpeg' });
    expect(row?.storedAt).toBeTruthy();
  });
});

describe('who may have lines spoken', () => {
  it('is nobody without an account', async () => {
    const guest = await cookieFor(database, undefined);
    expect((await say(guest, 'Hello.')).json()).toEqual({ error: 'Login required' });
  });

  it('is a free account once its email is verified; a paid one at once', async () => {
    const free = await member({ verified: false });
    const refused = await say(free.cookie, 'Not yet.');
    expect(refused.statusCode).toBe(403);
    expect(refused.json().error).toContain('verify');
    const pro = await member({ verified: false, plan: 'pro' });
    expect((await say(pro.cookie, 'At once.')).statusCode).toBe(200);
  });

  it('a pro voice is for paid plans', async () => {
    const walter = { voice: 'en-US-Walter' };
    const refused = await say((await member()).cookie, 'A low voice.', walter);
    expect(refused.json().error).toContain("This voice isn't available in FREE accounts");
    const { cookie } = await member({ plan: 'pro' });
    expect((await say(cookie, 'A low voice.', walter)).statusCode).toBe(200);
  });

  it('ends when the minutes of the month are used up; what was spoken before stays free', async () => {
    const { id, cookie } = await member();
    expect((await say(cookie, 'Before the end.')).statusCode).toBe(200);
    await database.db
      .insert(speechCharges)
      .values({ userId: id, fileKey: 'voices/much', seconds: 1199 });
    const refused = await say(cookie, 'After the end.');
    expect(refused.statusCode).toBe(403);
    expect(refused.json().error).toContain('TTS Quota Exhausted');
    expect((await say(cookie, 'Before the end.')).statusCode).toBe(200);
    await database.db.execute(sql`
      update speech_charges set created_at = now() - interval '32 days' where user_id = ${id}
    `);
    expect((await say(cookie, 'A new month.')).statusCode).toBe(200);
  });

  it('a line is a sentence or a few, not a book', async () => {
    const { cookie } = await member();
    expect((await say(cookie, 'x'.repeat(1501))).statusCode).toBe(400);
    expect((await say(cookie, '   ')).statusCode).toBe(400);
  });
});

describe('when a voice is in trouble', () => {
  it('a line that fails costs nothing, and is spoken when it is asked for again', async () => {
    const { cookie } = await member();
    voice.trouble = new SpeechError('unavailable', 'The cable is out.');
    const failed = await say(cookie, 'Once more.');
    expect(failed.statusCode).toBe(502);
    expect(failed.json().error).not.toContain('cable');
    voice.trouble = new SpeechError('busy', 'Slow down.');
    expect((await say(cookie, 'Once more.')).statusCode).toBe(503);
    voice.trouble = undefined;
    expect((await say(cookie, 'Once more.')).statusCode).toBe(200);
    expect(timesSpoken('Once more.')).toBe(3);
  });

  it('somebody with many lines does not keep others waiting for all of them', async () => {
    const [ann, bob] = [await member(), await member()];
    voice.hold();
    const many = Array.from({ length: 4 }, (_, at) => say(ann.cookie, `Line ${at} of Ann.`));
    // Whichever of them came first.
    const begun = () => voice.spoken.filter(({ text }) => text.endsWith('of Ann.')).length;
    await expect.poll(begun).toBe(1);
    const one = say(bob.cookie, 'The line of Bob.');
    await new Promise((resolve) => setTimeout(resolve, 100));
    voice.goOn();
    await Promise.all([...many, one]);
    const order = voice.spoken.slice(-5).map(({ text }) => text);
    expect(order.indexOf('The line of Bob.')).toBeLessThan(3);
  });

  it('a line whose caller hangs up is not spoken to its end', async () => {
    const { cookie } = await member();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const stop = new AbortController();
    voice.hold();
    const asked = fetch(`http://127.0.0.1:${port}/api/members/tts`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ voice: 'en-US-Clara', text: 'Nobody waits for this.' }),
      signal: stop.signal,
    });
    await expect.poll(() => timesSpoken('Nobody waits for this.')).toBe(1);
    stop.abort();
    await expect(asked).rejects.toThrow();
    await expect.poll(() => voice.spoken.at(-1)?.signal?.aborted).toBe(true);
    expect((await minutes(cookie)).used_seconds).toBe(0);
  });
});

describe('which voices there are', () => {
  it('is told at the address of the specification, and to guests', async () => {
    const guest = await cookieFor(database, undefined);
    const voices = (await get('/api/members/tts?voices=1', guest)).json();
    expect((await get('/api/members/tts/voices', guest)).json()).toEqual(voices);
    expect(voices.length).toBeGreaterThanOrEqual(12);
    expect(voices.filter(({ pro }: { pro: boolean }) => !pro)).toHaveLength(4);
    expect(voices[0]).toEqual({
      Name: 'en-US-Clara',
      LanguageCode: 'en-US',
      label: 'Clara (warm, clear)',
      pro: false,
      gender: 'female',
      mood: 'warm, clear',
      quality: 'quick',
      aliases: expect.arrayContaining(['en-US-Wavenet-J']),
    });
    const langs = (await get('/api/members/tts?langs=1', guest)).json();
    expect(langs).toEqual([{ value: 'en-US', label: 'American English' }]);
    expect((await get('/api/members/tts', guest)).statusCode).toBe(400);
  });

  it('each can be heard, spoken once for everybody', async () => {
    const guest = await cookieFor(database, undefined);
    const before = voice.spoken.length;
    const first = await get(voiceDemoAddress('en-US-Walter'), guest);
    expect(first.statusCode).toBe(302);
    const again = await get(voiceDemoAddress('en-US-Walter'), guest);
    expect(again.headers.location).toBe(first.headers.location);
    expect(voice.spoken.length).toBe(before + 1);
    expect(voice.spoken.at(-1)?.text).toContain('Walter');
    const file = await get(first.headers.location ?? '', guest);
    expect(file.headers['content-type']).toBe('audio/mpeg');
  });

  it('says the first words of a guest’s film, so many an hour', async () => {
    const guest = await cookieFor(database, undefined);
    const hear = (text: string) => get(voiceDemoAddress('en-US-Walter', text), guest);
    const first = await hear('Ten teas. Here they are.');
    expect(first.statusCode).toBe(302);
    expect(timesSpoken('Ten teas. Here they are.')).toBe(1);
    // What was spoken before is free.
    expect((await hear('Ten teas. Here they are.')).statusCode).toBe(302);
    const counted = await database.pool.query(
      "update rate_limits set points = $1 where key like 'voice-sample:%'",
      [sampleLimit.most],
    );
    expect(counted.rowCount).toBe(1);
    expect((await hear('Something else.')).statusCode).toBe(429);
  });
});

/** What players find in a file; as loud as it is in both ears. */
function examine(bytes: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'voice-test-'));
  try {
    const file = join(folder, 'line.mp3');
    writeFileSync(file, bytes);
    const entries = 'stream=codec_name,sample_rate,channels,bit_rate:format=duration';
    const asked = ['-v', 'error', '-show_entries', entries, '-of', 'json', file];
    const probe = execFileSync(process.env.FFPROBE_PATH ?? 'ffprobe', asked).toString();
    const heard = 'pan=stereo|c0=c0|c1=c0,ebur128=peak=true';
    const args = ['-nostats', '-i', file, '-af', heard, '-f', 'null', '-'];
    const spoken = spawnSync(process.env.FFMPEG_PATH ?? 'ffmpeg', args).stderr.toString();
    const summary = spoken.slice(spoken.lastIndexOf('Summary:'));
    const { streams, format } = JSON.parse(probe);
    const { codec_name: codec, sample_rate: rate, channels, bit_rate: bitRate } = streams[0];
    return {
      codec,
      rate,
      channels,
      bitRate,
      seconds: Number(format.duration),
      lufs: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
      peakDb: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
