import { mkdir, mkdtemp, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../src/app/open-storage.ts';
import { removeLeftBehind } from '../src/data-dir/work-folder.ts';
import { createHealthHandlers } from '../src/features/health/health-handlers.ts';
import { noteFile, noteStored } from '../src/features/stored-files/stored-file-repository.ts';
import { openMedia } from '../src/features/videos/open-media.ts';
import { textUntilNextTry } from '../src/features/videos/video-failed.ts';
import { createArtStore } from '../src/library/built-in/art-store.ts';
import { readSecret } from '../src/secrets/read-secret.ts';
import { signedUrl } from '../src/storage/signed-link.ts';
import type { Storage } from '../src/storage/storage.ts';
import { newStorageKey } from '../src/storage/storage-key.ts';
import { buildDatabaseGate } from './database-gate.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';
import { noLimits, openMember, type TestMember } from './test-projects.ts';
import { createTestServer } from './test-server.ts';
import { temporaryFolder, testSettings } from './test-settings.ts';
import { publish, saveProject, tinyMovie } from './test-videos.ts';

let database: TestDatabase;
let app: FastifyInstance;
let storage: Storage;
let [ann, eve] = [] as unknown as [TestMember, TestMember];
const dataDir = temporaryFolder();
const settings = testSettings({ DATA_DIR: dataDir });
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestServer({
    database,
    settings: { DATA_DIR: dataDir },
    rateLimits: noLimits,
  });
  storage = await openStorage(settings);
  [ann, eve] = [await openMember(app, database), await openMember(app, database)];
});
afterAll(async () => {
  await storage.close();
  await app.close();
  await database.close();
});

/** A finished video file of a project, as a worker stores it. */
async function storeVideo(projectId: number, extension = 'mp4'): Promise<string> {
  const key = newStorageKey('videos', extension);
  await noteFile(database.db, { key, kind: 'video', projectId });
  await storage.put(key, Buffer.from('a film'), { contentType: 'video/mp4' });
  await noteStored(database.db, key, { bytes: 6 });
  return key;
}

describe('a request', () => {
  it.each(['gzip', 'br', 'nonsense'])(
    'that is packed as %s is refused as such',
    async (packing) => {
      const reply = await app.inject({
        method: 'POST',
        url: '/api/user/projects/remove',
        headers: { cookie: ann.cookie, 'content-encoding': packing },
        payload: { id: 1 },
      });
      expect(reply.statusCode).toBe(415);
      expect(reply.json().error).toMatch(/compressed requests/);
    },
  );

  it('that is under way when the database dies may be sent again', async () => {
    const gate = await buildDatabaseGate(database, {
      revision: { before: 'insert on project_revisions', when: 'true' },
    });
    await gate.close('revision');
    const saving = ann.post('/api/user/projects/save', {
      title: 'Held up',
      data_json: JSON.stringify(tinyMovie(1)),
    });
    await gate.reached();
    await gate.open();
    const reply = await saving;
    expect(reply.statusCode, reply.body).toBe(503);
    gate.remove();
  });
});

