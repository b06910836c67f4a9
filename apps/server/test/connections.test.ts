import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectionCalls, mediaAddress } from '@reelwright/contract';
import { newProjectData } from '@reelwright/movie';
import { askOverCalls, draftFilm } from '@reelwright/wizards/draft';
import { listicleWizard } from '@reelwright/wizards/listicle';
import { findFilmPhotos, mediaTaken, photoWishes, withPhotos } from '@reelwright/wizards/photos';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { installation } from '../src/db/schema/index.ts';
import { creditsOf, creditText } from '../src/features/library/project-credits.ts';
import { createGuardedFetch } from '../src/guarded-fetch/create-guarded-fetch.ts';
import { injectedClient } from './injected-client.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { startMailServer } from './test-mail-server.ts';
import { type OutsideServices, startOutsideServices } from './test-outside-services.ts';
import { createTestServer, signUp } from './test-server.ts';
import { temporaryFolder } from './test-settings.ts';

/** A language model that knows one idea, for whoever has its key. */
function answer({ url, headers }: IncomingMessage) {
  if (headers.authorization !== 'Bearer right-key') return { status: 401, body: {} };
  if (url === '/v1/models')
    return { status: 200, body: { data: [{ id: 'small' }, { id: 'large' }] } };
  const content = JSON.stringify({ ideas: [{ text: '10 zumbrix facts', kind: 'top' }] });
  return { status: 200, body: { choices: [{ message: { content } }] } };
}

const service = createServer((request, reply) => {
  const { status, body } = answer(request);
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

let database: TestDatabase;
let app: FastifyInstance;
let other: FastifyInstance;
let [owner, admin, member, address] = ['', '', '', ''];
const dataDir = temporaryFolder();

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  database = await createTestDatabase();
  const settings = { DATA_DIR: dataDir, PIXABAY_KEY: 'of-the-environment' };
  // Everything elsewhere is out of reach: what is asked of it fails as without the internet.
  const guardedFetch = createGuardedFetch({ resolve: async () => [] });
  app = await createTestServer({ database, settings, guardedFetch });
  other = await createTestServer({ database, settings, guardedFetch });
  const ann = await signUp(database, { email: 'ann@example.com' });
  await database.db.update(installation).set({ ownerId: ann.id });
  owner = ann.cookie;
  admin = (await signUp(database, { email: 'cid@example.com', admin: true })).cookie;
  member = (await signUp(database, { email: 'bob@example.com' })).cookie;
});
afterAll(async () => {
  await app.close();
  await other.close();
  await database.close();
  service.close();
});

