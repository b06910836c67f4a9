import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runWorker } from '../src/app/run-worker.ts';
import { fileReferences, storedFiles, users } from '../src/db/schema/index.ts';
import { sweepFilesJob } from '../src/features/stored-files/sweep-files-job.ts';
import { createGuardedFetch } from '../src/guarded-fetch/create-guarded-fetch.ts';
import { joinHouse, openBrowser } from './test-accounts.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';
import { movie, noLimits, openMember, openTab, slide, type TestMember } from './test-projects.ts';
import { createTestServer } from './test-server.ts';
import { temporaryFolder, testSettings } from './test-settings.ts';
import { pictureItem, pictureUrl, publish, saveProject, tinyMovie } from './test-videos.ts';

const png = Buffer.from(pictureUrl('#ff0000').split(',')[1] ?? '', 'base64');
const otherPng = Buffer.from(pictureUrl('#00ff00').split(',')[1] ?? '', 'base64');

let database: TestDatabase;
let app: FastifyInstance;
let worker: { close(): Promise<void> };
let elsewhere: Server;
let origin: string;
const served = { asked: 0, body: png, status: 200, type: 'image/png' };

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = { DATA_DIR: temporaryFolder() };
  const guardedFetch = createGuardedFetch({ allowAddress: () => true });
  app = await createTestServer({ database, settings, rateLimits: noLimits, guardedFetch });
  worker = await runWorker(testSettings(settings), database.databaseUrl, silentLog, {
    guardedFetch,
  });
  elsewhere = createHttpServer((_request, reply) => {
    served.asked += 1;
    reply.writeHead(served.status, { 'content-type': served.type }).end(served.body);
  });
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
beforeEach(() => {
  Object.assign(served, { asked: 0, body: png, status: 200, type: 'image/png' });
});
afterAll(async () => {
  await worker.close();
  await app.close();
  elsewhere.close();
  await database.close();
});

const upload = (cookie: string, body: Buffer, name = 'photo.png') =>
  app.inject({
    method: 'POST',
    url: `/api/members/storage/upload?name=${encodeURIComponent(name)}`,
    headers: { cookie, 'content-type': 'application/octet-stream' },
    payload: body,
  });
const listOf = async (member: TestMember) => (await member.get('/api/members/storage/list')).json();
const proxied = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/queries/cors?url=${encodeURIComponent(url)}`, headers });

/** Lets time pass for every file, and sweeps. */
async function sweepAfter(interval: string): Promise<void> {
  await database.pool.query(`update stored_files set used_at = used_at - interval '${interval}'`);
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into pgboss.job (name, data) values ('${sweepFilesJob.name}', '{}') returning id`,
  );
  await expect
    .poll(async () => {
      const job = await database.pool.query('select state from pgboss.job where id = $1', [
        rows[0]?.id,
      ]);
      return job.rows[0]?.state;
    })
    .toBe('completed');
}

