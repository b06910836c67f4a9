import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../src/app/open-storage.ts';
import { videos } from '../src/db/schema/index.ts';
import { newStorageKey } from '../src/storage/storage-key.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { noLimits, openMember, type TestMember } from './test-projects.ts';
import { createTestServer } from './test-server.ts';
import { temporaryFolder, testSettings } from './test-settings.ts';
import { publish, saveProject, tinyMovie } from './test-videos.ts';

const publicUrl = 'http://localhost:3000';
const DATA_DIR = temporaryFolder();
let database: TestDatabase;
let app: FastifyInstance;
let ann: TestMember;
const routes: RouteOptions[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestServer({
    database,
    settings: { DATA_DIR },
    rateLimits: noLimits,
    watchRoute: (route) => routes.push(route),
  });
  ann = await openMember(app, database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const browse = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });
const ask = (url: string) => app.inject({ url });

/** A published project whose video is still being made; nobody works here. */
async function published(title: string, data: object = {}): Promise<number> {
  const id = await saveProject(ann, tinyMovie(1), title);
  await publish(ann, id, { title, ...data });
  return id;
}

/** As if a worker had made it. */
async function rendered(title: string): Promise<number> {
  const id = await published(title);
  const storage = await openStorage(testSettings({ DATA_DIR }));
  const fileKey = newStorageKey('videos', 'mp4');
  const posterKey = newStorageKey('videos', 'jpg');
  await storage.put(fileKey, Buffer.from('0123456789'), { contentType: 'video/mp4' });
  await storage.put(posterKey, Buffer.from('picture'), { contentType: 'image/jpeg' });
  await storage.close();
  await database.db
    .update(videos)
    .set({ fileKey, posterKey, width: 854, height: 480, seconds: 61.4, finishedAt: new Date() })
    .where(eq(videos.projectId, id));
  return id;
}