async function call(path: string, body?: object, { by = owner, at = app } = {}) {
  const reply = await at.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/members/${path}`,
    headers: { cookie: by },
    ...(body && { payload: body }),
  });
  return reply.json();
}

interface Shown {
  readonly id: string;
  readonly state: string;
  readonly values: Record<string, string>;
  readonly secrets: readonly string[];
  readonly environment: readonly string[];
}
const shown = async (id: string): Promise<Shown | undefined> =>
  (await call('connections')).connections.find((one: Shown) => one.id === id);

const model = (key: string, name = 'small') => ({
  KNOWLEDGE_MODEL_ADDRESS: address,
  KNOWLEDGE_MODEL_KEY: key,
  KNOWLEDGE_MODEL: name,
});

describe('connections', () => {
  it('are for the owner and for whom the owner named, and nobody else', async () => {
    for (const { method, path } of Object.values(connectionCalls)) {
      const reply = await app.inject({
        method,
        url: path,
        headers: { cookie: member },
        ...(method === 'POST' && { payload: {} }),
      });
      expect([path, reply.statusCode]).toEqual([path, 403]);
    }
    expect(
      (await call('connections', undefined, { by: admin })).connections.length,
    ).toBeGreaterThan(10);
  });

  it('say in words what a service answered: the wrong key, the wrong model, and that it works', async () => {
    const test = (values: object) => call('connections/test', { id: 'model', values });
    expect(await test(model('wrong-key'))).toMatchObject({
      works: false,
      sentence: 'Language model refused the key (it answered 401). Please copy it again.',
    });
    expect(await test(model('right-key', 'huge'))).toMatchObject({
      sentence: expect.stringContaining('no model called “huge”'),
      models: ['small', 'large'],
    });
    expect(await test(model('right-key'))).toMatchObject({
      works: true,
      sentence: expect.stringContaining('10 zumbrix facts'),
    });
    const pexels = await call('connections/test', { id: 'pexels', values: { PEXELS_KEY: 'k' } });
    expect(pexels).toMatchObject({ works: false, sentence: expect.stringContaining('reach') });
  });

  it('count at once here and within seconds in every other process, without a restart', async () => {
    const options = (at = app) => call('knowledge-options', undefined, { at });
    expect(await options()).toMatchObject({ model: false });
    const values = model('right-key');
    await call('connections/save', { id: 'model', values, on: true });
    expect(await options()).toMatchObject({ model: true });
    await expect.poll(() => options(other), { timeout: 60_000 }).toMatchObject({ model: true });
    expect(await call('top10-kws?kw=zumbrix')).toContain('10 zumbrix facts');

    await call('connections/save', { id: 'commons', values: {}, on: true });
    const sources = async () => {
      const url = '/api/queries/media-sources';
      const reply = await app.inject({ url, headers: { cookie: owner } });
      return reply.json().map(({ value }: { value: string }) => value);
    };
    expect(await sources()).toContain('wikimedia_images');
    await call('connections/save', { id: 'commons', values: {}, on: false });
    expect(await sources()).not.toContain('wikimedia_images');
  });

  it('say which address of ours Google and Stripe have to be told', async () => {
    const { connections } = await call('connections');
    const told = connections.flatMap(
      ({ our_address: ours }: { our_address?: string }) => ours ?? [],
    );
    expect(told).toHaveLength(3);
    const isThere = (ours: string) =>
      ['GET', 'POST'].some((method) => app.hasRoute({ method, url: new URL(ours).pathname }));
    expect(told.filter(isThere)).toEqual(told);
  });

  it('count at once for YouTube and Stripe too', async () => {
    const prices = async () => (await app.inject({ url: '/api/billing/prices' })).json();
    expect([(await call('youtube')).available, (await prices()).takes_payments]).toEqual([
      false,
      false,
    ]);
    const youtube = { YOUTUBE_CLIENT_ID: 'client', YOUTUBE_CLIENT_SECRET: 'secret' };
    await call('connections/save', { id: 'youtube', values: youtube, on: true });
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      PLAN_PRICES: 'pro month 29 USD',
    };
    await call('connections/save', { id: 'payments', values: stripe, on: true });
    expect((await call('youtube')).available).toBe(true);
    expect(await prices()).toMatchObject({
      takes_payments: true,
      prices: [{ plan: 'pro', every: 'month', amount_cents: 2900 }],
    });
    await call('connections/remove', { id: 'youtube' });
    await call('connections/remove', { id: 'payments' });
    expect((await prices()).takes_payments).toBe(false);
  });

  it('never show a key again, and keep it where nothing else is typed', async () => {
    expect(await shown('model')).toMatchObject({
      state: 'on',
      values: { KNOWLEDGE_MODEL_ADDRESS: address, KNOWLEDGE_MODEL: 'small' },
      secrets: ['KNOWLEDGE_MODEL_KEY'],
    });
    expect(JSON.stringify(await call('connections'))).not.toContain('right-key');
    const { rows } = await database.pool.query('select * from connections');
    expect(JSON.stringify(rows)).not.toContain('right-key');
    expect(JSON.stringify(rows)).not.toContain(address);
    const kept = { ...model(''), KNOWLEDGE_MODEL: 'large' };
    expect(await call('connections/test', { id: 'model', values: kept })).toMatchObject({
      works: true,
    });
  });

  it('leave alone what the environment sets, and say so', async () => {
    expect(await shown('pixabay')).toMatchObject({
      state: 'environment',
      environment: ['PIXABAY_KEY'],
    });
    const values = { PIXABAY_KEY: 'another' };
    expect(await call('connections/save', { id: 'pixabay', values, on: true })).toEqual({
      error:
        'This is set by PIXABAY_KEY in the environment, which takes priority. Please change it there.',
    });
  });

  it('say what is wrong with what was typed, and keep nothing of it', async () => {
    const values = { SEARXNG_ADDRESS: 'not an address' };
    expect(await call('connections/save', { id: 'searxng', values, on: true })).toEqual({
      error: 'Address must be a web address such as https://videos.example.com.',
    });
    expect(await call('connections/save', { id: 'pexels', values: {}, on: true })).toEqual({
      error: 'API key is required.',
    });
    expect(await shown('searxng')).toMatchObject({ state: 'off', values: {} });
  });

  it('tell when their key is gone, for instance on another machine, and go on without them', async () => {
    const settings = { DATA_DIR: temporaryFolder() };
    const elsewhere = await createTestServer({ database, settings });
    const list = await call('connections', undefined, { at: elsewhere });
    expect(list.connections.find(({ id }: Shown) => id === 'model')).toMatchObject({
      state: 'lost',
      values: {},
    });
    expect(await call('knowledge-options', undefined, { at: elsewhere })).toMatchObject({
      model: false,
    });
    await elsewhere.close();
  });

  it('are forgotten with their key, and every change is written down with who made it', async () => {
    await call('connections/remove', { id: 'model' }, { by: admin });
    expect(await shown('model')).toMatchObject({ state: 'off', secrets: [] });
    const { rows } = await database.pool.query(
      `select action, details, users.email from audit_entries join users on users.id = actor_id
        where action <> 'desk-call' order by audit_entries.id`,
    );
    expect(rows[0]).toEqual({
      action: 'connection-changed',
      details: { service: 'model', on: true },
      email: 'ann@example.com',
    });
    expect(rows.at(-1)).toMatchObject({ action: 'connection-removed', email: 'cid@example.com' });
  });
});

describe('Wikipedia, Commons and Pexels, switched on on the page', () => {
  let outside: OutsideServices;
  let house: FastifyInstance;
  beforeAll(async () => {
    outside = await startOutsideServices();
    house = await createTestServer({
      database,
      settings: {
        DATA_DIR: temporaryFolder(),
        STRIPE_ADDRESS: outside.address,
        ...outside.settings,
      },
    });
  });
  afterAll(async () => {
    await house.close();
    await outside.close();
  });
  const ask = (path: string, body?: object) => call(path, body, { at: house });
  const found = async (source: string) => {
    const url = `/api/queries/media-search?type=image&keyword=zumbrix&num=5&source=${source}`;
    const reply = await house.inject({ url, headers: { cookie: owner } });
    return reply.json();
  };

  it('are tried first, and bring facts and photos whose credits the film keeps', async () => {
    const pexels = (PEXELS_KEY: string) => ({ id: 'pexels', values: { PEXELS_KEY } });
    expect(await ask('connections/test', pexels('wrong'))).toMatchObject({
      works: false,
      sentence: 'Pexels refused the key (it answered 401). Please copy it again.',
    });
    const right = pexels(outside.pexelsKey);
    expect(await ask('connections/test', right)).toMatchObject({
      works: true,
      sentence: 'It answered with 5 results for “coffee”, the first by Joey Farina.',
    });
    await ask('connections/save', { ...right, on: true });
    await ask('connections/save', { id: 'commons', values: {}, on: true });
    const wikipedia = { id: 'wikipedia', values: { WIKIPEDIA_ADDRESS: outside.address } };
    expect(await ask('connections/test', wikipedia)).toMatchObject({
      works: true,
      sentence: 'It answered: “Coffee is a drink.”',
    });
    await ask('connections/save', { ...wikipedia, on: true });

    const ideas = await ask('top10-kws?kw=zumbrix');
    expect(JSON.stringify(ideas)).toContain('5 things to know about zumbrixes');
    const [photo] = await found('pexels_images');
    const [ofCommons] = await found('wikimedia_images');
    expect(photo).toMatchObject({
      source: 'pexels_images',
      credit: { author: 'Joey Farina', licence: 'Pexels License' },
    });
    expect(ofCommons.credit).toEqual({
      author: 'Mia Holm',
      licence: 'CC BY-SA 4.0',
      link: 'https://commons.wikimedia.org/wiki/File:zumbrix_1.jpg',
    });
    // The photo itself comes through us: browsers and films only see our copy.
    const url = mediaAddress(photo.url, 'http://localhost:3000');
    const copy = await house.inject({ url, headers: { cookie: owner } });
    expect([copy.statusCode, copy.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('make a film that shows it: facts of Wikipedia, photos of Commons, and whom to thank for both', async () => {
    await ask('connections/remove', { id: 'pexels' });
    const client = injectedClient(() => ({ app: house, cookie: owner }));
    const { draft, writeScript } = listicleWizard;
    if (!draft) throw new Error('Lists are filled in by themselves.');
    const { signal } = new AbortController();
    const blank = { ...newProjectData(), keyword: 'zumbrix' };
    let film = await draftFilm(draft, blank, askOverCalls(client), { signal });
    const script = writeScript(film);
    const found = await findFilmPhotos({
      // Two items are enough to see it.
      wishes: photoWishes(script, film).slice(0, 2),
      taken: mediaTaken(script),
      ask: ({ ...question }) =>
        client.filmPhotos({
          body: { ...question, search: [...question.search], orientation: 'wide' },
        }),
      onProgress: () => undefined,
      onFound: (_, chosen) => {
        film = withPhotos(film, writeScript, chosen);
      },
      signal,
    });
    expect(found.problem).toBeUndefined();
    expect(found.photos).toBeGreaterThanOrEqual(2);
    const credits = creditsOf(film);
    expect(credits).toContainEqual(expect.objectContaining({ title: 'Wikipedia: Zumbrix' }));
    const photos = credits.filter(({ author }) => author === 'Mia Holm');
    expect(photos).toHaveLength(found.photos);
    expect(creditText('Zumbrixes', photos)).toContain('Mia Holm, CC BY-SA 4.0, https://commons');
  });

  it('try mail and payments for real, and say what was wrong with them', async () => {
    const mailServer = await startMailServer({ refuse: 1 });
    onTestFinished(() => mailServer.close());
    const mail = { SMTP_URL: mailServer.url, MAIL_FROM: 'Videos <hello@example.com>' };
    const tryMail = () => ask('connections/test', { id: 'mail', values: mail });
    expect(await tryMail()).toMatchObject({
      works: false,
      sentence: expect.stringMatching(/^The mail server didn’t accept it: .*try again later/),
    });
    expect(await tryMail()).toMatchObject({
      works: true,
      sentence: 'A mail to ann@example.com went out. Please check that it arrived.',
    });
    expect(mailServer.received[0]?.mail.subject).toBe('Your mail server works');

    const tryStripe = (key: string) =>
      ask('connections/test', {
        id: 'payments',
        values: {
          STRIPE_SECRET_KEY: key,
          STRIPE_WEBHOOK_SECRET: 'whsec_1',
          PLAN_PRICES: 'pro month 29 USD',
        },
      });
    expect(await tryStripe(outside.stripeKey)).toMatchObject({ works: true });
    expect(await tryStripe('sk_wrong')).toMatchObject({
      works: false,
      sentence: 'Stripe refused the key (it answered 401). Please copy it again.',
    });
    // As it comes out of a mail: no request can carry it.
    expect(await tryStripe('sk_test “1')).toMatchObject({
      works: false,
      sentence:
        'Secret key holds something that no key has: a space, a line break or a special letter. Please copy it again.',
    });
  });

  it('are off again with one click, without a restart', async () => {
    await ask('connections/save', { id: 'commons', values: {}, on: false });
    await ask('connections/remove', { id: 'wikipedia' });
    const sources = await house.inject({ url: '/api/queries/media-sources' });
    expect(sources.body).not.toContain('wikimedia_images');
    expect(sources.body).not.toContain('pexels_images');
  });
});
