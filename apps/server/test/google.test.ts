import type { JWTPayload } from 'jose';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountsHouse,
  joinHouse,
  openAccountsHouse,
  openBrowser,
  type TestBrowser,
} from './test-accounts.ts';
import { startIssuer } from './test-issuer.ts';

const publicUrl = 'http://localhost:3000';
const failed = `${publicUrl}/members.html?google_error=google-failed`;
let house: AccountsHouse;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let people = 0;

beforeAll(async () => {
  issuer = await startIssuer(`${publicUrl}/api/user/google-auth/callback`);
  house = await openAccountsHouse(issuer.settings);
});
beforeEach(async () => {
  people += 1;
  issuer.tamper = undefined;
  issuer.person = {
    sub: `g${people}`,
    email: `g${people}@gmail.example`,
    email_verified: true,
    name: `Person ${people}`,
  };
  await house.database.pool.query('delete from rate_limits');
});
afterAll(async () => {
  await house.close();
  await issuer.close();
});

const whoIs = async (browser: TestBrowser) => (await browser.get('/api/user/info')).json().user;
const leave = async (browser: TestBrowser, returnTo?: string) => {
  const reply = await browser.post('/api/user/google-auth', { return_to: returnTo });
  return reply.json().url as string;
};
const comeBack = async (browser: TestBrowser, address: string) => {
  const reply = await browser.get(address.replace(publicUrl, ''));
  expect(reply.statusCode).toBe(303);
  return String(reply.headers.location);
};
const goThrough = async (browser: TestBrowser, returnTo?: string) =>
  comeBack(browser, await issuer.visit(await leave(browser, returnTo)));

