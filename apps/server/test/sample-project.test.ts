import { findEntrance, findStay, findTextEffect, slideTransition } from '@reelwright/motion';
import { readProjectData } from '@reelwright/movie';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shippedFile } from '../src/library/shipped-files.ts';
import { openBrowser } from './test-accounts.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestServer } from './test-server.ts';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestServer({ database });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it('a new account starts with one project that can be played and published at once', async () => {
  const browser = openBrowser(app);
  await browser.post('/api/user/signup', { email: 'new@example.com', password: 'a good one' });
  const { results } = (await browser.get('/api/user/projects/list')).json();
  expect(results).toHaveLength(1);
  const [sample] = results;
  expect(sample).toMatchObject({ category: 'listicle-video', data: { frames: 13 }, width: 1920 });
  expect(sample.duration).toBeGreaterThan(25);
  expect(sample.duration).toBeLessThan(60);

  const { data_json } = (await browser.get(`/api/user/projects/load?id=${sample.id}`)).json();
  const { data, repairs } = readProjectData(JSON.parse(data_json));
  expect(repairs).toEqual([]);
  expect(data).toEqual(JSON.parse(data_json));
  const urls = [...new Set(data_json.match(/\/library\/sample\/[\w.-]+/g) as string[])];
  // Every slide is spoken.
  expect(urls.length).toBe(13);
  for (const url of [...urls, sample.thumbnail]) {
    const file = await browser.get(url);
    expect(file.statusCode, url).toBe(200);
    expect(file.headers['content-type']).toMatch(/^(image\/webp|audio\/mpeg)/);
    expect(file.rawPayload.length).toBeLessThan(100_000);
    expect(shippedFile(url), url).toBeDefined();
  }
});

it('the sample project uses only motions there are', async () => {
  const browser = openBrowser(app);
  await browser.post('/api/user/signup', { email: 'other@example.com', password: 'a good one' });
  const [{ id }] = (await browser.get('/api/user/projects/list')).json().results;
  const { data_json } = (await browser.get(`/api/user/projects/load?id=${id}`)).json();
  const { frames } = readProjectData(JSON.parse(data_json)).data;
  for (const { in: entrance, stay, effect } of frames.flatMap(({ items }) =>
    items.flatMap(({ effects }) => effects ?? []),
  )) {
    if (entrance && entrance.effect !== 'none') expect(findEntrance(entrance.effect)).toBeDefined();
    if (stay) expect(findStay(stay.effect), stay.effect).toBeDefined();
    if (effect !== 'none') expect(findTextEffect(effect), effect).toBeDefined();
  }
  for (const [index, { transition }] of frames.entries()) {
    const next = frames[index + 1]?.transition?.in?.effect;
    if (next) expect(slideTransition(transition?.out?.effect ?? '', next)).toBeDefined();
  }
});

it('the sample movie is on the web, for the front page to show', async () => {
  const reply = await app.inject({ url: '/library/sample/movie.json' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json().frames.length).toBeGreaterThan(0);
});

it('how the sample was made is not on the web', async () => {
  for (const name of [
    'tsconfig.json',
    'make-music.ts',
    '../fonts/CREDITS.md',
    '%2e%2e/fonts/package.json',
  ]) {
    expect((await app.inject({ url: `/library/sample/${name}` })).statusCode).toBe(404);
  }
  expect(shippedFile('/library/sample/../../package.json')).toBeUndefined();
});
