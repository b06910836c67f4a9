import { describe, expect, it, onTestFinished } from 'vitest';
import { users } from '../src/db/schema/index.ts';
import { openBrowser } from './test-accounts.ts';
import { createTestDatabase } from './test-database.ts';
import { createTestServer, signUp } from './test-server.ts';

async function openInstallation(settings: Record<string, string>) {
  const database = await createTestDatabase();
  const app = await createTestServer({ database, settings });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const join = async (email: string) => {
    const browser = openBrowser(app, '127.0.0.1');
    const reply = await browser.post('/api/user/signup', { email, password: 'first password' });
    return { browser, user: reply.json().user };
  };
  return { database, app, join };
}

/** As it comes: nothing is set. */
const ownMachine = { OWNER_EMAIL: '' };

describe('on a machine of one’s own', () => {
  it('the first account has everything, for good, and no other does', async () => {
    const { join } = await openInstallation(ownMachine);
    const first = await join('ann@example.com');
    const second = await join('bob@example.com');
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
    expect(first.user).toMatchObject(everything);
    expect(second.user).toMatchObject({ plan: null, access: { owner: false, tier: 'free' } });
    const again = (await first.browser.get('/api/user/info')).json().user;
    expect(again).toMatchObject(everything);
  });

  it('whoever waits for a code is told that it lies in a folder, and where', async () => {
    const { join } = await openInstallation({ ...ownMachine, DATA_DIR: '/tmp/reelwright-here' });
    const { browser } = await join('ann@example.com');
    const reply = (await browser.post('/api/user/verify/send')).json();
    expect(reply).toMatchObject({ mail: 'outbox', mail_folder: '/tmp/reelwright-here/outbox' });
  });
});

describe('an installation for others', () => {
  it('has no owner until one is named, and then once the address is proven', async () => {
    const { database, app, join } = await openInstallation({
      HOST: '0.0.0.0',
      OWNER_EMAIL: 'Ann@example.com',
    });
    expect((await join('bob@example.com')).user.access.owner).toBe(false);
    const { browser, user } = await join('ann@example.com');
    expect(user.access.owner).toBe(false);
    await database.db.update(users).set({ verified: true });
    expect((await browser.get('/api/user/info')).json().user.access.owner).toBe(true);
    const { cookie } = await signUp(database, { email: 'cid@example.com', verified: true });
    const cid = await app.inject({ url: '/api/user/info', headers: { cookie } });
    expect(cid.json().user.access.owner).toBe(false);
  });

  it('says that there is no mail server, but not where the folder is', async () => {
    const { join } = await openInstallation({ HOST: '0.0.0.0' });
    const { browser } = await join('ann@example.com');
    const reply = (await browser.post('/api/user/verify/send')).json();
    expect(reply.mail).toBe('outbox');
    expect(reply).not.toHaveProperty('mail_folder');
  });

  it('says nothing of it where mails are sent', async () => {
    const { join } = await openInstallation({ ...ownMachine, SMTP_URL: 'smtp://127.0.0.1:2525' });
    const { browser } = await join('ann@example.com');
    expect((await browser.post('/api/user/verify/send')).json()).not.toHaveProperty('mail');
  });
});
