import { accessKinds, calls } from '@reelwright/contract';
import { limitsOf } from '@reelwright/plans';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installation } from '../src/db/schema/index.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { cookieFor, createTestServer, plainCall, signUp } from './test-server.ts';

let database: TestDatabase;
let app: FastifyInstance;
const routes: RouteOptions[] = [];
const cookies: Record<string, string | undefined> = {};

const testCalls = {
  anyone: plainCall('/test/anyone', 'anyone'),
  guest: plainCall('/test/guest', 'guest'),
  member: plainCall('/test/member', 'member'),
  verified: plainCall('/test/verified', 'verified'),
  paid: plainCall('/test/paid', 'paid'),
  affiliate: plainCall('/test/affiliate', 'affiliate'),
  owner: plainCall('/test/owner', 'owner'),
  admin: plainCall('/test/admin', 'admin'),
} as const;
const done = () => ({ done: true });

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestServer({
    database,
    calls: testCalls,
    handlers: {
      anyone: done,
      guest: done,
      member: done,
      verified: done,
      paid: done,
      affiliate: done,
      owner: done,
      admin: done,
    },
    watchRoute: (route) => routes.push(route),
  });
  await app.ready();
  const day = 86_400_000;
  const people = {
    member: { email: 'member@example.com' },
    verified: { email: 'verified@example.com', verified: true },
    free: { email: 'free@example.com', plan: 'free-trial' },
    paid: { email: 'paid@example.com', plan: 'pro', planUntil: new Date(Date.now() + day) },
    expired: { email: 'expired@example.com', plan: 'pro', planUntil: new Date(Date.now() - day) },
    affiliate: { email: 'affiliate@example.com', affiliate: true },
    admin: { email: 'admin@example.com', admin: true },
  };
  for (const [name, person] of Object.entries(people)) {
    cookies[name] = (await signUp(database, person)).cookie;
  }
  const owner = await signUp(database, { email: 'owner@example.com' });
  cookies.owner = owner.cookie;
  await database.db.update(installation).set({ ownerId: owner.id });
  cookies.guest = await cookieFor(database, undefined);
  cookies.forged = 'reelwright-session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const allowed: Record<keyof typeof testCalls, readonly string[]> = {
  anyone: [
    'nobody',
    'forged',
    'guest',
    'member',
    'verified',
    'free',
    'paid',
    'expired',
    'affiliate',
    'owner',
    'admin',
  ],
  guest: ['guest', 'member', 'verified', 'free', 'paid', 'expired', 'affiliate', 'owner', 'admin'],
  member: ['member', 'verified', 'free', 'paid', 'expired', 'affiliate', 'owner', 'admin'],
  verified: ['verified'],
  // An installation's owner has everything of the highest plan.
  paid: ['paid', 'owner'],
  affiliate: ['affiliate'],
  owner: ['owner'],
  admin: ['owner', 'admin'],
};

describe('who may call', () => {
  it.each(accessKinds)('a call for %s', async (kind) => {
    const people = allowed.anyone;
    const passed: string[] = [];
    for (const person of people) {
      const cookie = cookies[person];
      const reply = await app.inject({
        method: 'POST',
        url: `/test/${kind}`,
        headers: cookie ? { cookie } : {},
        payload: {},
      });
      if (reply.statusCode === 200) passed.push(person);
      else expect([401, 403]).toContain(reply.statusCode);
    }
    expect(passed).toEqual(allowed[kind]);
  });

  it('says "Login required" to nobody, word for word', async () => {
    const reply = await app.inject({ method: 'POST', url: '/test/member', payload: {} });
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({ error: 'Login required' });
  });
});

