import { execFileSync } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedFiles } from '../src/db/schema/index.ts';
import { transcribeFile } from '../src/features/transcription/transcribe-file.ts';
import {
  findTranscription,
  noteProgress,
  updateTranscription,
} from '../src/features/transcription/transcription-repository.ts';
import { createGuardedFetch } from '../src/guarded-fetch/create-guarded-fetch.ts';
import { createEmbeddedTranscription } from '../src/providers/transcription/embedded/embedded-transcription.ts';
import { createOpenaiTranscription } from '../src/providers/transcription/openai-transcription.ts';
import type { Transcription } from '../src/providers/transcription/transcription-port.ts';
import type { Storage } from '../src/storage/storage.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestServer, signUp } from './test-server.ts';

let database: TestDatabase;
let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reelwright-test-'));
  database = await createTestDatabase();
  app = await createTestServer({ database });
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Two lines of the sample film, one after the other. */
const lines = [1, 3].map((line) =>
  fileURLToPath(new URL(`../../../library/sample/line-${line}.mp3`, import.meta.url)),
);
function speech(file: string, ...format: string[]): string {
  const path = join(folder, file);
  const inputs = lines.flatMap((line) => ['-i', line]);
  const joined = ['-filter_complex', 'concat=n=2:v=0:a=1', '-ac', '1', '-ar', '16000'];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, ...joined, ...format, path]);
  return path;
}

let people = 0;
async function memberWithSound(seconds: number, plan?: string) {
  const email = `listener${++people}@example.com`;
  const member = await signUp(database, { email, ...(plan && { plan }) });
  const bring = async (name: string) => {
    await database.db.insert(storedFiles).values({
      key: name,
      kind: 'upload',
      type: 'audio/mpeg',
      userId: member.id,
      seconds,
      bytes: 1000,
      storedAt: new Date(),
    });
    return name;
  };
  const key = await bring(`uploads/${people}.mp3`);
  const headers = { cookie: member.cookie };
  const post = (path: string, file = key) =>
    app.inject({
      method: 'POST',
      url: `/api/members/transcribe${path}`,
      headers,
      payload: { mp3: `/media/${file}` },
    });
  const askFor = (file: string) => post('', file);
  const room = async () =>
    (await app.inject({ url: '/api/members/transcribe?info=1', headers })).json();
  const row = () => findTranscription(database.db, member.id, key);
  return {
    ...member,
    key,
    bring,
    askFor,
    ask: () => post(''),
    cancel: () => post('/cancel'),
    room,
    row,
  };
}

function work(transcription: Transcription, file = 'speech.mp3') {
  const storage = {
    get: async () => ({ stream: createReadStream(join(folder, file)) }),
  } as unknown as Storage;
  const programs = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
  const workFolder = join(folder, 'work');
  const parts = { db: database.db, storage, programs, workFolder, transcription };
  return (id: string) => transcribeFile(parts, id, new AbortController().signal);
}

const oneWord: Transcription = {
  transcribe: async () => [{ text: 'Hello', startSeconds: 0.5, endSeconds: 1 }],
};