/** What a page says in a script tag of this kind. */
function dataIn(html: string, attributes: string) {
  const [, text = 'null'] = new RegExp(`<script ${attributes}>(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(text);
}
const metaIn = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('the page of a video', () => {
  it('says in its head what is to be seen, for search engines and whoever shows links', async () => {
    const id = await rendered('Ten coffees');
    const page = await browse(`/videos/${id}-ten-coffees.html`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    const address = `${publicUrl}/videos/${id}-ten-coffees.html`;
    expect(page.body).toContain('<title>Ten coffees · Reelwright</title>');
    expect(page.body).toContain(`<link rel="canonical" href="${address}" />`);
    expect(page.body).toMatch(
      /<link rel="alternate" type="application\/json\+oembed" href="[^"]+"/,
    );
    expect(metaIn(page.body, 'og:title')).toBe('Ten coffees');
    expect(metaIn(page.body, 'og:video')).toMatch(
      new RegExp(`^${publicUrl}/videos/${id}/video\\.mp4\\?v=\\d+$`),
    );
    expect(metaIn(page.body, 'twitter:card')).toBe('player');
    expect(metaIn(page.body, 'twitter:player')).toBe(`${publicUrl}/embed.html?pid=${id}`);
    expect(dataIn(page.body, 'type="application/ld\\+json"')).toMatchObject({
      '@type': 'VideoObject',
      name: 'Ten coffees',
      duration: 'PT61S',
      embedUrl: `${publicUrl}/embed.html?pid=${id}`,
    });
  });

  it('leads from any other spelling to its one address', async () => {
    const id = await published('Café & 咖啡');
    const address = `/videos/${id}-cafe-${encodeURIComponent('咖啡')}.html`;
    for (const name of [`${id}.html`, `${id}-old-title.html`, `${id}-CAFE.html`]) {
      const reply = await browse(`/videos/${name}`);
      expect([reply.statusCode, reply.headers.location]).toEqual([302, address]);
    }
    expect((await browse(address)).statusCode).toBe(200);
    expect((await browse(address.toLowerCase())).statusCode).toBe(200);
  });

  it.each([
    ['a script', '</title><script>alert(1)</script>'],
    ['an attribute', '" onload="alert(1)" x="'],
    ['the end of a data block', '</script><img src=x onerror=alert(1)>'],
    ['a comment', '<!--<script>'],
    ['letters from right to left and emoji', 'قهوة 👩🏽‍🍳 "\u202E<b>eciuj</b>" \u2028 Ω'],
    ['our own place holders', '__CSP_NONCE__ <!--page-head--> <!--page-body--> $& $1'],
  ])('shows a title with %s as words', async (_, title) => {
    const id = await published(title, { description: `About ${title}` });
    const { headers } = await browse(`/videos/${id}.html`);
    for (const url of [String(headers.location), `/embed.html?pid=${id}`]) {
      const { body } = await browse(url);
      expect(dataIn(body, 'type="application/json" id="page-data"')).toMatchObject({ title });
      const marked = body.replace(/<script type="application\/[^>]*>[^<]*<\/script>/g, '');
      expect(marked).not.toMatch(/<script>|<img|" onload=/);
      expect(body.match(/<script(?![^>]*(?:src=|type="application))/g)).toBeNull();
      expect(body.match(/<div id="root">/g)).toHaveLength(1);
    }
  });

  it('is not there for a project that is not published, whoever asks', async () => {
    const id = await saveProject(ann, tinyMovie(1), 'Draft');
    const eve = await openMember(app, database);
    for (const cookie of ['', ann.cookie, eve.cookie]) {
      const page = await browse(`/videos/${id}-draft.html`, { cookie });
      expect(page.statusCode).toBe(404);
      expect(page.body).not.toContain('Draft');
      expect((await browse(`/embed.html?pid=${id}`, { cookie })).statusCode).toBe(404);
    }
    expect((await ask(`/api/videos/load?pid=${id}`)).statusCode).toBe(404);
    expect((await eve.get('/api/videos/load', { pid: id })).statusCode).toBe(404);
    expect((await ann.get('/api/videos/load', { pid: id })).json()).toMatchObject({
      title: 'Draft',
    });
  });

  it('goes when the video is taken back or its project deleted', async () => {
    const [one, other] = [await rendered('Taken back'), await rendered('Deleted')];
    await ann.post('/api/members/unpublish-video', { proj_id: one });
    await ann.post('/api/user/projects/remove', { id: other });
    for (const id of [one, other]) {
      for (const url of [`/videos/${id}.html`, `/videos/${id}/video.mp4`, `/embed.html?pid=${id}`])
        expect((await browse(url)).statusCode).toBe(404);
      expect((await ask(`/api/videos/load?pid=${id}`)).statusCode).toBe(404);
    }
  });

  it.each([
    '/videos/0.html',
    '/videos/-1.html',
    '/videos/x.html',
    '/videos/9999999999999999.html',
    '/videos/1e3.html',
    '/embed.html',
    '/embed.html?pid=1&pid=2',
    '/videos/x/video.mp4',
  ])('finds nothing at %s', async (url) => {
    expect((await browse(url)).statusCode).toBe(404);
  });
});

it('shows the product’s watermark while the movie of a free account is drawn live, and not over its file', async () => {
  const embedded = async (id: number) =>
    dataIn((await browse(`/embed.html?pid=${id}`)).body, 'type="application/json" id="page-data"');
  expect(await embedded(await published('Live'))).toMatchObject({
    videoUrl: null,
    watermark: true,
  });
  expect(await embedded(await rendered('Finished'))).toMatchObject({ watermark: false });
});

it('plays for anybody what was published, and not what was changed since', async () => {
  const id = await published('Steady');
  const before = (await ask(`/api/videos/load?pid=${id}`)).json();
  const { revision } = await ann.load(id);
  await ann.save({
    id,
    revision,
    title: 'Steady',
    change_id: randomUUID(),
    data_json: JSON.stringify(tinyMovie(3)),
  });
  expect((await ask(`/api/videos/load?pid=${id}`)).json()).toEqual(before);
  expect(JSON.parse(before.data_json).frames).toHaveLength(1);
});

it('tells strangers only what a player draws, not what the owner typed elsewhere', async () => {
  const id = await saveProject(
    ann,
    {
      ...tinyMovie(1),
      keyword: 'secret keyword',
      info: { desired: 'secret wish' },
      contact: { info: { phone: '555 0100' } },
      publish: { email: 'ann@secret.example' },
    },
    'Private',
  );
  await publish(ann, id, { title: 'Private' });
  const { data_json } = (await ask(`/api/videos/load?pid=${id}`)).json();
  expect(JSON.parse(data_json).frames).toHaveLength(1);
  expect(data_json).not.toMatch(/secret|555/);
});

it('gives the files of a video in parts, under an address that stays', async () => {
  const id = await rendered('File');
  const part = await app.inject({
    url: `/videos/${id}/video.mp4`,
    headers: { range: 'bytes=2-4' },
  });
  expect(part.statusCode).toBe(206);
  expect(part.body).toBe('234');
  expect(part.headers['content-range']).toBe('bytes 2-4/10');
  const head = await app.inject({ method: 'HEAD', url: `/videos/${id}/video.mp4` });
  expect(head.headers).toMatchObject({ 'content-length': '10', 'accept-ranges': 'bytes' });
  const known = { 'if-none-match': String(head.headers.etag) };
  const again = await app.inject({ url: `/videos/${id}/video.mp4`, headers: known });
  expect(again.statusCode).toBe(304);
  const picture = await ask(`/videos/${id}/poster.jpg`);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await ask(`/videos/${id}/preview.webp`)).statusCode).toBe(404);
});

describe('how to embed a video', () => {
  const oembed = (query: Record<string, string>) => ask(`/oembed?${new URLSearchParams(query)}`);

  it('is told to sites that ask, in the size they have room for', async () => {
    const id = await rendered('Mine "quoted"');
    const { location } = (await browse(`/videos/${id}.html`)).headers;
    const url = `${publicUrl}${location}`;
    const reply = (await oembed({ url, format: 'json' })).json();
    expect(reply).toMatchObject({ type: 'video', version: '1.0', width: 1024, height: 576 });
    expect(reply.html).toContain(`src="${publicUrl}/embed.html?pid=${id}" width="1024"`);
    expect(reply.html).toContain('title="Mine &quot;quoted&quot;"');
    expect((await oembed({ url, maxwidth: '512' })).json()).toMatchObject({
      width: 512,
      height: 288,
      html: expect.stringContaining('width="512" height="288"'),
    });
    expect((await oembed({ url: reply.html.match(/src="([^"]+)"/)[1] })).statusCode).toBe(200);
  });

  it('is not told of other addresses, other formats or unpublished videos', async () => {
    const id = await rendered('Known');
    const draft = await saveProject(ann, tinyMovie(1), 'Draft');
    const url = `${publicUrl}/videos/${id}-known.html`;
    const status = async (query: Record<string, string>) => (await oembed(query)).statusCode;
    expect(await status({ url })).toBe(200);
    expect(await status({ url, format: 'xml' })).toBe(501);
    expect(await status({ url: url.replace('localhost', 'example.com') })).toBe(404);
    expect(await status({ url: `${publicUrl}/videos/${draft}-draft.html` })).toBe(404);
    expect(await status({ url: 'nonsense' })).toBe(404);
  });
});

it('lets nobody frame a page, except for the one that is made for it', async () => {
  const id = await rendered('Framed');
  const pages = routes.flatMap(({ method, url }) =>
    [method].flat().includes('GET') && !/[:*]|^\/(api|assets)\//.test(url) ? [url] : [],
  );
  const addresses = [
    ...new Set(pages),
    `/videos/${id}-framed.html`,
    `/videos/${id}.html`,
    '/nowhere',
  ];
  const frameable: string[] = [];
  const framing: string[] = [];
  for (const url of addresses) {
    const reply = await browse(url === '/embed.html' ? `${url}?pid=${id}` : url);
    const policy = String(reply.headers['content-security-policy']);
    const [, frames = "'none'"] = /frame-src ([^;]+)/.exec(policy) ?? [];
    if (!["'self'", "'none'"].includes(frames)) framing.push(`${url} ${frames}`);
    const [, ancestors] = /frame-ancestors ([^;]+)/.exec(policy) ?? [];
    if (ancestors === "'none'") expect(reply.headers['x-frame-options']).toBe('DENY');
    else frameable.push(`${url} ${ancestors} ${reply.headers['x-frame-options']}`);
  }
  expect(addresses.length).toBeGreaterThan(20);
  expect(frameable.sort()).toEqual(['/embed.html * undefined', "/player.html 'self' SAMEORIGIN"]);
  // Nor does any page frame others, except for the players of video sites.
  expect(framing).toEqual([
    "/members.html 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  ]);
});

describe('a video for its owner alone', () => {
  it('has no page, player, file or address for anybody else, until its owner opens it', async () => {
    const id = await rendered('Rehearsal');
    const say = async (who: TestMember, audience: string) =>
      (await who.post('/api/members/video-info', { proj_id: id, audience })).json();
    const own = (url: string) => ann.get(url);
    expect(await say(ann, 'me')).toMatchObject({ audience: 'me', page_url: null, embed_url: null });
    const stranger = await openMember(app, database);
    const address = `${publicUrl}/videos/${id}-rehearsal.html`;
    const hidden = [
      `/videos/${id}-rehearsal.html`,
      `/embed.html?pid=${id}`,
      `/videos/${id}/video.mp4`,
      `/videos/${id}/poster.jpg`,
      `/videos/${id}/captions.vtt`,
      `/videos/${id}/transcript.txt`,
      `/api/videos/load?pid=${id}`,
      `/oembed?url=${encodeURIComponent(address)}`,
    ];
    const statuses = async (load: (url: string) => Promise<{ statusCode: number }>) =>
      Promise.all(hidden.map(async (url) => (await load(url)).statusCode));
    expect(await statuses(ask)).toEqual(hidden.map(() => 404));
    const asStranger = (url: string) => {
      const { pathname, searchParams } = new URL(url, publicUrl);
      return stranger.get(pathname, Object.fromEntries(searchParams));
    };
    expect(await statuses(asStranger)).toEqual(hidden.map(() => 404));
    const page = await browse(`/videos/${id}-rehearsal.html`);
    expect([page.statusCode, page.body.includes('Rehearsal')]).toEqual([404, false]);
    // Their own popup still plays it.
    expect((await own(`/videos/${id}/video.mp4`)).statusCode).toBe(200);
    expect((await own(`/videos/${id}/poster.jpg`)).statusCode).toBe(200);
    // Published again without a word about it, it stays as it was.
    expect(await publish(ann, id, { title: 'Rehearsal' })).toMatchObject({ audience: 'me' });
    expect(
      (await stranger.post('/api/members/video-info', { proj_id: id, audience: 'link' }))
        .statusCode,
    ).toBe(404);
    expect(await say(ann, 'link')).toMatchObject({ audience: 'link', page_url: address });
    expect((await browse(`/videos/${id}-rehearsal.html`)).statusCode).toBe(200);
  });
});