it('lists every route with its access rule', () => {
  const listed = routes
    .filter(({ method, url }) => method !== 'HEAD' && !url.startsWith('/test/') && !isWebAsset(url))
    .map(({ method, url, config }) => `${method} ${url} ${config?.access}`)
    .sort();
  expect(listed).toEqual(
    [
      ...Object.values(calls).map(({ method, path, access }) => `${method} ${path} ${access}`),
      'OPTIONS /api/members/storage/uploads guest',
      'POST /api/members/storage/uploads guest',
      'PATCH /api/members/storage/uploads/:id guest',
      'DELETE /api/members/storage/uploads/:id guest',
      'GET / anyone',
      'GET /members.html anyone',
      'GET /player.html anyone',
      'GET /verify.html anyone',
      'GET /lead.html anyone',
      'GET /embed.html anyone',
      'GET /videos/:name anyone',
      'GET /fonts/* anyone',
      'GET /emoji/:name anyone',
      'GET /looks/logo anyone',
      'GET /legal/:slug anyone',
      'GET /create anyone',
      'GET /articles anyone',
      'GET /articles/:slug anyone',
      'GET /projects anyone',
      'GET /storage anyone',
      'GET /knowledge anyone',
      'GET /affiliates anyone',
      'GET /pricing anyone',
      'GET /pricing.html anyone',
      'GET /upgrade anyone',
      'GET /credits anyone',
      'GET /upgrade.html anyone',
      'GET /support anyone',
      'GET /support/affiliate-video-marketing anyone',
      'GET /support/article-to-video anyone',
      'GET /support/bonus-tools anyone',
      'GET /support/captions anyone',
      'GET /support/create-news-video anyone',
      'GET /support/getting-started anyone',
      'GET /support/keyword-video anyone',
      'GET /support/languages anyone',
      'GET /support/plans-and-billing anyone',
      'GET /support/podcast-to-video anyone',
      'GET /support/product-review-video anyone',
      'GET /support/publish-your-video anyone',
      'GET /support/quiz-video anyone',
      'GET /support/top-10-video anyone',
      'GET /support/your-own-knowledge anyone',
      'GET /support/video-sales-letters anyone',
      'GET /support/voice-over anyone',
      'GET /support/your-projects anyone',
      'GET /support/youtube-setup anyone',
      'GET /docs anyone',
      'GET /docs/account anyone',
      'GET /docs/keyboard-shortcuts anyone',
      'GET /docs/knowledge anyone',
      'GET /docs/limits anyone',
      'GET /docs/mask anyone',
      'GET /api/docs/ anyone',
      'GET /api/docs/json anyone',
      'GET /api/docs/yaml anyone',
      'GET /api/docs/static/index.html anyone',
      'GET /api/docs/static/swagger-initializer.js anyone',
      'HEAD,GET /api/docs/static/* anyone',
    ].sort(),
  );
  expect(routes.filter(({ config }) => config?.access === undefined)).toEqual([]);
});

/** The built files of the web app and what ships for movies, one route each. */
function isWebAsset(url: string): boolean {
  return (
    url.startsWith('/assets/') ||
    url.startsWith('/library/') ||
    url.startsWith('/help-pictures/') ||
    /^\/[\w.-]+\.(svg|js|png|ico|txt|webmanifest)$/.test(url) ||
    url === '/.built-from'
  );
}

describe('a session', () => {
  it('tells the page who is signed in', async () => {
    const reply = await app.inject({
      url: '/api/user/info',
      headers: { cookie: cookies.verified ?? '' },
    });
    expect(reply.json()).toMatchObject({
      type: 'user',
      user: { email: 'verified@example.com', verified: true, guest: false },
    });
    expect(reply.json().user.id).toBeGreaterThan(0);
  });

  it.each([
    ['free', { tier: 'free', paid: false }, false],
    ['paid', { tier: 'pro', paid: true }, false],
    ['expired', { tier: 'free', paid: false }, true],
  ] as const)('tells the page what the %s account may do', async (person, access, expired) => {
    const reply = await app.inject({
      url: '/api/user/info',
      headers: { cookie: cookies[person] ?? '' },
    });
    const { user } = reply.json();
    expect(user).toMatchObject({ access, expired });
    expect(user.access.limits).toEqual(limitsOf(access.tier));
  });

  it('shows a guest as id -1', async () => {
    const reply = await app.inject({
      url: '/api/user/info',
      headers: { cookie: cookies.guest ?? '' },
    });
    expect(reply.json().user).toMatchObject({ id: -1, guest: true, access: { tier: 'guest' } });
  });

  it('is nobody once it has expired', async () => {
    const { cookie } = await signUp(database, { email: 'late@example.com' });
    await database.pool.query("update sessions set expires_at = now() - interval '1 second'");
    const reply = await app.inject({ url: '/api/user/info', headers: { cookie } });
    expect(reply.json()).toEqual({ type: 'user', user: null });
  });

  it('is asked for once when fifty calls come together', async () => {
    const { cookie, id } = await signUp(database, { email: 'busy@example.com' });
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => app.inject({ url: '/api/user/info', headers: { cookie } })),
    );
    expect(replies.map((reply) => reply.json().user.id)).toEqual(Array(50).fill(id));
  });
});