describe('signing in with Google', () => {
  it('is offered when it is set up', async () => {
    expect((await openBrowser(house.app).get('/api/user/sign-in-options')).json()).toEqual({
      google: true,
      passkeys: true,
      sign_up: 'everybody',
    });
  });

  it('makes a verified account, and finds it again', async () => {
    const browser = openBrowser(house.app);
    expect(await goThrough(browser, '/members.html#/projects')).toBe(
      `${publicUrl}/members.html#/projects`,
    );
    const me = await whoIs(browser);
    expect(me).toMatchObject({
      email: issuer.person.email,
      name: issuer.person.name,
      verified: true,
      has_password: false,
    });
    issuer.person.email = 'another@gmail.example';
    const phone = openBrowser(house.app);
    await goThrough(phone);
    expect((await whoIs(phone)).id).toBe(me.id);
  });

  it('sends state, nonce and a PKCE challenge along, and a cookie that scripts cannot read', async () => {
    const browser = openBrowser(house.app);
    const reply = await browser.post('/api/user/google-auth');
    const { searchParams } = new URL(reply.json().url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `${publicUrl}/api/user/google-auth/callback`,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    }
    expect(reply.headers['set-cookie']).toMatch(
      /^reelwright-google=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(JSON.stringify(reply.json())).not.toContain(browser.cookies.get('reelwright-google'));
  });

  it('connects a verified account, whose password goes on working, and tells its owner', async () => {
    const { browser, email, password, id } = await joinHouse(house);
    await browser.post('/api/user/verify/check', { otp: await house.codeFor(email) });
    issuer.person.email = email.toUpperCase();
    const google = openBrowser(house.app);
    await goThrough(google);
    expect((await whoIs(google)).id).toBe(id);
    expect((await whoIs(browser)).id).toBe(id);
    const login = await openBrowser(house.app).post('/api/user/login', { email, password });
    expect(login.statusCode).toBe(200);
    await expect
      .poll(() => house.mailsTo(email).at(-1)?.subject)
      .toBe('You can now sign in with Google');
  });

  it('takes an unverified account from whoever squats in it', async () => {
    const squatter = await joinHouse(house);
    const oldCode = await house.codeFor(squatter.email);
    issuer.person.email = squatter.email;
    const owner = openBrowser(house.app);
    await goThrough(owner);
    expect(await whoIs(owner)).toMatchObject({
      id: squatter.id,
      verified: true,
      has_password: false,
      name: issuer.person.name,
    });
    expect(await whoIs(squatter.browser)).toBeNull();
    expect((await squatter.browser.post('/api/user/login', squatter)).statusCode).toBe(401);
    expect(
      (await squatter.browser.post('/api/user/verify/check', { otp: oldCode })).statusCode,
    ).toBe(401);
  });

  it('keeps what a guest began, under a new token', async () => {
    const browser = openBrowser(house.app);
    await browser.post('/api/user/guest');
    const planted = browser.cookies.get('reelwright-session');
    await browser.post('/api/user/update-data', { data: { target_keyword: 'kites' } });
    await goThrough(browser);
    expect(browser.cookies.get('reelwright-session')).not.toBe(planted);
    const { rows } = await house.database.pool.query(
      'select target_keyword from user_data where user_id = $1',
      [(await whoIs(browser)).id],
    );
    expect(rows).toEqual([{ target_keyword: 'kites' }]);
  });

  it('takes a token that is signed as it should be', async () => {
    // What makes the refusals below mean something.
    issuer.tamper = (claims) => issuer.sign(claims);
    const browser = openBrowser(house.app);
    await goThrough(browser);
    expect(await whoIs(browser)).toMatchObject({ email: issuer.person.email });
  });

  it('lets people without a password set one by mail', async () => {
    const browser = openBrowser(house.app);
    await goThrough(browser);
    const { email } = issuer.person;
    const reply = await browser.post('/api/user/profile/password', {
      old_password: 'anything',
      new_password: 'secret one',
    });
    expect(reply.statusCode).toBe(403);
    await browser.post('/api/user/forgot/send', { email });
    const otp = await house.codeFor(email);
    await browser.post('/api/user/forgot/reset', { email, otp, new_password: 'secret one' });
    expect(await whoIs(browser)).toMatchObject({ email, has_password: true });
  });
});

describe('nobody gets in', () => {
  const refused = async (browser: TestBrowser, location: string, expected = failed) => {
    expect(location).toBe(expected);
    expect(await whoIs(browser)).toBeNull();
  };

  it('with an address that Google has not verified', async () => {
    issuer.person.email_verified = false;
    const browser = openBrowser(house.app);
    await refused(
      browser,
      await goThrough(browser),
      `${publicUrl}/members.html?google_error=google-unverified`,
    );
  });

  it('into a known account by an address that Google has not verified', async () => {
    const { email } = await joinHouse(house);
    issuer.person = { ...issuer.person, email, email_verified: false };
    const browser = openBrowser(house.app);
    await goThrough(browser);
    expect(await whoIs(browser)).toBeNull();
  });

  it('by an answer that was meant for another browser', async () => {
    const attacker = openBrowser(house.app);
    const answer = await issuer.visit(await leave(attacker));
    const victim = openBrowser(house.app);
    await refused(victim, await comeBack(victim, answer));
    await leave(victim);
    await refused(victim, await comeBack(victim, answer));
  });

  it('with a changed or missing state', async () => {
    const browser = openBrowser(house.app);
    const answer = await issuer.visit(await leave(browser));
    await refused(browser, await comeBack(browser, answer.replace(/state=./, 'state=_')));
    await leave(browser);
    await refused(browser, await comeBack(browser, answer.replace(/&?state=[^&]*/, '')));
  });

  it('by the same answer twice', async () => {
    const browser = openBrowser(house.app);
    const address = await leave(browser);
    const key = browser.cookies.get('reelwright-google') ?? '';
    const answer = await issuer.visit(address);
    await comeBack(browser, answer);
    const replay = openBrowser(house.app);
    replay.cookies.set('reelwright-google', key);
    await refused(replay, await comeBack(replay, answer));
  });

  it('more than ten minutes after leaving', async () => {
    const browser = openBrowser(house.app);
    const answer = await issuer.visit(await leave(browser));
    await house.database.pool.query(
      "update google_attempts set expires_at = expires_at - interval '10 minutes'",
    );
    await refused(browser, await comeBack(browser, answer));
  });

  it('when the person says no at Google', async () => {
    const browser = openBrowser(house.app);
    const state = new URL(await leave(browser)).searchParams.get('state');
    const path = `/api/user/google-auth/callback?error=access_denied&state=${state}`;
    await refused(browser, await comeBack(browser, path));
  });

  it.each<[string, (claims: JWTPayload) => Promise<string> | string]>([
    ['made for another sign-in', (claims) => issuer.sign({ ...claims, nonce: 'x' })],
    ['without a nonce', ({ nonce: _, ...claims }) => issuer.sign(claims)],
    ['made for another site', (claims) => issuer.sign({ ...claims, aud: 'another' })],
    [
      'made for us and asked for by another site',
      (claims) => issuer.sign({ ...claims, aud: ['reelwright', 'another'], azp: 'another' }),
    ],
    ['by another issuer', (claims) => issuer.sign({ ...claims, iss: 'https://evil.example' })],
    [
      'that has expired',
      (claims) => issuer.sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }),
    ],
    ['that never expires', ({ exp: _, ...claims }) => issuer.sign(claims)],
    ['that nobody signed', (claims) => new UnsecuredJWT(claims).encode()],
    ['signed with our own secret', (claims) => issuer.sign(claims, 'HS256')],
    ['signed with an unknown key', (claims) => issuer.sign(claims, 'RS256', 'second')],
    [
      'whose claims were changed afterwards',
      async (claims) => {
        const [head, , signature] = (await issuer.sign(claims)).split('.');
        const body = Buffer.from(JSON.stringify({ ...claims, sub: 'g1' })).toString('base64url');
        return `${head}.${body}.${signature}`;
      },
    ],
    ['that is none', () => 'nonsense'],
  ])('by a token %s', async (_, tamper) => {
    issuer.tamper = tamper;
    const browser = openBrowser(house.app);
    await refused(browser, await goThrough(browser));
  });

  it('and nobody is sent to another site', async () => {
    for (const returnTo of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      const browser = openBrowser(house.app);
      expect(await goThrough(browser, returnTo)).toBe(`${publicUrl}/members.html`);
    }
  });

  it('from another website that starts it', async () => {
    const reply = await openBrowser(house.app).post(
      '/api/user/google-auth',
      {},
      { origin: 'https://evil.example' },
    );
    expect(reply.statusCode).toBe(403);
  });
});

describe('without Google', () => {
  it('says so', async () => {
    const plain = await openAccountsHouse();
    const browser = openBrowser(plain.app);
    expect((await browser.get('/api/user/sign-in-options')).json()).toMatchObject({
      google: false,
      passkeys: true,
    });
    expect((await browser.post('/api/user/google-auth')).headers['x-error-code']).toBe(
      'google-unavailable',
    );
    expect(await comeBack(browser, '/api/user/google-auth/callback?code=x&state=y')).toBe(failed);
    await plain.close();
  });

  it('an issuer that is away is one sentence, and nothing else breaks', async () => {
    const away = await openAccountsHouse({
      ...issuer.settings,
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
    });
    const reply = await openBrowser(away.app).post('/api/user/google-auth');
    expect(reply.json()).toEqual({
      error: "Signing in with Google didn't work. Please try again.",
    });
    await away.close();
  });
});
