import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readVideoInfo } from '../src/features/media-import/read-video-info.ts';
import {
  createGuardedFetch,
  type GuardedFetch,
} from '../src/guarded-fetch/create-guarded-fetch.ts';
import {
  notAWebAddress,
  privateElsewhere,
  routesToThisMachine,
} from '../src/guarded-fetch/testing/hostile-addresses.ts';
import { startVictim, type Victim } from '../src/guarded-fetch/testing/start-victim.ts';
import { hasJail } from '../src/providers/page-screenshot/browser-jail.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { noLimits, openMember, type TestMember } from './test-projects.ts';
import { createTestServer } from './test-server.ts';
import { temporaryFolder } from './test-settings.ts';
import { pictureUrl } from './test-videos.ts';

/** Browsers for strangers' pages need a network of their own, which not every machine gives. */
const isJailed = await hasJail();
const browser = process.env.CHROME_PATH ? { CHROME_PATH: process.env.CHROME_PATH } : {};
const dataUrl = pictureUrl('#ff0000');
const png = Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');

let database: TestDatabase;
let app: FastifyInstance;
let elsewhere: Server;
let origin: string;
let member: TestMember;
const served = { asked: 0, type: 'image/png', body: png as Buffer | string };

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestServer({
    database,
    settings: { DATA_DIR: temporaryFolder(), ...browser },
    rateLimits: noLimits,
    guardedFetch: createGuardedFetch({ allowAddress: () => true }),
  });
  elsewhere = createHttpServer((_request, reply) => {
    served.asked += 1;
    reply.writeHead(200, { 'content-type': served.type }).end(served.body);
  });
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  member = await openMember(app, database);
});
beforeEach(() => {
  Object.assign(served, { asked: 0, type: 'image/png', body: png });
});
afterAll(async () => {
  await app.close();
  elsewhere.close();
  await database.close();
});

const credit = { author: 'Ann', licence: 'CC BY 4.0', link: 'https://example.org/1' };
const copy = (body: object) => member.post('/api/queries/s3-url', body);

