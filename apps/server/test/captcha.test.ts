import { errorTable } from '@reelwright/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { solve, solveCaptcha, tokenFor } from './solve-captcha.ts';
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
beforeEach(async () => {
  await house.database.pool.query('delete from rate_limits');
});
afterAll(async () => {
  await house.close();
});

let addresses = 0;
const newBrowser = () => {
  addresses += 1;
  return openBrowser(house.app, `10.7.${Math.floor(addresses / 250)}.${addresses % 250}`);
};
const bot = { error: "bot check: Please prove that you're not a bot." };
const logIn = (browser: TestBrowser, email: string, password: string, more: object = {}) =>
  browser.post('/api/user/login', { email, password, ...more });

it('asks in a sentence that begins with "bot", which is what the page looks for', () => {
  expect(errorTable['captcha-required'].sentence).toMatch(/^bot/);
});

describe('a captcha is asked for', () => {
  it('after five wrong passwords for one account from wherever; its owner gets in with one', async () => {
    const { email, password } = await joinHouse(house);
    for (let index = 0; index < 5; index += 1) {
      expect((await logIn(newBrowser(), email, 'a guess')).statusCode).toBe(401);
    }
    const stranger = await logIn(newBrowser(), email, 'a guess');
    expect(stranger.json()).toEqual(bot);
    expect(stranger.statusCode).toBe(403);
    expect(stranger.headers['x-error-code']).toBe('captcha-required');

    const owner = newBrowser();
    expect((await logIn(owner, email, password)).json()).toEqual(bot);
    const token2 = await solveCaptcha(owner);
    expect((await logIn(owner, email, password, { token2 })).statusCode).toBe(200);
  });

  it('for an address without an account just the same', async () => {
    for (let index = 0; index < 5; index += 1) {
      expect((await logIn(newBrowser(), 'no@example.com', 'a guess')).statusCode).toBe(401);
    }
    expect((await logIn(newBrowser(), 'NO@example.com', 'a guess')).json()).toEqual(bot);
  });

  it('after ten wrong passwords from one place, for whichever accounts', async () => {
    const browser = newBrowser();
    for (let index = 0; index < 10; index += 1) {
      expect((await logIn(browser, `no${index}@example.com`, 'a guess')).statusCode).toBe(401);
    }
    expect((await logIn(browser, 'no99@example.com', 'a guess')).json()).toEqual(bot);
    expect((await logIn(newBrowser(), 'no99@example.com', 'a guess')).statusCode).toBe(401);
  });

  it('of all but five of 200 guesses that come at once', async () => {
    const { email } = await joinHouse(house);
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => logIn(newBrowser(), email, 'a guess')),
    );
    const heard = replies.filter(({ statusCode }) => statusCode === 401);
    expect(heard.length).toBeLessThanOrEqual(5);
    expect(replies.filter(({ statusCode }) => statusCode === 403)).toHaveLength(200 - heard.length);
  });

  it('after five new accounts from one place', async () => {
    const browser = newBrowser();
    const signUp = (index: number, more = {}) =>
      browser.post('/api/user/signup', {
        email: `many${index}@example.com`,
        password: 'secret one',
        ...more,
      });
    for (let index = 0; index < 5; index += 1) expect((await signUp(index)).statusCode).toBe(200);
    expect((await signUp(6)).json()).toEqual(bot);
    const token3 = await solveCaptcha(browser);
    expect((await signUp(6, { token3 })).statusCode).toBe(200);
  });

  it('before more than three reset codes are sent to one mailbox', async () => {
    const { email } = await joinHouse(house);
    await house.database.pool.query('delete from rate_limits');
    const ask = (more = {}) => newBrowser().post('/api/user/forgot/send', { email, ...more });
    for (let index = 0; index < 3; index += 1) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).json()).toEqual(bot);
    const token2 = await solveCaptcha(newBrowser());
    expect((await ask({ token2 })).statusCode).toBe(200);
  });

  it('of a member who guesses codes', async () => {
    const { browser } = await joinHouse(house);
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await browser.post('/api/user/verify/check', { otp: '00000000' })).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 403]);
  });

  it('of nobody who types their password right', async () => {
    const { email, password } = await joinHouse(house);
    for (let index = 0; index < 12; index += 1) {
      expect((await logIn(newBrowser(), email, password)).statusCode).toBe(200);
    }
  });
});

describe('a proof', () => {
  const suspicious = async () => {
    const { email, password } = await joinHouse(house);
    for (let index = 0; index < 5; index += 1) await logIn(newBrowser(), email, 'a guess');
    return (token2: string) => logIn(newBrowser(), email, password, { token2 });
  };

  it('counts once, also when it comes twice at the same moment', async () => {
    const attempt = await suspicious();
    const token = await solveCaptcha(newBrowser());
    const replies = await Promise.all([attempt(token), attempt(token), attempt(token)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403]);
    expect((await attempt(token)).json()).toEqual(bot);
  });

  it('may come in the query', async () => {
    const { email, password } = await joinHouse(house);
    for (let index = 0; index < 5; index += 1) await logIn(newBrowser(), email, 'a guess');
    const token = encodeURIComponent(await solveCaptcha(newBrowser()));
    const reply = await newBrowser().post(`/api/user/login?token3=${token}`, { email, password });
    expect(reply.statusCode).toBe(200);
  });

  it('is refused when it is wrong, forged, made easier, older than ten minutes or nonsense', async () => {
    const attempt = await suspicious();
    const challenge = (await newBrowser().get('/api/user/captcha/challenge')).json();
    const solution = await solve(challenge);
    const { parameters } = challenge;
    const changed = (change: object) => ({
      ...challenge,
      parameters: { ...parameters, ...change },
    });
    const bad = [
      tokenFor(challenge, { ...solution, derivedKey: '0'.repeat(64) }),
      tokenFor(changed({ expiresAt: parameters.expiresAt + 600 }), solution),
      tokenFor(changed({ cost: 1 }), solution),
      tokenFor(changed({ algorithm: 'SHA-256' }), solution),
      tokenFor({ ...challenge, signature: '' }, solution),
      tokenFor({ ...challenge, signature: 'a'.repeat(64) }, solution),
      tokenFor({ parameters }, solution),
      tokenFor({}, {}),
      Buffer.from('null').toString('base64'),
      'nonsense',
      '%',
    ];
    for (const token of bad) expect((await attempt(token)).json()).toEqual(bot);
    expect(parameters.expiresAt * 1000).toBeLessThanOrEqual(Date.now() + 600_000);
    expect((await attempt(tokenFor(challenge, solution))).statusCode).toBe(200);
  });

  it('given ahead of time spares a member the neighbours’ captchas', async () => {
    const office = '10.99.0.1';
    const { email } = await joinHouse(house);
    const member = openBrowser(house.app, office);
    await logIn(member, email, 'first password');
    for (let index = 0; index < 10; index += 1) {
      await logIn(openBrowser(house.app, office), `no${index}@example.com`, 'a guess');
    }
    const change = { old_password: 'first password', new_password: 'second password' };
    expect((await member.post('/api/user/profile/password', change)).json()).toEqual(bot);
    const token = await solveCaptcha(member);
    const thanks = await member.post('/api/user/captcha', { token, tz: -60 });
    expect(thanks.json()).toEqual({ type: 'msg', msg: 'Thank you.' });
    expect((await member.post('/api/user/profile/password', change)).statusCode).toBe(200);
    expect((await member.post('/api/user/captcha', { token, tz: -60 })).json()).toEqual(bot);
  });
});
