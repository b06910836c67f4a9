import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { migrateDatabase } from '../src/db/migrate.ts';
import { users } from '../src/db/schema/index.ts';
import { newOwnerCode } from '../src/features/owner/owner-service.ts';
import { openBrowser, type TestBrowser } from './test-accounts.ts';
import { createTestDatabase } from './test-database.ts';
import { startIssuer } from './test-issuer.ts';
import { createTestServer, signUp } from './test-server.ts';

async function openInstallation(settings: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const app = await createTestServer({ database, settings });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const join = async (email: string, browser = openBrowser(app, '127.0.0.1'), headers = {}) => {
    const credentials = { email, password: 'first password' };
    const reply = await browser.post('/api/user/signup', credentials, headers);
    return { browser, user: reply.json().user };
  };
  const start = () => newOwnerCode(database.db);
  return { database, app, join, start };
}

const open = (browser: TestBrowser, code = '') => browser.get(`/own?code=${code}`);
const whoIs = async (browser: TestBrowser) => (await browser.get('/api/user/info')).json().user;

describe('whoever opens the address that is printed at the start', () => {
  it('has no address to prove where no mail is sent, and has one where it is', async () => {
    const verifiedWith = async (settings: Record<string, string>) => {
      const { app, join, start } = await openInstallation(settings);
      const browser = openBrowser(app, '127.0.0.1');
      await open(browser, await start());
      const { user } = await join('ann@example.com', browser);
      expect(await whoIs(browser)).toMatchObject({ verified: user.verified });
      return user.verified;
    };
    expect(await verifiedWith({})).toBe(true);
    expect(await verifiedWith({ SMTP_URL: 'smtp://127.0.0.1:1' })).toBe(false);
  });

  it('and signs up has everything, for good; nobody before or after does', async () => {
    const { app, join, start } = await openInstallation();
    const early = await join('early@example.com');
    const browser = openBrowser(app, '127.0.0.1');
    const code = await start();
    expect((await open(browser, code)).headers.location).toBe('/?owner=next');
    const { user } = await join('ann@example.com', browser);
    const everything = {
      plan: 'owner',
      expired: false,
      access: {
        title: 'Owner',
        owner: true,
        paid: true,
        until: null,
        limits: { defaultWatermark: false, renderQuality: 'hd', customSize: true },
      },
    };
    expect(user).toMatchObject(everything);
    expect(await whoIs(browser)).toMatchObject(everything);
    const free = { plan: null, access: { owner: false, tier: 'free' } };
    expect(await whoIs(early.browser)).toMatchObject(free);
    expect((await join('bob@example.com')).user).toMatchObject(free);
    // The next start has nothing to give away, and the old address is used up.
    expect(await start()).toBeUndefined();
    const late = openBrowser(app, '127.0.0.1');
    expect((await open(late, code)).headers.location).toContain('owner-code-used');
    expect((await join('late@example.com', late)).user).toMatchObject(free);
    // For its owner it just opens.
    expect((await open(browser, code)).headers.location).toBe('/members.html');
  });

  it('and is signed in already owns it at once', async () => {
    const { join, start } = await openInstallation();
    const { browser } = await join('ann@example.com');
    await open(browser, await start());
    expect((await whoIs(browser)).access.owner).toBe(true);
  });

  it('and comes as a guest, signs up after another start, or logs in, owns it too', async () => {
    const { app, join, start, database } = await openInstallation();
    const browser = openBrowser(app, '127.0.0.1');
    await browser.post('/api/user/guest');
    await open(browser, await start());
    await start();
    expect((await join('guest@example.com', browser)).user.access.owner).toBe(true);
    await database.db.delete(users);

    const { user } = await join('bob@example.com');
    expect(user.access.owner).toBe(false);
    const again = openBrowser(app, '127.0.0.1');
    await open(again, await start());
    const credentials = { email: 'bob@example.com', password: 'first password' };
    const reply = await again.post('/api/user/login', credentials);
    expect(reply.json().user.access.owner).toBe(true);
  });

  it('and signs in with Google owns it too', async () => {
    const issuer = await startIssuer('http://localhost:3000/api/user/google-auth/callback');
    onTestFinished(() => issuer.close());
    const { app, start } = await openInstallation(issuer.settings);
    const browser = openBrowser(app, '127.0.0.1');
    await open(browser, await start());
    issuer.person = { sub: 'g', email: 'g@gmail.example', email_verified: true, name: 'G' };
    const { url } = (await browser.post('/api/user/google-auth')).json();
    await browser.get((await issuer.visit(url)).replace('http://localhost:3000', ''));
    expect((await whoIs(browser)).access.owner).toBe(true);
  });

  it('owns it once only, however many sign up with the same code at the same moment', async () => {
    const { app, join, start } = await openInstallation();
    const code = await start();
    const browsers = Array.from({ length: 4 }, () => openBrowser(app, '127.0.0.1'));
    for (const browser of browsers) await open(browser, code);
    const joined = await Promise.all(
      browsers.map((browser, index) => join(`p${index}@example.com`, browser)),
    );
    expect(joined.filter(({ user }) => user.access.owner)).toHaveLength(1);
  });
});

