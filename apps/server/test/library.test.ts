import { themeList } from '@reelwright/wizards';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { creditsOf } from '../src/features/library/project-credits.ts';
import { shippedAssets } from '../src/library/shipped-manifest.ts';
import { openBrowser, type TestBrowser } from './test-accounts.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestServer } from './test-server.ts';

let database: TestDatabase;
let app: FastifyInstance;
let browser: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestServer({ database });
  browser = openBrowser(app);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it('lists every theme, the first five free, and gives each as a whole', async () => {
  const names = (await browser.get('/api/members/presets/names')).json();
  expect(names.map(({ name }: { name: string }) => name)).toEqual(themeList.map(({ id }) => id));
  expect(names.filter(({ pro }: { pro: boolean }) => !pro)).toHaveLength(5);
  for (const { name } of names) {
    const preset = (await browser.get(`/api/members/presets/get?name=${name}`)).json();
    expect(preset).toMatchObject({ name, title: { font: {} }, transition: {} });
    expect(preset.movie.bg.type, name).toBeTruthy();
  }
  const catalogue = (await browser.get('/api/members/themes/list')).json();
  expect(catalogue[0]).toMatchObject({ name: names[0].name, colors: {}, fonts: {} });
  expect((await browser.get('/api/members/presets/get?name=nothing')).statusCode).toBe(404);
});

it('gives three sample sales letters, line by line', async () => {
  for (const number of [1, 2, 3]) {
    const lines = (await browser.get(`/api/members/samples/vsl${number}`)).json();
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.length).toBeLessThanOrEqual(35);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(150);
  }
  for (const number of ['4', '0', '../vsl1', '1.txt']) {
    expect((await browser.get(`/api/members/samples/vsl${number}`)).statusCode).toBeGreaterThan(
      399,
    );
  }
});

it('serves what the manifests name, in ranges, and nothing else', async () => {
  const [asset] = [...shippedAssets().values()].filter(({ file }) => file.endsWith('.mp3'));
  if (!asset) throw new Error('There is no music.');
  const part = await browser.get(asset.address, { range: 'bytes=0-99' });
  expect(part.statusCode).toBe(206);
  expect(part.rawPayload).toHaveLength(100);
  expect(part.headers['content-type']).toBe('audio/mpeg');
  expect(part.headers['cache-control']).toBe('public, max-age=86400');
  for (const address of ['/library/sample/manifest.json', '/library/music/package.json']) {
    expect((await browser.get(address)).statusCode, address).toBe(404);
  }
});

it('tells whom to thank for what a project is made of', async () => {
  await browser.post('/api/user/signup', { email: 'maker@example.com', password: 'a good one' });
  const [{ id }] = (await browser.get('/api/user/projects/list')).json().results;
  const { credits, text } = (await browser.get(`/api/members/credits?proj_id=${id}`)).json();
  expect(credits.length).toBeGreaterThan(4);
  expect(text).toContain('Music “Island time”: The Reelwright authors, MIT');
  const script = 'javascript:alert(1)';
  const named = creditsOf({
    items: [{ title: 'Beach', credit: { author: 'Ann', licence: 'CC0', link: script } }],
    info: { title: 'News', url: script, source: { url: script, site: 'News', author: 'Bob' } },
  });
  expect(named.length).toBeGreaterThan(0);
  expect(JSON.stringify(named)).not.toContain('javascript');
  const stranger = openBrowser(app);
  await stranger.post('/api/user/signup', { email: 'other@example.com', password: 'a good one' });
  expect((await stranger.get(`/api/members/credits?proj_id=${id}`)).statusCode).toBe(404);
});

it('lists transitions by category, twelve at a time, and backgrounds, music and the rest', async () => {
  const categories = (await browser.get('/api/members/transitions?categories=true')).json();
  expect(categories).toHaveLength(6);
  const all = (await browser.get('/api/members/transitions')).json();
  expect(all.results).toHaveLength(12);
  expect(all.$meta.items_total).toBeGreaterThanOrEqual(36);
  const some = (await browser.get(`/api/members/transitions?search=${categories[1]}`)).json();
  expect(
    some.results.every(({ category }: { category: string }) => category === categories[1]),
  ).toBe(true);
  const music = (await browser.get('/api/members/music')).json();
  expect(music).toHaveLength(21);
  const backgrounds = (await browser.get('/api/members/movie-bgs')).json();
  const bullets = (await browser.get('/api/members/library?kind=bullet')).json();
  expect(bullets).toHaveLength(60);
  const picked = [all.results[0], music[20], backgrounds[0], bullets[59]];
  for (const address of [...picked.map(({ url }) => url), backgrounds[0].thumbnail]) {
    expect((await browser.get(address)).statusCode, address).toBe(200);
  }
  const icon = await browser.get('/api/index/social-icons/facebook.png');
  expect(icon.headers['content-type']).toBe('image/png');
  expect((await browser.get('/api/index/social-icons/nobody.png')).statusCode).toBe(404);
});