describe('a file that somebody brings', () => {
  it('has an address that stays, an owner, a type by its content and a size', async () => {
    const member = await openMember(app, database);
    const reply = await upload(member.cookie, png, 'Beach “1”.txt');
    expect(reply.statusCode, reply.body).toBe(200);
    const file = reply.json();
    expect(file).toMatchObject({ type: 'image/png', name: 'Beach “1”.txt', bytes: png.length });
    expect(file.url).toMatch(/^\/media\/uploads\/[0-9a-f]{2}\/[0-9a-f]{40}\.png$/);
    const read = await app.inject({ url: file.url, headers: { range: 'bytes=1-3' } });
    expect(read.statusCode).toBe(206);
    expect(read.body).toBe('PNG');
    expect(read.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(await listOf(member)).toMatchObject({
      results: [{ id: file.id, used_by: 0 }],
      $meta: { items_total: 1 },
      used_bytes: png.length,
      max_bytes: 2e9,
    });
  });

  it.each([
    // By its name it was a picture once; what is in it is none.
    ['a page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 'file-broken'],
    ['a playlist', Buffer.from('#EXTM3U\nfile:///etc/passwd\n'), 'file-broken'],
    ['nothing', Buffer.alloc(0), 'file-empty'],
  ])('is not %s', async (_, body, code) => {
    const { cookie } = await openMember(app, database);
    const reply = await upload(cookie, body, 'innocent.png');
    expect(reply.statusCode).toBe(415);
    expect(reply.headers['x-error-code']).toBe(code);
  });

  it('is refused in words, also while the browser is still sending', async () => {
    const { cookie } = await openMember(app, database);
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const send = (body: Buffer) =>
      fetch(`http://127.0.0.1:${port}/api/members/storage/upload`, {
        method: 'POST',
        headers: { cookie },
        body: new Uint8Array(body),
      });
    const page = await send(Buffer.from('<html>'.repeat(500_000)));
    expect(page.status).toBe(415);
    const large = Buffer.concat([png, Buffer.alloc(8_000_000)]);
    const kept = await send(large);
    // What is behind the end of a picture is not part of it.
    expect(await kept.json()).toMatchObject({ type: 'image/png', bytes: png.length });
  });

  it('is held to the plan, one by one and in all, and leaves nothing behind', async () => {
    const member = await openMember(app, database);
    const large = Buffer.concat([png, Buffer.alloc(100_000_001 - png.length)]);
    const refused = await upload(member.cookie, large);
    expect(refused.statusCode).toBe(413);
    expect(refused.json().error).toContain('100 MB');
    await upload(member.cookie, png);
    await database.db
      .update(storedFiles)
      .set({ bytes: 2e9 - 10 })
      .where(sql`user_id = ${member.id}`);
    const full = await upload(member.cookie, png);
    expect(full.statusCode).toBe(409);
    expect(full.json().error).toContain('2 GB');
    const rows = await database.db.select().from(storedFiles).where(sql`user_id = ${member.id}`);
    expect(rows.map(({ kind }) => kind).filter((kind) => kind !== 'preview')).toEqual(['upload']);
  });

  it('needs a session, and nobody removes another person’s', async () => {
    expect((await upload('', png)).statusCode).toBe(401);
    const [ann, bob] = [await openMember(app, database), await openMember(app, database)];
    const { id, url } = (await upload(ann.cookie, png)).json();
    const others = await Promise.all([
      bob.post('/api/members/storage/remove', { ids: [id] }),
      bob.post('/api/members/storage/restore', { ids: [id] }),
      bob.post('/api/members/storage/move', { ids: [id], folder: 'Mine' }),
      bob.post('/api/members/storage/rename', { id, name: 'Mine' }),
    ]);
    expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    const removed = await ann.post('/api/members/storage/remove', { id });
    expect(removed.json()).toEqual({ type: 'msg', msg: 'File removed' });
    expect(await listOf(ann)).toMatchObject({ $meta: { items_total: 0 }, used_bytes: 0 });
    // Whoever changes their mind finds everything as it was.
    expect((await app.inject({ url })).statusCode).toBe(200);
    await ann.post('/api/members/storage/restore', { ids: [id] });
    expect(await listOf(ann)).toMatchObject({ results: [{ id }], used_bytes: png.length });
    await ann.post('/api/members/storage/remove', { ids: [id] });
    await database.pool.query(
      "update stored_files set removed_at = removed_at - interval '11 minutes' where id = $1",
      [id],
    );
    await sweepAfter('11 minutes');
    expect((await app.inject({ url })).statusCode).toBe(404);
    expect((await ann.post('/api/members/storage/restore', { ids: [id] })).statusCode).toBe(404);
  });

  it('is called and put where its owner likes, and found there', async () => {
    const ann = await openMember(app, database);
    const files = [];
    for (const name of ['b.png', 'a.png', 'c.png'])
      files.push((await upload(ann.cookie, png, name)).json());
    const [b, a] = files;
    const ids = [a.id, b.id];
    await ann.post('/api/members/storage/move', { ids, folder: ' Beach ' });
    await ann.post('/api/members/storage/rename', { id: b.id, name: 'Sunset' });
    const asked = async (query: Record<string, string>) =>
      (await ann.get('/api/members/storage/list', query)).json();
    const inFolder = await asked({ folder: 'Beach', order: 'name' });
    expect(inFolder.results.map(({ name }: { name: string }) => name)).toEqual(['a.png', 'Sunset']);
    expect(inFolder.folders).toEqual([{ name: 'Beach', files: 2 }]);
    const rename = { from: 'Beach', to: 'Sea' };
    await ann.post('/api/members/storage/rename-folder', rename);
    expect((await ann.post('/api/members/storage/rename-folder', rename)).statusCode).toBe(404);
    expect((await asked({ order: 'oldest' })).folders).toEqual([{ name: 'Sea', files: 2 }]);
    await ann.post('/api/members/storage/rename-folder', { from: 'Sea', to: '' });
    expect((await asked({ order: 'most-used' })).folders).toEqual([]);
  });

  it('tells its owner nothing of the projects that others use it in', async () => {
    const [owner, other] = [await openMember(app, database), await openMember(app, database)];
    const { url } = (await upload(owner.cookie, png)).json();
    await saveProject(other, movie([slide('a', pictureItem('p', url))]), 'My secret');
    const shown = await listOf(owner);
    expect(shown.results).toMatchObject([{ url, used_by: 0 }]);
    expect(JSON.stringify(shown)).not.toContain('My secret');
    await saveProject(owner, movie([slide('a', pictureItem('p', url))]));
    expect((await listOf(owner)).results).toMatchObject([{ url, used_by: 1 }]);
  });

  it('of a guest becomes the member’s who they turn out to be', async () => {
    const browser = openBrowser(app);
    await browser.post('/api/user/guest');
    const file = (await upload(browser.cookie, png)).json();
    await browser.post('/api/user/signup', {
      email: 'gil@example.com',
      password: 'first password',
    });
    const list = (await browser.get('/api/members/storage/list')).json();
    expect(list.results).toEqual([{ ...file, used_by: 0 }]);
  });

  it('is not reachable in other folders by its key alone', async () => {
    expect((await app.inject({ url: '/media/videos/ab/abcdef.mp4' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/media/..%2f..%2fsecrets' })).statusCode).toBe(404);
  });
});

describe('a file of no use', () => {
  const exists = async (url: string) => (await app.inject({ url })).statusCode === 200;

  it('goes after 30 days, but never while a project or a video uses it', async () => {
    const member = await openMember(app, database);
    const [used, unused] = [
      (await upload(member.cookie, png)).json().url as string,
      (await upload(member.cookie, png)).json().url as string,
    ];
    const id = await saveProject(member, movie([slide('a', pictureItem('p', used))]));
    expect((await listOf(member)).results.map((file: { used_by: number }) => file.used_by)).toEqual(
      [0, 1],
    );
    await sweepAfter('29 days');
    expect([await exists(used), await exists(unused)]).toEqual([true, true]);
    await sweepAfter('2 days');
    expect([await exists(used), await exists(unused)]).toEqual([true, false]);
    await member.post('/api/user/projects/remove', { id });
    await sweepAfter('40 days');
    expect(await exists(used)).toBe(true);
    await member.post('/api/user/projects/purge', { id });
    await sweepAfter('29 days');
    expect(await exists(used)).toBe(true);
    await sweepAfter('2 days');
    expect(await exists(used)).toBe(false);
  });

  it('is one that a small change put in, or a later save took out', async () => {
    const member = await openMember(app, database);
    const { url } = (await upload(member.cookie, png)).json();
    const id = await saveProject(member, movie([slide('a')]));
    const targets = async () =>
      (await database.db.select().from(fileReferences).where(sql`project_id = ${id}`)).length;
    const tab = await openTab(member, id);
    const item = pictureItem('p', url);
    const change = { op: 'add', path: '/frames/0/items/0', value: item } as const;
    tab.data.frames[0]?.items.push(item as never);
    expect(await tab.send(tab.body([change as never]))).toMatchObject({ type: 'saved' });
    expect(await targets()).toBe(1);
  });

  it('goes soon when its owner deletes the account', async () => {
    const house = { app, database } as never;
    const { browser, password } = await joinHouse(house, 'leaver@example.com');
    const { url } = (await upload(browser.cookie, png)).json();
    await browser.post('/api/user/delete/confirm', { password });
    await sweepAfter('11 minutes');
    expect(await exists(url)).toBe(false);
  });
});

describe('media of another site', () => {
  it('come through our server once, and stay when the site is away', async () => {
    const { cookie } = await openMember(app, database);
    const first = await proxied(`${origin}/a.png`, { cookie });
    expect(first.statusCode, first.body).toBe(200);
    expect(first.rawPayload.equals(png)).toBe(true);
    expect(first.headers['content-type']).toBe('image/png');
    const range = await proxied(`${origin}/a.png`, { cookie, range: 'bytes=1-3' });
    expect(range.body).toBe('PNG');
    expect(served.asked).toBe(1);
    await database.pool.query("update stored_files set stored_at = now() - interval '2 days'");
    served.status = 500;
    expect((await proxied(`${origin}/a.png`, { cookie })).rawPayload.equals(png)).toBe(true);
    Object.assign(served, { status: 200, body: otherPng });
    const renewed = await proxied(`${origin}/a.png`, { cookie });
    expect(renewed.rawPayload.equals(otherPng)).toBe(true);
  });

  it('are asked for once when ten ask together', async () => {
    const { cookie } = await openMember(app, database);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => proxied(`${origin}/together.png`, { cookie })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(served.asked).toBe(1);
  });

  it('are for strangers only what a published video shows', async () => {
    const url = `${origin}/published.png`;
    expect((await proxied(url)).statusCode).toBe(404);
    const member = await openMember(app, database);
    const data = tinyMovie(1);
    data.frames[0]?.items.push(pictureItem('p', url) as never);
    const id = await saveProject(member, data);
    expect((await proxied(url)).statusCode).toBe(404);
    await publish(member, id);
    expect((await proxied(url)).rawPayload.equals(png)).toBe(true);
    await member.post('/api/members/unpublish-video', { proj_id: id });
    expect((await proxied(url)).statusCode).toBe(404);
  });

  it('are nothing but media', async () => {
    const { cookie } = await openMember(app, database);
    Object.assign(served, { body: Buffer.from('<html>'), type: 'text/html' });
    expect((await proxied(`${origin}/page`, { cookie })).headers['x-error-code']).toBe(
      'address-wrong-type',
    );
    served.type = 'image/png';
    expect((await proxied(`${origin}/liar`, { cookie })).headers['x-error-code']).toBe(
      'address-wrong-type',
    );
    expect((await proxied('file:///etc/passwd', { cookie })).statusCode).toBe(400);
    expect((await proxied('http://localhost:3000//evil.example', { cookie })).statusCode).toBe(404);
    const own = await proxied('http://localhost:3000/library/sample/x.webp', { cookie });
    expect(own.headers.location).toBe('/library/sample/x.webp');
  });

  it('count against the room of whoever asked', async () => {
    const member = await openMember(app, database);
    await upload(member.cookie, png);
    await database.db.update(storedFiles).set({ bytes: 2e9 }).where(sql`user_id = ${member.id}`);
    const { cookie } = member;
    expect((await proxied(`${origin}/more.png`, { cookie })).statusCode).toBe(409);
    await database.db.update(users).set({ plan: 'pro' }).where(sql`id = ${member.id}`);
    expect((await proxied(`${origin}/more.png`, { cookie })).statusCode).toBe(200);
  });
});