it('a stranger who signs up first owns nothing, though a proxy on the same machine brought them', async () => {
  const { join, start } = await openInstallation();
  await start();
  for (const [name, headers] of Object.entries({
    silent: {},
    forwarded: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'videos.example.com' },
    guessing: { cookie: 'reelwright-owner=guessed' },
  })) {
    const { browser, user } = await join(`${name}@example.com`, undefined, headers);
    expect(user.access.owner).toBe(false);
    expect((await whoIs(browser)).access.owner).toBe(false);
  }
});

it('an owner who deletes the account leaves nobody an installation, and the next start gives it away', async () => {
  const { app, join, start, database } = await openInstallation();
  const { browser } = await join('ann@example.com');
  await open(browser, await start());
  const bob = await join('bob@example.com');
  await browser.post('/api/user/delete/confirm', { password: 'first password' });
  expect((await whoIs(bob.browser)).access.owner).toBe(false);
  expect((await join('cid@example.com', openBrowser(app, '127.0.0.1'))).user.access.owner).toBe(
    false,
  );
  const { rows } = await database.pool.query('select owner_id from installation');
  expect(rows).toEqual([{ owner_id: null }]);
  await open(bob.browser, await start());
  expect((await whoIs(bob.browser)).access.owner).toBe(true);
});

it('keeps only hashes of codes', async () => {
  const { start, database } = await openInstallation();
  const code = await start();
  const { rows } = await database.pool.query('select owner_codes from installation');
  expect(JSON.stringify(rows)).not.toContain(code);
});

describe('an installation that names its owner', () => {
  it('is theirs once the address is proven, and cannot be claimed', async () => {
    const { database, app, join, start } = await openInstallation({
      HOST: '0.0.0.0',
      OWNER_EMAIL: 'Ann@example.com',
    });
    expect(await start()).toBeUndefined();
    expect((await join('bob@example.com')).user.access.owner).toBe(false);
    const { browser, user } = await join('ann@example.com');
    expect(user.access.owner).toBe(false);
    await database.db.update(users).set({ verified: true });
    expect((await whoIs(browser)).access.owner).toBe(true);
    const { cookie } = await signUp(database, { email: 'cid@example.com', verified: true });
    const cid = await app.inject({ url: '/api/user/info', headers: { cookie } });
    expect(cid.json().user.access.owner).toBe(false);
  });
});

/** The migration that stores the owner comes after these. */
const migrationsBefore = 13;

it.each([
  ['keeps the first account of a machine of one’s own as its owner', true, null, 'first'],
  ['that others could reach has no owner', false, null, undefined],
  ['that names its owner stores none', false, 'ann@example.com', undefined],
])('an installation of before %s', async (_, firstAccountOwns, ownerEmail, expected) => {
  const name = `owner_${randomBytes(6).toString('hex')}`;
  const cluster = new pg.Client({ connectionString: inject('clusterUrl') });
  await cluster.connect();
  await cluster.query(`create database ${name}`);
  const databaseUrl = inject('clusterUrl').replace(/\/\w+$/, `/${name}`);
  await migrateDatabase(databaseUrl, { only: migrationsBefore });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await cluster.query(`drop database ${name} with (force)`);
    await cluster.end();
  });
  await client.query("insert into users (email) values ('gone'), ('first'), ('second')");
  await client.query("delete from users where email = 'gone'");
  await client.query('insert into installation (owner_email, first_account_owns) values ($1, $2)', [
    ownerEmail,
    firstAccountOwns,
  ]);
  await migrateDatabase(databaseUrl);
  const { rows } = await client.query(
    'select email from installation join users on users.id = owner_id',
  );
  expect(rows[0]?.email).toBe(expected);
});

describe('whoever waits for a code', () => {
  it('is told on a machine of one’s own that it lies in a folder, and where', async () => {
    const { join } = await openInstallation({ DATA_DIR: '/tmp/reelwright-here' });
    const { browser } = await join('ann@example.com');
    const reply = (await browser.post('/api/user/verify/send')).json();
    expect(reply).toMatchObject({ mail: 'outbox', mail_folder: '/tmp/reelwright-here/outbox' });
  });

  it('is told elsewhere that there is no mail server, but not where the folder is', async () => {
    const { join } = await openInstallation({ HOST: '0.0.0.0' });
    const { browser } = await join('ann@example.com');
    const reply = (await browser.post('/api/user/verify/send')).json();
    expect(reply.mail).toBe('outbox');
    expect(reply).not.toHaveProperty('mail_folder');
  });

  it('is told nothing of it where mails are sent', async () => {
    const { join } = await openInstallation({ SMTP_URL: 'smtp://127.0.0.1:2525' });
    const { browser } = await join('ann@example.com');
    expect((await browser.post('/api/user/verify/send')).json()).not.toHaveProperty('mail');
  });
});