describe('a sound turned into text', () => {
  it('is empty until it is done, then has its words and their times, and costs once', async () => {
    speech('speech.mp3');
    const member = await memberWithSound(40);
    expect((await member.ask()).json()).toEqual({ result_json: null, percent: 0, seconds: 40 });
    expect(await member.room()).toEqual({ limit: 60, remaining: 20 });
    const row = await member.row();
    await work(oneWord)(row?.id ?? '');
    expect((await member.ask()).json()).toEqual({
      percent: 100,
      seconds: 40,
      result_json: {
        transcripts: [{ transcript: 'Hello' }],
        items: [
          {
            type: 'pronunciation',
            alternatives: [{ content: 'Hello' }],
            start_time: 0.5,
            end_time: 1,
          },
        ],
      },
    });
    expect(await member.room()).toEqual({ limit: 60, remaining: 20 });
    // On a busy machine, how far it was may be noted behind the result.
    expect(await noteProgress(database.db, row?.id ?? '', 99)).toBe(false);
    expect((await member.ask()).json()).toMatchObject({ percent: 100 });
  });

  it('of a clip is listened to like any other, and one without sound has no words and costs nothing', async () => {
    const picture = ['-f', 'lavfi', '-i', 'color=c=red:s=64x64:d=1'];
    const make = (file: string, ...sound: string[]) =>
      execFileSync('ffmpeg', ['-v', 'error', '-y', ...picture, ...sound, join(folder, file)]);
    make('clip.mp4', '-f', 'lavfi', '-i', 'sine=d=1', '-shortest');
    make('silent.mp4');
    const member = await memberWithSound(30);
    await member.ask();
    await work(oneWord, 'clip.mp4')((await member.row())?.id ?? '');
    expect((await member.ask()).json().result_json.items).toHaveLength(1);

    const other = await memberWithSound(30);
    await other.ask();
    await work(oneWord, 'silent.mp4')((await other.row())?.id ?? '');
    expect((await other.ask()).json().result_json.items).toEqual([]);
    expect(await other.room()).toEqual({ limit: 60, remaining: 60 });
  });

  it('says who speaks where a recording has a voice on either side', async () => {
    const sides = 'amerge=inputs=2';
    const inputs = ['sine=f=300:d=2,apad=whole_dur=4', 'sine=f=500:d=2,adelay=2000'];
    const given = inputs.flatMap((input) => ['-f', 'lavfi', '-i', input]);
    const out = ['-filter_complex', sides, '-ac', '2', join(folder, 'sides.mp3')];
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...given, ...out]);
    const words = Array.from({ length: 8 }, (_, at) => ({
      text: 'well',
      startSeconds: at / 2 + 0.1,
      endSeconds: at / 2 + 0.4,
    }));
    const member = await memberWithSound(4);
    await member.ask();
    await work({ transcribe: async () => words }, 'sides.mp3')((await member.row())?.id ?? '');
    const { items } = (await member.ask()).json().result_json;
    expect(items.map(({ speaker }: { speaker: number }) => speaker)).toEqual([
      1, 1, 1, 1, 2, 2, 2, 2,
    ]);
  });

  it('goes on after the worker that listened was killed', async () => {
    speech('speech.mp3');
    const member = await memberWithSound(30);
    await member.ask();
    const id = (await member.row())?.id ?? '';
    const killed: Transcription = {
      transcribe: async ({ onProgress }) => {
        onProgress?.(40);
        throw new Error('The worker is gone.');
      },
    };
    await expect(work(killed)(id)).rejects.toThrow('gone');
    expect((await member.row())?.state).not.toBe('done');
    // The queue gives the job to the next worker.
    await work(oneWord)(id);
    expect((await member.ask()).json()).toMatchObject({ percent: 100 });
    expect(await member.room()).toEqual({ limit: 60, remaining: 30 });
  });

  it('is refused beyond the plan, for two hours and more, for strangers and guests', async () => {
    const long = await (await memberWithSound(61)).ask();
    expect(long.statusCode).toBe(403);
    expect(long.json().error).toContain('Quota');
    const hours = await (await memberWithSound(7201, 'business')).ask();
    expect(hours.statusCode).toBe(413);
    expect(hours.json().error).toContain('2 hours');
    const { key } = await memberWithSound(5);
    const stranger = await signUp(database, { email: 'stranger@example.com' });
    const ask = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/members/transcribe',
        headers,
        payload: { mp3: `/media/${key}` },
      });
    expect((await ask({ cookie: stranger.cookie })).statusCode).toBe(404);
    expect((await ask({})).statusCode).toBe(401);
  });

  it('waits behind everybody’s first when it is somebody’s second', async () => {
    const member = await memberWithSound(5);
    const second = await member.bring('uploads/second.mp3');
    await member.ask();
    await member.askFor(second);
    const other = await memberWithSound(5);
    await other.ask();
    const { rows } = await database.pool.query(
      `select transcriptions.file_key from pgboss.job
        join transcriptions on transcriptions.id::text = job.data->>'transcriptionId'
        where job.name = 'transcribe' and transcriptions.user_id = any($1)
        order by job.priority desc, job.created_on`,
      [[member.id, other.id]],
    );
    expect(rows.map((row) => row.file_key)).toEqual([member.key, other.key, second]);
  });

  it('is given back when it is called off, also while somebody works on it', async () => {
    speech('speech.mp3');
    const member = await memberWithSound(50);
    await member.ask();
    const row = await member.row();
    const heldUp: Transcription = {
      transcribe: async ({ onProgress, signal }) => {
        await member.cancel();
        onProgress?.(10);
        await new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        });
        return [];
      },
    };
    await work(heldUp)(row?.id ?? '');
    expect(await member.row()).toBeUndefined();
    expect(await member.room()).toEqual({ limit: 60, remaining: 60 });
  });

  it('that failed says so once, and can be asked for again', async () => {
    const member = await memberWithSound(5);
    await member.ask();
    await updateTranscription(database.db, (await member.row())?.id ?? '', { state: 'failed' });
    const failure = await member.ask();
    expect(failure.statusCode).toBe(422);
    expect(failure.json().error).toContain('Cannot transcribe audio');
    expect((await member.ask()).json()).toEqual({ result_json: null, percent: 0, seconds: 5 });
  });
});

describe('who listens', () => {
  it('the recogniser that comes along understands the sample film, word by word', async () => {
    const percents: number[] = [];
    const words = await createEmbeddedTranscription().transcribe({
      pcmFile: speech('speech.pcm', '-f', 's16le'),
      onProgress: (percent) => percents.push(percent),
    });
    const text = words.map((word) => word.text.toLowerCase().replace(/\W/g, '')).join(' ');
    expect(text).toContain('small habits for a better morning');
    expect(text).toContain('before you open your mail');
    const before = words.find((word) => word.text === 'before');
    const open = words.find((word) => word.text === 'open');
    expect(open?.startSeconds).toBeGreaterThan(before?.endSeconds ?? 99);
    expect(percents.at(-1)).toBe(99);
  });

  it('a service like OpenAI is sent the speech, and its words are taken', async () => {
    let asked = '';
    const server = createServer((request, reply) => {
      request.on('data', (chunk: Buffer) => {
        asked += chunk.toString('latin1');
      });
      request.on('end', () => {
        reply.setHeader('content-type', 'application/json');
        reply.end(JSON.stringify({ words: [{ word: 'Five', start: 0.1, end: 0.4 }] }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const guardedFetch = createGuardedFetch({ allowOrigin: address });
    const service = createOpenaiTranscription({ address, guardedFetch, key: 'k' });
    const pcmFile = speech('speech.pcm', '-f', 's16le');
    expect(await service.transcribe({ pcmFile })).toEqual([
      { text: 'Five', startSeconds: 0.1, endSeconds: 0.4 },
    ]);
    expect(asked).toContain('name="timestamp_granularities[]"');
    expect(asked).toContain('RIFF');
    server.close();
  });
});
