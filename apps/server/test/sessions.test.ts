import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsHouse,
  joinHouse,
  openAccountsHouse,
  openBrowser,
  type TestBrowser,
} from './test-accounts.ts';
import { createTestServer } from './test-server.ts';

let house: AccountsHouse;

beforeAll(async () => {
  house = await openAccountsHouse();
});
afterAll(async () => {
  await house.close();
});

const whoIs = async (browser: TestBrowser) => (await browser.get('/api/user/info')).json().user;
const sessionsOf = async (browser: TestBrowser) =>
  (await browser.get('/api/user/sessions/list')).json().results as {
    id: string;
    current: boolean;
    user_agent: string;
  }[];

describe('the cookie of a session', () => {
  it('is for us alone over https', async () => {
    const app = await createTestServer({
      database: house.database,
      settings: { PUBLIC_URL: 'https://videos.example.com' },
    });
    const reply = await app.inject({
      method: 'POST',
      url: '/api/user/signup',
      payload: { email: 'cookie@example.com', password: 'secret one', remember: true },
    });
    expect(reply.headers['set-cookie']).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await app.close();
  });

  it('goes with the browser unless one asks to be remembered', async () => {
    const { email, password } = await joinHouse(house);
    const browser = openBrowser(house.app);
    const brief = await browser.post('/api/user/login', { email, password });
    expect(brief.headers['set-cookie']).toMatch(
      /^reelwright-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const long = await browser.post('/api/user/login', { email, password, remember: true });
    expect(long.headers['set-cookie']).toContain('Max-Age=2592000');
  });

  it('holds no token that the database knows', async () => {
    const { browser } = await joinHouse(house);
    const token = browser.cookie.split('=')[1] ?? '';
    const { rows } = await house.database.pool.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.some((row) => row.token_hash.toString().includes(token))).toBe(false);
  });
});

describe('a session', () => {
  it('gets a new token whenever somebody gets in, so a planted one is worth nothing', async () => {
    const planted = openBrowser(house.app);
    await planted.post('/api/user/guest');
    const { email, password } = await joinHouse(house);

    const victim = openBrowser(house.app);
    for (const [name, value] of planted.cookies) victim.cookies.set(name, value);
    await victim.post('/api/user/login', { email, password });
    expect(await whoIs(victim)).toMatchObject({ email });
    expect(await whoIs(planted)).toBeNull();

    const tokens = new Set([victim.cookie]);
    await victim.post('/api/user/verify/check', { otp: await house.codeFor(email) });
    tokens.add(victim.cookie);
    await victim.post('/api/user/login', { email, password });
    tokens.add(victim.cookie);
    await victim.post('/api/user/forgot/send', { email });
    const otp = await house.codeFor(email, 2);
    await victim.post('/api/user/forgot/reset', { email, otp, password });
    tokens.add(victim.cookie);
    expect(tokens.size).toBe(4);
    for (const old of [...tokens].slice(0, 3)) {
      const reply = await house.app.inject({ url: '/api/user/info', headers: { cookie: old } });
      expect(reply.json().user).toBeNull();
    }
  });

  it('ends everywhere when the password is reset', async () => {
    const { browser, email } = await joinHouse(house);
    await house.codeFor(email);
    const owner = openBrowser(house.app);
    await owner.post('/api/user/forgot/send', { email });
    const otp = await house.codeFor(email, 2);
    await owner.post('/api/user/forgot/reset', { email, otp, new_password: 'mine again' });
    expect(await whoIs(owner)).toMatchObject({ email, verified: true });
    expect(await whoIs(browser)).toBeNull();
  });

  it('without "remember me" ends after 12 hours of silence, and no sooner', async () => {
    const { browser, id } = await joinHouse(house);
    const pass = (hours: number) =>
      house.database.pool.query(
        `update sessions set created_at = created_at - make_interval(hours => $2),
         last_seen_at = last_seen_at - make_interval(hours => $2),
         expires_at = expires_at - make_interval(hours => $2) where user_id = $1`,
        [id, hours],
      );
    for (let day = 0; day < 3; day += 1) {
      await pass(11);
      expect(await whoIs(browser)).not.toBeNull();
    }
    await pass(13);
    expect(await whoIs(browser)).toBeNull();
  });

  it('lasts 30 days at most, however busy', async () => {
    const { browser, id } = await joinHouse(house);
    await house.database.pool.query(
      `update sessions set created_at = now() - interval '29 days 23 hours',
       last_seen_at = now() - interval '1 hour' where user_id = $1`,
      [id],
    );
    expect(await whoIs(browser)).not.toBeNull();
    const { rows } = await house.database.pool.query(
      "select expires_at < now() + interval '61 minutes' as soon from sessions where user_id = $1",
      [id],
    );
    expect(rows).toEqual([{ soon: true }]);
  });

  it('is gone from the database after logging out', async () => {
    const { browser, id } = await joinHouse(house);
    const { cookie } = browser;
    await browser.post('/api/user/logout');
    expect(browser.cookie).toBe('');
    const left = await house.database.pool.query('select 1 from sessions where user_id = $1', [id]);
    expect(left.rowCount).toBe(0);
    const again = await house.app.inject({ url: '/api/user/info', headers: { cookie } });
    expect(again.json().user).toBeNull();
  });
});

describe('the list of sessions', () => {
  it('shows one’s own browsers, and ends them', async () => {
    const { browser, email, password } = await joinHouse(house);
    const phone = openBrowser(house.app, '192.0.2.77');
    await phone.post('/api/user/login', { email, password }, { 'user-agent': 'Phone/1' });
    const listed = await sessionsOf(browser);
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ current }) => current)).toHaveLength(1);
    const other = listed.find(({ current }) => !current);
    expect(other).toMatchObject({ user_agent: 'Phone/1', address: '192.0.2.77' });
    const ended = await browser.post('/api/user/sessions/end', { id: other?.id });
    expect(ended.json()).toEqual({ type: 'msg', msg: 'That device is logged out.' });
    expect(await whoIs(phone)).toBeNull();
    expect(await whoIs(browser)).not.toBeNull();
  });

  it('shows and ends nobody else’s', async () => {
    const [one, two] = [await joinHouse(house), await joinHouse(house)];
    const [mine, theirs] = [await sessionsOf(one.browser), await sessionsOf(two.browser)];
    expect(mine.map(({ id }) => id)).not.toContain(theirs[0]?.id);
    const reply = await one.browser.post('/api/user/sessions/end', { id: theirs[0]?.id });
    expect(reply.statusCode).toBe(404);
    expect(await whoIs(two.browser)).not.toBeNull();
    expect((await one.browser.post('/api/user/sessions/end', { id: '1 or 1=1' })).statusCode).toBe(
      400,
    );
  });

  it('ends as a whole, here too, and for nobody else', async () => {
    const [one, two] = [await joinHouse(house), await joinHouse(house)];
    const phone = openBrowser(house.app);
    await phone.post('/api/user/login', one);
    const reply = await one.browser.post('/api/user/sessions/end-all');
    expect(reply.json()).toEqual({ type: 'msg', msg: 'You are logged out everywhere.' });
    expect([await whoIs(one.browser), await whoIs(phone)]).toEqual([null, null]);
    expect(await whoIs(two.browser)).not.toBeNull();
  });
});
