import { execFileSync } from 'node:child_process';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredFile, UploadStatus } from '@reelwright/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../src/app/open-storage.ts';
import { runWorker } from '../src/app/run-worker.ts';
import { CodedError } from '../src/errors/coded-error.ts';
import { sniffUpload } from '../src/features/stored-files/sniff-type.ts';
import { prepareParts } from '../src/features/uploads/feature.ts';
import { prepareUpload } from '../src/features/uploads/prepare-upload.ts';
import { prepareMedia } from '../src/media-tools/prepare/prepare-media.ts';
import { disguised, hugePng, noisePng, withExif } from './odd-files.ts';
import { timesToTry } from './soak.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';
import { movie, noLimits, openMember, type TestMember } from './test-projects.ts';
import { cookieFor, createTestServer } from './test-server.ts';
import { temporaryFolder, testSettings } from './test-settings.ts';

let database: TestDatabase;
let app: FastifyInstance;
let worker: { close(): Promise<void> };
let origin: string;
let folder: string;
let member: TestMember;
const dataDir = temporaryFolder();

const make = (...args: string[]) =>
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...args], { cwd: folder });
const made = (name: string) => readFileSync(join(folder, name));

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = { DATA_DIR: dataDir };
  app = await createTestServer({ database, settings, rateLimits: noLimits });
  worker = await runWorker(testSettings(settings), database.databaseUrl, silentLog);
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  member = await openMember(app, database);
});
afterAll(async () => {
  await worker.close();
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Sends a file as browsers do; stops at the given shares of it, as if the line had been cut. */
async function send(bytes: Buffer, name: string, cutAt: readonly number[] = []): Promise<string> {
  let url: string | undefined;
  for (const share of [...cutAt, 1]) {
    await new Promise<void>((resolve, reject) => {
      const upload = new Upload(bytes, {
        endpoint: `${origin}/api/members/storage/uploads`,
        ...(url && { uploadUrl: url }),
        uploadSize: bytes.length,
        chunkSize: 500_000,
        retryDelays: [],
        headers: { cookie: member.cookie },
        metadata: { filename: name },
        onProgress: (sent) => {
          if (share === 1 || sent < share * bytes.length) return;
          url = upload.url ?? undefined;
          void upload.abort().then(() => resolve());
        },
        onSuccess: () => {
          url = upload.url ?? undefined;
          resolve();
        },
        onError: reject,
      });
      upload.start();
    });
  }
  return url?.split('/').at(-1) ?? '';
}

async function finish(upload: string): Promise<UploadStatus> {
  let status = (await member.post('/api/members/storage/uploaded', { upload })).json();
  await expect
    .poll(
      async () => {
        status = (await member.get('/api/members/storage/upload-status', { upload })).json();
        return status.state;
      },
      // Several odd formats at once take a busy machine minutes.
      { interval: 50, timeout: 240_000 },
    )
    .not.toBe('preparing');
  return status;
}

async function bring(bytes: Buffer, name: string): Promise<StoredFile> {
  const { file, problem } = await finish(await send(bytes, name));
  if (!file) throw new Error(problem);
  return file;
}

const read = async (url: string) => Buffer.from((await app.inject({ url })).rawPayload);

describe('a file sent in pieces', () => {
  it('is the same to the byte after the line was cut at 1, 50 and 99 %', async () => {
    const png = noisePng(900);
    const { file } = await finish(await send(png, 'Beach.png', [0.01, 0.5, 0.99]));
    expect(file).toMatchObject({ name: 'Beach.png', type: 'image/png', width: 900, height: 900 });
    expect(sha256(await read(file?.url ?? ''))).toBe(sha256(png));
    const thumb = await app.inject({ url: file?.thumbnail ?? '' });
    expect(thumb.headers['content-type']).toBe('image/webp');
    const pieces = () => database.pool.query(`select 1 from stored_files where kind = 'piece'`);
    await expect.poll(async () => (await pieces()).rows).toHaveLength(0);
  });

  it('is refused at its first bytes when it is nothing we show, and so is what is too large', async () => {
    await expect(send(Buffer.from('<html>'.repeat(9000)), 'photo.png')).rejects.toThrow('415');
    const reply = await app.inject({
      method: 'POST',
      url: '/api/members/storage/uploads',
      headers: { cookie: member.cookie, 'tus-resumable': '1.0.0', 'upload-length': '100000001' },
    });
    expect(reply.statusCode).toBe(413);
    expect(reply.json().error).toContain('100 MB');
  });

  it('is nobody else’s, and takes its bytes in order only', async () => {
    const begin = await app.inject({
      method: 'POST',
      url: '/api/members/storage/uploads',
      headers: { cookie: member.cookie, 'tus-resumable': '1.0.0', 'upload-length': '4000' },
    });
    const url = begin.headers.location as string;
    const patch = (cookie: string, offset: number) =>
      app.inject({
        method: 'PATCH',
        url,
        headers: {
          cookie,
          'tus-resumable': '1.0.0',
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        payload: noisePng(32).subarray(0, 2000),
      });
    const other = await openMember(app, database);
    expect((await patch(other.cookie, 0)).statusCode).toBe(404);
    expect((await patch('', 0)).statusCode).toBe(401);
    expect((await patch(member.cookie, 7)).statusCode).toBe(409);
    const [one, two] = await Promise.all([patch(member.cookie, 0), patch(member.cookie, 0)]);
    expect([one.statusCode, two.statusCode].toSorted()).toEqual([204, 409]);
    const early = await member.post('/api/members/storage/uploaded', {
      upload: url.split('/').at(-1),
    });
    expect(early.statusCode).toBe(400);
    const gone = await app.inject({
      method: 'DELETE',
      url,
      headers: { cookie: member.cookie, 'tus-resumable': '1.0.0' },
    });
    expect(gone.statusCode).toBe(204);
  });

  it('becomes one file, also when two workers make it at once', async () => {
    const upload = await send(noisePng(40), 'twice.png');
    await database.pool.query("update uploads set state = 'preparing' where id = $1", [upload]);
    const settings = testSettings({ DATA_DIR: dataDir });
    const parts = prepareParts({ settings, db: database.db, storage: await openStorage(settings) });
    await Promise.all([prepareUpload(parts, upload), prepareUpload(parts, upload)]);
    const { rows } = await database.pool.query(
      "select state, (select count(*)::int from stored_files where name = 'twice.png') as files from uploads where id = $1",
      [upload],
    );
    expect(rows).toEqual([{ state: 'ready', files: 1 }]);
  });

  it('says so when the power went while it lay here in pieces', async () => {
    const upload = await send(noisePng(600), 'lost.png');
    const { rows } = await database.pool.query(
      `select key from upload_pieces where upload_id = $1 order by start_byte desc limit 1`,
      [upload],
    );
    truncateSync(join(dataDir, 'files', ...rows[0].key.split('/')), 10);
    expect(await finish(upload)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('lost on our side'),
    });
  });

  it('has room together with all others that were announced, and only so many are on their way', async () => {
    const cookie = await cookieFor(database, undefined);
    const begin = (bytes: number) =>
      app.inject({
        method: 'POST',
        url: '/api/members/storage/uploads',
        headers: { cookie, 'tus-resumable': '1.0.0', 'upload-length': String(bytes) },
      });
    const large = await Promise.all(Array.from({ length: 16 }, () => begin(10_000_000)));
    // A guest has 50 MB, for files of 10.
    expect(large.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    expect((await begin(10_000_000)).headers['x-error-code']).toBe('files-full');
    await database.db.execute(sql`update uploads set bytes = 9_000_000 where bytes = 10_000_000`);
    const small = await Promise.all(Array.from({ length: 120 }, () => begin(10)));
    expect(small.filter(({ statusCode }) => statusCode === 201)).toHaveLength(95);
    expect((await begin(10)).headers['x-error-code']).toBe('uploads-full');
    // What nobody goes on with holds no room; whoever does needs some again.
    const resting = large.find(({ statusCode }) => statusCode === 201)?.headers.location;
    await database.db.execute(sql`update uploads set updated_at = now() - interval '2 hours'
      where session_id is not null`);
    await database.db.execute(sql`delete from uploads where bytes = 10`);
    for (let at = 0; at < 5; at++) expect((await begin(10_000_000)).statusCode).toBe(201);
    const goOn = await app.inject({
      method: 'PATCH',
      url: String(resting),
      headers: {
        cookie,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      payload: noisePng(10),
    });
    expect(goOn.headers['x-error-code']).toBe('files-full');
  });

  it('has no more room as many guests at one address than four of them have', async () => {
    const [address, far] = ['2001:4860:1:2::', '2001:4860:9:9::7'];
    const guestAt = async (from: string) => {
      const cookie = await cookieFor(database, undefined);
      const { rows } = await database.pool.query(
        'select id from sessions order by created_at desc limit 1',
      );
      await database.pool.query('update sessions set address = $1 where id = $2', [
        from,
        rows[0].id,
      ]);
      return async () => {
        const reply = await app.inject({
          method: 'POST',
          url: '/api/members/storage/uploads',
          headers: { cookie, 'tus-resumable': '1.0.0', 'upload-length': '10000000' },
        });
        return reply.headers['x-error-code'] ?? reply.statusCode;
      };
    };
    for (let guest = 0; guest < 4; guest += 1) {
      const begin = await guestAt(`${address}${guest}`);
      for (let file = 0; file < 5; file += 1) expect(await begin()).toBe(201);
    }
    const late = await guestAt(`${address}f`);
    expect(await late()).toBe('guest-files-full');
    expect(await (await guestAt(far))()).toBe(201);
    // An address of an inner network may be that of a proxy: everybody would share it.
    for (let guest = 0; guest < 5; guest += 1) {
      const begin = await guestAt('192.168.1.7');
      for (let file = 0; file < 5; file += 1) expect(await begin()).toBe(201);
    }
  });

  it('keeps its name, but no folders of it', async () => {
    const file = await bring(noisePng(40), '../../etc/passwd.png');
    expect(file.name).toBe('passwd.png');
  });
});

describe('what becomes of files', () => {
  it('photos stand upright and do not say where they were taken', async () => {
    make('-f', 'lavfi', '-i', 'testsrc2=s=400x200:d=1', '-frames:v', '1', 'photo.jpg');
    const photo = withExif(made('photo.jpg'), 6);
    expect(photo.includes('GPS secret')).toBe(true);
    const turned = await bring(photo, 'photo.jpg');
    expect(turned).toMatchObject({ width: 200, height: 400 });
    expect((await read(turned.url)).includes('GPS secret')).toBe(false);
    const straight = await bring(withExif(made('photo.jpg'), 1), 'photo.jpg');
    const kept = await read(straight.url);
    expect(straight).toMatchObject({ type: 'image/jpeg', width: 400, height: 200 });
    expect(kept.includes('GPS secret')).toBe(false);
    expect(kept.includes('Exif')).toBe(false);
  });

  it('odd formats become what browsers show', async () => {
    make(
      '-f',
      'lavfi',
      '-i',
      'testsrc2=s=160x90:r=10:d=1',
      '-f',
      'lavfi',
      '-i',
      'sine=d=1',
      '-metadata',
      'location=+48.1+11.5/',
      '-c:v',
      'mpeg4',
      '-c:a',
      'mp3',
      'clip.avi',
    );
    make(
      '-f',
      'lavfi',
      '-i',
      'testsrc2=s=160x90:r=10:d=1',
      '-c:v',
      'libx264',
      '-pix_fmt',
      'yuv420p',
      'clip.mov',
    );
    make('-f', 'lavfi', '-i', 'testsrc2=s=80x60:r=5:d=1', 'clip.gif');
    make('-f', 'lavfi', '-i', 'sine=d=1', 'tone.wma');
    make('-f', 'lavfi', '-i', 'testsrc2=s=80x60:d=1', '-frames:v', '1', 'photo.bmp');
    const [avi, mov, gif, wma, bmp, svg] = await Promise.all([
      bring(made('clip.avi'), 'clip.avi'),
      bring(made('clip.mov'), 'clip.mov'),
      bring(made('clip.gif'), 'clip.gif'),
      bring(made('tone.wma'), 'tone.wma'),
      bring(made('photo.bmp'), 'photo.bmp'),
      bring(
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="red"/><script>alert(1)</script></svg>',
        ),
        'logo.svg',
      ),
    ]);
    expect(avi).toMatchObject({ type: 'video/mp4', width: 160, height: 90 });
    expect(avi.duration).toBeCloseTo(1, 0);
    expect(mov).toMatchObject({
      type: 'video/mp4',
      thumbnail: expect.stringContaining('/previews/'),
    });
    expect(gif.type).toMatch(/^video\//);
    expect(wma).toMatchObject({ type: 'audio/mpeg', thumbnail: '' });
    expect(bmp).toMatchObject({ type: 'image/webp', width: 80, height: 60 });
    expect(svg).toMatchObject({ type: 'image/webp', width: 2048, height: 1024 });
    const peaks = await member.get('/api/members/storage/peaks', { url: wma.url });
    expect(peaks.json().per_second).toBe(50);
    expect(Math.max(...peaks.json().peaks)).toBeGreaterThan(20);
  });

  it.each([
    ['a picture of 30,000 × 30,000', () => hugePng(), 'megapixels'],
    ['a file of 24 hours', () => dayLongVideo(), 'longer than 4 hours'],
    [
      'a playlist behind a video’s head',
      () => disguised('#EXTM3U\n#EXTINF:1,\n/etc/passwd\n'),
      'damaged',
    ],
    [
      'a concat script behind a video’s head',
      () => disguised('ffconcat version 1.0\nfile /etc/passwd\n'),
      'damaged',
    ],
    [
      'a description of streams behind a video’s head',
      () => disguised('v=0\nm=audio 5004 RTP/AVP 0\n'),
      'damaged',
    ],
    [
      'a DASH manifest behind a video’s head',
      () => disguised('<?xml version="1.0"?><MPD><BaseURL>file:///etc/passwd</BaseURL></MPD>'),
      'damaged',
    ],
    [
      'noise behind a photo’s head',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(9000)]),
      'damaged',
    ],
  ])('refuses %s', async (_, content, words) => {
    const status = await finish(await send(content(), 'innocent.mp4'));
    expect(status).toMatchObject({ state: 'failed', problem: expect.stringContaining(words) });
  });

  it('says what is wrong with files that were changed at random, or takes them as they are', async () => {
    const still = ['-f', 'lavfi', '-i', 'testsrc2=s=64x48:d=1', '-frames:v', '1'];
    make(...still, 'fuzz.png');
    make('-f', 'lavfi', '-i', 'testsrc2=s=64x48:r=5:d=1', 'fuzz.gif');
    make('-f', 'lavfi', '-i', 'testsrc2=s=64x48:r=5:d=1', '-pix_fmt', 'yuv420p', 'fuzz.mp4');
    make('-f', 'lavfi', '-i', 'sine=d=1', 'fuzz.mp3');
    const originals = ['png', 'gif', 'mp4', 'mp3'].map((end) => made(`fuzz.${end}`));
    const programs = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
    for (let attempt = 0; attempt < timesToTry(3, 600); attempt += 1) {
      const bytes = Buffer.from(originals[randomInt(originals.length)] ?? '');
      const changes = Array.from({ length: randomInt(1, 30) }, () => ({
        at: randomInt(12, bytes.length),
        to: randomInt(256),
      }));
      for (const { at, to } of changes) bytes[at] = to;
      const type = sniffUpload(bytes.subarray(0, 1024));
      if (!type) continue;
      writeFileSync(join(folder, 'fuzzed'), bytes);
      const end = await prepareMedia({ programs, folder, file: 'fuzzed', type }).then(
        () => 'taken',
        (error) => (error instanceof CodedError && error.status < 500 ? 'refused' : error),
      );
      expect(['taken', 'refused'], JSON.stringify({ type, changes })).toContain(end);
    }
  });
});

describe('the room that files take', () => {
  it('shows where files are used, and what nothing uses can go at once', async () => {
    const file = await bring(noisePng(50), 'used.png');
    const { id } = await member.save({
      name: 'My-Project',
      title: 'Beach film',
      data_json: JSON.stringify(movie([], { note: file.url })),
    });
    const find = async () => {
      const list = (
        await member.get('/api/members/storage/list', { search: 'USED', type: 'image' })
      ).json();
      return list.results[0];
    };
    expect(await find()).toMatchObject({ used_by: 1, used_in: [{ id, title: 'Beach film' }] });
    // Somebody else's film that shows it as well is theirs to know of.
    const other = await openMember(app, database);
    await other.save({
      name: 'Secret',
      title: 'A secret film',
      data_json: JSON.stringify(movie([], { note: file.url })),
    });
    expect(await find()).toMatchObject({ used_by: 1, used_in: [{ id }] });
    await database.db.execute(sql`update stored_files set created_at = now() - interval '1 hour'`);
    const before = (await member.get('/api/members/storage/list')).json();
    expect(before.unused.files).toBe(before.$meta.items_total - 1);
    const gone = (await member.post('/api/members/storage/clean', {})).json();
    expect(gone.files).toBe(before.unused.files);
    expect((await member.get('/api/members/storage/list')).json()).toMatchObject({
      results: [{ name: 'used.png' }],
      unused: { files: 0, bytes: 0 },
    });
  });
});

/** A second whose head promises a day. */
function dayLongVideo(): Buffer {
  make('-f', 'lavfi', '-i', 'testsrc2=s=32x32:r=10:d=1', '-pix_fmt', 'yuv420p', 'long.mp4');
  const video = made('long.mp4');
  video.writeUInt32BE(86_400_000, video.indexOf('mvhd') + 20);
  return video;
}
