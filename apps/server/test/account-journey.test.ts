import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsHouse,
  joinHouse,
  openAccountsHouse,
  openBrowser,
  type TestBrowser,
} from './test-accounts.ts';

let house: AccountsHouse;

beforeAll(async () => {
  house = await openAccountsHouse();
});
afterAll(async () => {
  await house.close();
});

const whoIs = async (browser: TestBrowser) => (await browser.get('/api/user/info')).json().user;

it('a person signs up, verifies, logs out, logs in, forgets the password and sets a new one', async () => {
  const browser = openBrowser(house.app);
  const email = 'ann@example.com';
  const signup = await browser.post('/api/user/signup', { email, password: 'secret one' });
  expect(signup.json()).toMatchObject({
    type: 'user',
    user: {
      email,
      verified: false,
      guest: false,
      has_password: true,
      expired: false,
      access: { tier: 'free' },
    },
  });

  const verified = await browser.post('/api/user/verify/check', {
    otp: await house.codeFor(email),
  });
  expect(verified.json()).toMatchObject({ type: 'user', user: { email, verified: true } });

  const logout = await browser.post('/api/user/logout');
  expect(logout.json()).toEqual({ type: 'msg', msg: 'You are logged out.' });
  expect(await whoIs(browser)).toBeNull();

  const wrong = await browser.post('/api/user/login', { email, password: 'secret two' });
  expect(wrong.statusCode).toBe(401);
  const login = await browser.post('/api/user/login', { email, password: 'secret one' });
  expect(login.json().user.email).toBe(email);
  expect(await whoIs(browser)).toMatchObject({ email, verified: true });
  await browser.post('/api/user/logout');

  const forgot = await browser.post('/api/user/forgot/send', { email });
  expect(forgot.json()).toEqual({
    type: 'msg',
    msg: `If ${email} has an account, we sent it an 8-digit code. Please check your inbox.`,
    sent_to: email,
  });
  const otp = await house.codeFor(email, 2);
  const reset = await browser.post('/api/user/forgot/reset', {
    email,
    otp: `${otp.slice(0, 4)} ${otp.slice(4)}`,
    new_password: 'secret three',
  });
  expect(reset.json()).toMatchObject({ type: 'user', user: { email } });
  expect(await whoIs(browser)).toMatchObject({ email });
  expect(
    (await browser.post('/api/user/login', { email, password: 'secret one' })).statusCode,
  ).toBe(401);
  expect(
    (await browser.post('/api/user/login', { email, password: 'secret three' })).statusCode,
  ).toBe(200);
  await expect.poll(() => house.mailsTo(email).at(-1)?.subject).toBe('Your password was changed');
});