describe('a picture from elsewhere', () => {
  it('is copied once, with its credit and a small picture, for whoever asks', async () => {
    const url = `${origin}/beach.png`;
    const first = await copy({ url, withThumb: true, credit });
    expect(first.statusCode, first.body).toBe(200);
    expect(first.json()).toMatchObject({
      type: 'image',
      url: expect.stringContaining('/media/web/'),
    });
    expect(first.json().thumbnail).toContain('/media/previews/');
    const other = await openMember(app, database);
    expect((await other.post('/api/queries/s3-url', { url })).json()).toEqual(first.json());
    expect(served.asked).toBe(1);
    const { rows } = await database.pool.query(
      `select credit, name from stored_files where kind = 'web'`,
    );
    expect(rows).toEqual([{ credit, name: 'beach.png' }]);
    const thumb = await copy({ url, onlyThumb: true });
    expect(thumb.json().url).toBe(first.json().thumbnail);
  });

  it('may have a name of odd letters', async () => {
    const reply = await copy({ url: `${origin}/odd%00%0Aname%ED%A0%80.png` });
    expect(reply.statusCode, reply.body).toBe(200);
    const { rows } = await database.pool.query(
      `select name from stored_files where name like '%odd%' or name like '%ED%A0%80%'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].name).not.toMatch(/\p{Cc}/u);
    const plain = await copy({ url: `${origin}/plain%00name.png` });
    expect(plain.statusCode, plain.body).toBe(200);
  });

  it('is credited to pages of the web, never to a script', async () => {
    const link = 'javascript:alert(1)';
    const reply = await copy({ url: `${origin}/thanks.png`, credit: { ...credit, link } });
    expect(reply.statusCode, reply.body).toBe(200);
    const { rows } = await database.pool.query(
      `select credit from stored_files where name = 'thanks.png'`,
    );
    expect(rows).toEqual([{ credit: { ...credit, link: '' } }]);
  });

  it('can be the data itself, and one of ours stays where it is', async () => {
    const kept = (await copy({ data: dataUrl, name: 'drawn.png' })).json();
    expect(kept.url).toContain('/media/uploads/');
    expect((await copy({ url: kept.url })).json().url).toBe(kept.url);
    const listed = await member.get('/api/queries/s3-list', { bucket: 'uploads', ext: 'png' });
    expect(listed.json()).toEqual([kept.url]);
    const shipped = await member.get('/api/queries/s3-list', {
      bucket: 'library',
      folder: 'music',
    });
    expect(shipped.json().length).toBeGreaterThan(5);
  });

  it.each([
    ['a page named .png', { type: 'image/png', body: '<html><script>1</script>' }, 502],
    ['a page', { type: 'text/html', body: '<html>' }, 502],
  ])('is not %s', async (_, reply, status) => {
    Object.assign(served, reply);
    expect((await copy({ url: `${origin}/${Math.random()}.png` })).statusCode).toBe(status);
  });

  it('needs one of the two, and a proper address', async () => {
    expect((await copy({})).statusCode).toBe(400);
    expect((await copy({ url: 'file:///etc/passwd' })).statusCode).toBe(400);
    expect((await copy({ url: '/media/uploads/../../etc/passwd' })).statusCode).toBe(400);
    expect((await copy({ data: 'data:image/png;base64,PGh0bWw+' })).statusCode).toBe(415);
  });
});

describe('whatever fetches for people', () => {
  const fetchers = {
    's3-url': (url: string) => guarded.post('/api/queries/s3-url', { url }),
    cors: (url: string) => guarded.get('/api/queries/cors', { url }),
    'cors.php': (url: string) => guarded.get('/api/queries/cors.php', { url }),
    proxy: (url: string) => guarded.get('/api/queries/proxy', { url }),
    screenshot: (url: string) => guarded.post('/api/queries/screenshot', { url }),
    'yt-info': (url: string) => guarded.get('/api/queries/yt-info', { url }),
    head: (url: string) => guarded.post('/api/queries/head', { url }),
  };
  let victim: Victim;
  let guarded: TestMember;
  let house: FastifyInstance;
  beforeAll(async () => {
    victim = await startVictim();
    house = await createTestServer({
      database,
      settings: { DATA_DIR: temporaryFolder(), ...browser },
      rateLimits: noLimits,
    });
    guarded = await openMember(house, database);
  });
  afterAll(async () => {
    await house.close();
    await victim.close();
  });

  it.each(Object.keys(fetchers))('%s reaches nothing that isn’t the web', async (name) => {
    const ask = fetchers[name as keyof typeof fetchers];
    for (const address of [...routesToThisMachine, ...privateElsewhere, ...notAWebAddress]) {
      const reply = await ask(address.replace('PORT', String(victim.port)));
      // `head` answers whether there is something: there never is.
      if (name === 'head' && reply.statusCode === 200) expect(reply.json()).toBe(false);
      else expect([address, reply.statusCode >= 400]).toEqual([address, true]);
    }
    expect(victim.connections()).toBe(0);
  });
});

describe('other pages', () => {
  it('are read as text, for signed-in people and guests only', async () => {
    Object.assign(served, { type: 'text/html', body: '<h1>Hello</h1>' });
    const page = await member.get('/api/queries/proxy', { url: `${origin}/page` });
    expect(page.json()).toEqual({ data: '<h1>Hello</h1>' });
    const text = await member.get('/api/queries/cors.php', { url: `${origin}/page` });
    expect(text.headers['content-type']).toContain('text/plain');
    expect((await app.inject({ url: `/api/queries/proxy?url=${origin}` })).statusCode).toBe(401);
  });

  it('of video sites: the way there', async () => {
    const way = await member.get('/api/queries/youtube-dl', {
      url: 'https://youtu.be/dQw4w9WgXcQ',
    });
    expect(way.headers.location).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    const none = await member.get('/api/queries/youtube-dl', { url: 'https://example.org/' });
    expect(none.statusCode).toBe(502);
  });

  it('of video sites: what they say about a video', async () => {
    const asked: string[] = [];
    const sites = (text: string, ok = true): GuardedFetch =>
      (async (url: string) => {
        asked.push(url);
        return { ok, text: async () => text };
      }) as unknown as GuardedFetch;
    const read = (site: GuardedFetch, address: string) =>
      readVideoInfo(site, address, new AbortController().signal);
    const page =
      '<meta name="title" content="Cats &amp; dogs"><link itemprop="name" content="Ann"> "lengthSeconds":"212"';
    expect(await read(sites(page), 'https://youtu.be/dQw4w9WgXcQ?t=9')).toEqual({
      duration: 212,
      title: 'Cats & dogs',
      author: 'Ann',
      thumbnail: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
    });
    const about = { duration: 62, title: 'Sea', author_name: 'Bo', thumbnail_url: 'https://i.x/1' };
    expect(await read(sites(JSON.stringify(about)), 'https://vimeo.com/76979871/abcdef12')).toEqual(
      {
        duration: 62,
        title: 'Sea',
        author: 'Bo',
        thumbnail: 'https://i.x/1',
      },
    );
    expect(asked).toEqual([
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871%2Fabcdef12&width=1280',
    ]);
    const gone = { code: 'address-unreachable' };
    await expect(read(sites('', false), 'https://vimeo.com/76979871')).rejects.toMatchObject(gone);
    await expect(read(sites('<html>'), 'https://vimeo.com/76979871')).rejects.toMatchObject(gone);
    await expect(read(sites('<html>'), 'https://youtu.be/dQw4w9WgXcQ')).rejects.toMatchObject(gone);
  });

  it('become pictures of them, kept as files of one’s own, or this machine says that it cannot', async () => {
    Object.assign(served, { type: 'text/html', body: '<h1>Hello</h1>' });
    const shot = await member.post('/api/queries/screenshot', { url: `${origin}/page` });
    const missing = await member.post('/api/queries/screenshot', { url: 'file:///etc/passwd' });
    expect(missing.statusCode).toBe(400);
    if (!isJailed) {
      expect([shot.statusCode, shot.json().error]).toEqual([
        501,
        'Pictures of websites can’t be taken on this server. Please take a screenshot yourself and upload it.',
      ]);
      expect(served.asked).toBe(0);
      return;
    }
    expect(shot.statusCode, shot.body).toBe(200);
    const { headers } = await app.inject({
      url: shot.json().url,
      headers: { cookie: member.cookie },
    });
    expect(headers['content-type']).toMatch(/^image\//);
  });
});