it('the page about calls sends nothing elsewhere', async () => {
  const { headers } = await app.inject({ url: '/api/docs/static/index.html' });
  const policy = String(headers['content-security-policy']);
  for (const rule of ["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(rule);
  }
});

describe('a file of a video', () => {
  const open = async (member: TestMember, url: string) => {
    const parts = {
      db: database.db,
      storage,
      publicUrl: settings.PUBLIC_URL,
      foreignMedia: { copyOf: async () => Promise.reject(new Error('not asked for')) },
      art: createArtStore(temporaryFolder()),
    };
    return text(await openMedia(parts, member.id, () => undefined)(url, undefined));
  };

  it('is of use to its owner’s movies only, even for somebody who knows its key', async () => {
    const key = await storeVideo(await saveProject(ann, tinyMovie(1)));
    expect(await open(ann, `/files/${key}`)).toBe('a film');
    for (const address of [
      `/files/${key}`,
      `/media/${key}`,
      `${settings.PUBLIC_URL}/files/${key}`,
    ]) {
      await expect(open(eve, address)).rejects.toThrow('It is not one of your files.');
    }
  });

  it('is no longer behind its signed link once its project is deleted, or its account', async () => {
    const id = await saveProject(ann, tinyMovie(1));
    const link = async (key: string) => {
      const linkSecret = await readSecret(database.db, 'link-signing');
      const url = signedUrl({ publicUrl: '', linkSecret }, { key, expiresInSeconds: 600 });
      return (await app.inject({ url })).statusCode;
    };
    const key = await storeVideo(id);
    expect(await link(key)).toBe(200);
    await ann.post('/api/user/projects/remove', { id });
    expect(await link(key)).toBe(403);
    await ann.post('/api/user/projects/undelete', { id });
    expect(await link(key)).toBe(200);
    await ann.post('/api/user/projects/remove', { id });
    await ann.post('/api/user/projects/purge', { id });
    expect(await link(key)).toBe(403);

    const leaving = await openMember(app, database);
    const theirs = await storeVideo(await saveProject(leaving, tinyMovie(1)));
    await database.pool.query('delete from users where id = $1', [leaving.id]);
    expect(await link(theirs)).toBe(403);
  });

  it('that got lost is noticed when the video is published again', async () => {
    const id = await saveProject(eve, tinyMovie(1));
    await publish(eve, id);
    const key = await storeVideo(id);
    await database.pool.query(
      `update videos set file_key = $2, poster_key = $2, preview_key = $2, quality = 'sd',
         custom_size = r.custom_size from renders r where r.project_id = $1 and videos.project_id = $1`,
      [id, key],
    );
    await database.pool.query(
      "update renders set state = 'done', ended_at = now() where project_id = $1",
      [id],
    );
    expect(await publish(eve, id)).toMatchObject({ status: 'pass' });
    await storage.delete(key);
    expect(await publish(eve, id)).toMatchObject({ status: 'pending' });
  });
});

it('mail about a video goes to strangers only from proven accounts, and not for ever', async () => {
  const writer = await openMember(app, database);
  const id = await saveProject(writer, tinyMovie(1));
  const send = (email: string) =>
    writer.post('/api/members/queue-video', { action: 'download', proj_id: id, data: { email } });
  expect((await send(writer.email)).statusCode).toBe(200);
  expect((await send('victim@example.com')).headers['x-error-code']).toBe('verification-required');
  await database.pool.query('update users set verified = true where id = $1', [writer.id]);
  const replies = [];
  for (let index = 0; index < 11; index += 1)
    replies.push((await send('victim@example.com')).statusCode);
  expect(replies).toEqual([...Array(10).fill(200), 429]);
  expect((await send(writer.email)).statusCode).toBe(200);
});

describe('a full disk', () => {
  it('is told by /readyz', async () => {
    const handlers = createHealthHandlers({
      askDatabase: async () => undefined,
      isStopping: () => false,
      freeBytes: async () => 1_000_000,
    });
    const asked = async () => handlers.readiness({ log: silentLog } as never);
    await expect(asked()).rejects.toMatchObject({ code: 'storage-full', status: 507 });
  });

  it('is told to whoever saves or publishes', async () => {
    const id = await saveProject(ann, tinyMovie(1));
    await database.pool.query(`
      create function full_disk() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file: No space left on device' using errcode = '53100';
      end $$;
      create trigger full_disk before insert on project_revisions execute function full_disk();
      create trigger full_disk before insert on renders execute function full_disk()`);
    const saved = await ann.post('/api/user/projects/save', {
      title: 'One more',
      data_json: JSON.stringify(tinyMovie(1)),
    });
    const published = await ann.post('/api/members/queue-video', {
      action: 'download',
      proj_id: id,
    });
    await database.pool.query('drop function full_disk cascade');
    for (const { statusCode, headers } of [saved, published]) {
      expect([statusCode, headers['x-error-code']]).toEqual([507, 'storage-full']);
    }
  });

  it('is told to whoever waits for a video', () => {
    const full = Object.assign(new Error('write failed'), { code: 'ENOSPC' });
    expect(textUntilNextTry(new Error('storing', { cause: full }))).toMatch(/no disk space left/);
    expect(textUntilNextTry(new Error('something else'))).toMatch(/went wrong on our side/);
  });
});

it('what a killed worker left behind goes within the hour; what is being worked in stays', async () => {
  const parent = join(temporaryFolder(), 'work');
  await mkdir(parent);
  const [left, living] = [
    await mkdtemp(join(parent, 'video-')),
    await mkdtemp(join(parent, 'video-')),
  ];
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await utimes(left, minutesAgo(25), minutesAgo(25));
  await utimes(living, minutesAgo(2), minutesAgo(2));
  await removeLeftBehind(parent);
  expect(await readdir(parent)).toEqual([living.split('/').at(-1)]);
});