describe('signing up', () => {
  it('with an address that is in use says so, in words that the page knows', async () => {
    const { email } = await joinHouse(house);
    const reply = await openBrowser(house.app).post('/api/user/signup', {
      email: ` ${email.toUpperCase()} `,
      password: 'another one',
    });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({ error: 'This email is already in use. Please login instead' });
  });

  it('twice at the same moment makes one account', async () => {
    const replies = await Promise.all(
      ['10.9.8.1', '10.9.8.2', '10.9.8.3'].map((address) =>
        openBrowser(house.app, address).post('/api/user/signup', {
          email: 'twice@example.com',
          password: 'secret one',
        }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    ['Ｄora@example.com', 'dora@example.com'],
    ['zoe\u0308@BÜCHER.example', 'zo\u00eb@xn--bcher-kva.example'],
  ])('as %s and logging in as %s is one account', async (first, second) => {
    const browser = openBrowser(house.app, '10.9.9.1');
    const made = await browser.post('/api/user/signup', { email: first, password: 'secret one' });
    const found = await browser.post('/api/user/login', { email: second, password: 'secret one' });
    expect(found.json().user.id).toBe(made.json().user.id);
  });

  it.each([
    [{ password: 'secret one' }, 'Email is required'],
    [{ email: '', password: 'secret one' }, 'Email is required'],
    [{ email: 'eve', password: 'secret one' }, 'Email is not a valid email'],
    [{ email: ['a@example.com'], password: 'secret one' }, 'Email must be text'],
    [
      { email: 'a@example.com\r\nBcc: b@example.com', password: 'secret' },
      'Email is not a valid email',
    ],
    [{ email: 'eve@example.com' }, 'Password is required'],
    [{ email: 'eve@example.com', password: '' }, 'Password is required'],
    [{ email: 'eve@example.com', password: '12345' }, 'Password is too short (6 chars min)'],
    [
      { email: 'eve@example.com', password: 'x'.repeat(201) },
      'Password is too long (200 chars max)',
    ],
    [{ email: 'eve@example.com', password: { $gt: '' } }, 'Password must be text'],
  ])('with %j is refused', async (body, sentence) => {
    const reply = await openBrowser(house.app).post('/api/user/signup', body);
    expect(reply.json()).toEqual({ error: sentence });
    expect(reply.statusCode).toBe(400);
  });
});

describe('the address of an account', () => {
  it('can be corrected before it is verified; the code for the wrong one is then worthless', async () => {
    const { browser, email } = await joinHouse(house);
    const first = await house.codeFor(email);
    const better = `better-${email}`;
    const update = await browser.post('/api/user/verify/update', { email: better });
    expect(update.json()).toMatchObject({ type: 'msg', sent_to: better });
    expect((await browser.post('/api/user/verify/check', { otp: first })).statusCode).toBe(400);
    const check = await browser.post('/api/user/verify/check', {
      otp: await house.codeFor(better),
    });
    expect(check.json().user).toMatchObject({ email: better, verified: true });
  });

  it('that was never verified is corrected with the password an hour after signing up', async () => {
    const { browser, email, id, password } = await joinHouse(house);
    await house.database.pool.query(
      "update users set created_at = now() - interval '2 hours' where id = $1",
      [id],
    );
    const change = { email: `later-${email}` };
    const stolen = await browser.post('/api/user/verify/update', change);
    expect(stolen.headers['x-error-code']).toBe('password-required');
    const own = await browser.post('/api/user/verify/update', { ...change, password });
    expect(own.json()).toMatchObject({ sent_to: change.email });
  });

  it('stays until the new one is proven, once it was verified; then the old one is told', async () => {
    const { browser, email, id } = await joinHouse(house);
    await browser.post('/api/user/verify/check', { otp: await house.codeFor(email) });
    const elsewhere = openBrowser(house.app, '10.1.1.1');
    await elsewhere.post('/api/user/login', { email, password: 'first password' });
    const moved = `moved-${email}`;

    const change = { name: 'Ann', email: moved };
    const unproven = await browser.post('/api/user/profile/profile', change);
    expect(unproven.json()).toEqual({ error: 'Please enter your password to change your email.' });
    const guessed = { ...change, password: 'not it' };
    expect((await browser.post('/api/user/profile/profile', guessed)).statusCode).toBe(403);
    expect(await whoIs(browser)).not.toMatchObject({ name: 'Ann' });
    expect(house.mailsTo(moved)).toEqual([]);
    const asked = await browser.post('/api/user/profile/profile', {
      ...change,
      password: 'first password',
    });
    expect(asked.json()).toMatchObject({ type: 'msg', sent_to: moved });
    expect(await whoIs(browser)).toMatchObject({ name: 'Ann', email });

    const otp = await house.codeFor(moved);
    const stranger = await joinHouse(house);
    const stolen = { name: 'Eve', email: moved, otp };
    await stranger.browser.post('/api/user/verify/check', {
      otp: await house.codeFor(stranger.email),
    });
    expect((await stranger.browser.post('/api/user/profile/profile', stolen)).statusCode).toBe(400);

    const done = await browser.post('/api/user/profile/profile', {
      name: 'Ann',
      email: moved,
      otp,
    });
    expect(done.json()).toEqual({ type: 'msg', msg: 'Profile updated successfully' });
    expect(await whoIs(browser)).toMatchObject({ id, name: 'Ann', email: moved, verified: true });
    expect(await whoIs(elsewhere)).toBeNull();
    await expect.poll(() => house.mailsTo(email).at(-1)?.subject).toBe('Your email was changed');
  });

  it('of somebody without a password is changed with a code to the old address as well', async () => {
    const { browser, email, id } = await joinHouse(house);
    await browser.post('/api/user/verify/check', { otp: await house.codeFor(email) });
    await house.database.pool.query('update users set password_hash = null where id = $1', [id]);
    const change = { name: 'Ann', email: `second-${email}` };
    const asked = await browser.post('/api/user/profile/profile', change);
    expect(asked.json()).toMatchObject({ sent_to: change.email, sent_to_old: email });
    const otp = await house.codeFor(change.email);
    const stolen = await browser.post('/api/user/profile/profile', { ...change, otp });
    expect(stolen.statusCode).toBe(400);
    const old_otp = await house.codeFor(email, 2);
    const done = await browser.post('/api/user/profile/profile', { ...change, otp, old_otp });
    expect(done.json()).toEqual({ type: 'msg', msg: 'Profile updated successfully' });
    expect(await whoIs(browser)).toMatchObject({ id, email: change.email });
  });

  it('cannot become one that somebody else has', async () => {
    const [one, two] = [await joinHouse(house), await joinHouse(house)];
    const reply = await one.browser.post('/api/user/verify/update', { email: two.email });
    expect(reply.statusCode).toBe(409);
  });
});

describe('the password of an account', () => {
  it('is changed with the old one; other browsers are logged out', async () => {
    const { browser, email, password } = await joinHouse(house);
    const elsewhere = openBrowser(house.app, '10.1.1.2');
    await elsewhere.post('/api/user/login', { email, password });
    const before = browser.cookie;
    const wrong = await browser.post('/api/user/profile/password', {
      old_password: 'not it',
      new_password: 'second password',
    });
    expect(wrong.json()).toEqual({ error: "That password isn't right. Please try again." });
    const changed = await browser.post('/api/user/profile/password', {
      old_password: password,
      new_password: 'second password',
    });
    expect(changed.json()).toEqual({ type: 'msg', msg: 'Password updated successfully' });
    expect(browser.cookie).not.toBe(before);
    expect(await whoIs(browser)).toMatchObject({ email });
    expect(await whoIs(elsewhere)).toBeNull();
  });

  it('is kept as Argon2id, never as it is', async () => {
    const { id } = await joinHouse(house);
    const { rows } = await house.database.pool.query('select * from users where id = $1', [id]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(rows)).not.toContain('first password');
  });
});
