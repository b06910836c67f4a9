import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { maxRecordingBytes } from '@reelwright/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestServer, signUp } from './test-server.ts';

let database: TestDatabase;
let app: FastifyInstance;
let folder: string;
let cookie: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reelwright-test-'));
  database = await createTestDatabase();
  app = await createTestServer({ database });
  ({ cookie } = await signUp(database, { email: 'speaker@example.com', verified: false }));
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const save = (payload: Buffer, headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/api/members/save-mp3',
    payload,
    headers: { 'content-type': 'audio/webm', ...headers },
  });

const tone = ['-f', 'lavfi', '-i', 'sine=frequency=300:duration=2'];

/** Two seconds of a tone, in what Chromium and Firefox record in. */
function recording(sound = tone): Buffer {
  const file = join(folder, 'take.webm');
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...sound, '-c:a', 'libopus', file]);
  return readFileSync(file);
}

it('makes an MP3 of what the browser recorded, with its length and its waveform', async () => {
  const reply = await save(recording(), { cookie });
  expect(reply.statusCode).toBe(200);
  const { url, duration } = reply.json();
  expect(duration).toBeGreaterThan(1.9);
  expect(duration).toBeLessThan(2.2);
  const file = await app.inject({ url, headers: { cookie } });
  expect(file.headers['content-type']).toBe('audio/mpeg');
  const kept = join(folder, 'kept.mp3');
  writeFileSync(kept, file.rawPayload);
  const probe = ['-v', 'error', '-show_entries', 'stream=codec_name,channels', '-of', 'csv=p=0'];
  expect(
    execFileSync('ffprobe', [...probe, kept])
      .toString()
      .trim(),
  ).toBe('mp3,1');
  const peaks = await app.inject({
    url: `/api/members/storage/peaks?url=${url}`,
    headers: { cookie },
  });
  expect(peaks.statusCode).toBe(200);
});

it('tells when each word of a known sentence is said, to its speaker alone', async () => {
  const sample = new URL('../../../library/sample/', import.meta.url);
  const { idea } = JSON.parse(readFileSync(new URL('movie.json', sample), 'utf8')).info;
  const [spoken, words] = [idea.audio.text, idea.audio.words as readonly { startTime: number }[]];
  const line = fileURLToPath(new URL(idea.audio.url, sample));
  // As somebody records it who takes a second to begin.
  const delayed = ['-i', line, '-af', 'adelay=1000'];
  const { url, duration } = (await save(recording(delayed), { cookie })).json();
  const align = (text: string, headers = { cookie }) =>
    app.inject({
      method: 'POST',
      url: '/api/members/transcribe/align',
      headers,
      payload: { mp3: url, text, startTime: 0.75, endTime: duration },
    });
  const reply = await align(spoken);
  expect(reply.json().words).toMatchObject(words.map(() => ({ text: expect.any(String) })));
  const late = reply
    .json()
    .words.map(({ startTime }: { startTime: number }, at: number) =>
      Math.abs(startTime - 0.25 - (words[at]?.startTime ?? 0)),
    );
  expect(Math.max(...late)).toBeLessThan(0.15);
  // What the model cannot read is left to an estimate.
  expect((await align('七つの習慣')).json()).toEqual({ words: [] });
  const { cookie: stranger } = await signUp(database, { email: 'stranger@example.com' });
  expect((await align(spoken, { cookie: stranger })).statusCode).toBe(404);
});

it('is for members, and refuses what is no recording or too long, in a sentence', async () => {
  const guest = await save(recording(), {});
  expect(guest.statusCode).toBe(401);
  const broken = await save(Buffer.from('This is no sound at all.'), { cookie });
  expect(broken.statusCode).toBe(415);
  const photo = join(folder, 'photo.jpg');
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=64x64', '-frames:v', '1', photo];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...picture]);
  const named = await save(readFileSync(photo), { cookie, 'content-type': 'audio/mpeg' });
  expect(named.statusCode).toBe(415);
  expect(named.json().error).toContain('This is not an audio file');
  const large = await save(Buffer.alloc(maxRecordingBytes + 1), { cookie });
  expect(large.statusCode).toBe(413);
  expect(large.json().error).toContain('20 MB');
});
