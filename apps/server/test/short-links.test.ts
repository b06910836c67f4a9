import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortLinks } from '../src/db/schema/index.ts';
import { claimShortLinks } from '../src/features/short-links/short-link-repository.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { cookieFor, createTestServer, signUp } from './test-server.ts';

let database: TestDatabase;
let app: FastifyInstance;
let ann: { id: number; cookie: string };

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestServer({ database });
  ann = await signUp(database, { email: 'ann@example.com' });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const shorten = (url: string, cookie = ann.cookie) =>
  app.inject({
    method: 'POST',
    url: '/api/members/shorten',
    payload: { url, keyword: 'coffee' },
    headers: { cookie },
  });
const pathOf = (link: string) => new URL(link).pathname;

describe('short links', () => {
  it('lead to the address, are counted, and stay the same for the same person', async () => {
    const { url } = (await shorten('https://shop.example.com/a?b=1#c')).json();
    expect(pathOf(url)).toMatch(/^\/s\/\w{7}$/);
    for (let visit = 0; visit < 3; visit++) {
      const reply = await app.inject({ method: 'GET', url: pathOf(url) });
      expect([reply.statusCode, reply.headers.location]).toEqual([
        303,
        'https://shop.example.com/a?b=1#c',
      ]);
    }
    expect((await shorten('https://shop.example.com/a?b=1#c')).json().url).toBe(url);
    const [row] = await database.db.select().from(shortLinks).where(eq(shortLinks.userId, ann.id));
    expect(row?.clicks).toBe(3);
    const bob = await signUp(database, { email: 'bob@example.com' });
    expect((await shorten('https://shop.example.com/a?b=1#c', bob.cookie)).json().url).not.toBe(
      url,
    );
  });

  it('may be asked for without the scheme', async () => {
    const { url } = (await shorten('example.com/book')).json();
    const { headers } = await app.inject({ method: 'GET', url: pathOf(url) });
    expect(headers.location).toBe('https://example.com/book');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'mailto:ann@example.com',
    'file:///etc/passwd',
    'https://ann:secret@example.com/',
    'nonsense',
    `https://example.com/${'a'.repeat(1999)}`,
  ])('never lead to %s', async (url) => {
    expect((await shorten(url)).statusCode).toBe(400);
  });

  it('that are gone show the page for that', async () => {
    const reply = await app.inject({ method: 'GET', url: '/s/abcdefg' });
    expect(reply.headers.location).toBe('/link-not-found');
  });

  it('that are asked for sixty times at once are ten for a guest, and one for one address', async () => {
    const cookie = await cookieFor(database, undefined);
    const many = await Promise.all(
      Array.from({ length: 60 }, (_, at) => shorten(`https://example.com/race/${at}`, cookie)),
    );
    expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const bob = await signUp(database, { email: 'racer@example.com' });
    const same = await Promise.all(
      Array.from({ length: 20 }, () => shorten('https://example.com/same', bob.cookie)),
    );
    expect(new Set(same.map((reply) => reply.json().url)).size).toBe(1);
  });

  it('are not made by an address that somebody is led to', async () => {
    const url = '/api/members/shorten?url=https%3A%2F%2Fexample.com';
    const reply = await app.inject({ url, headers: { cookie: ann.cookie } });
    expect([404, 405]).toContain(reply.statusCode);
  });

  it('are limited by the plan, and a guest’s become a member’s', async () => {
    const cookie = await cookieFor(database, undefined);
    for (let at = 0; at < 10; at++) {
      expect((await shorten(`https://example.com/${at}`, cookie)).statusCode).toBe(200);
    }
    const refused = await shorten('https://example.com/more', cookie);
    expect([refused.statusCode, refused.headers['x-error-code']]).toEqual([
      409,
      'short-links-full',
    ]);
    const [link] = (await database.db.select().from(shortLinks)).filter(({ guestId }) => guestId);
    await claimShortLinks(database.db, link?.guestId ?? '', ann.id);
    const mine = await database.db.select().from(shortLinks).where(eq(shortLinks.userId, ann.id));
    expect(mine).toHaveLength(12);
  });
});
