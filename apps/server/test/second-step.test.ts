import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticators, users } from '../src/db/schema/index.ts';
import { runAdmin } from '../src/features/admin/run-admin.ts';
import {
  type AccountsHouse,
  openAccountsHouse,
  openBrowser,
  type TestBrowser,
} from './test-accounts.ts';

let house: AccountsHouse;
let addresses = 0;

/** What Node said about this process, in which calls are answered. */
const warnings: string[] = [];
const noteWarning = ({ message }: Error) => warnings.push(message);
beforeAll(async () => {
  process.on('warning', noteWarning);
  house = await openAccountsHouse();
});
afterAll(async () => {
  process.off('warning', noteWarning);
  await house.close();
});

const password = 'first password';
const whoIs = async (browser: TestBrowser) => (await browser.get('/api/user/info')).json().user;
/** Each from an address of their own, so that nobody is taken for a program. */
const newBrowser = () => openBrowser(house.app, `198.51.102.${++addresses}`);
const logIn = (browser: TestBrowser, email: string) =>
  browser.post('/api/user/login', { email, password });

async function join(email: string) {
  const browser = newBrowser();
  const reply = await browser.post('/api/user/signup', { email, password });
  expect(reply.statusCode, reply.body).toBe(200);
  return browser;
}

/** The app on somebody's phone. `ago` is in codes: it takes each once only. */
const codeOf = (secret: string, ago = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() - ago * 30_000,
  });

async function memberWithApp(email: string) {
  const browser = await join(email);
  const begun = await browser.post('/api/user/second-step/authenticator/begin', { password });
  expect(begun.statusCode, begun.body).toBe(200);
  const { secret, uri } = begun.json();
  expect(uri).toContain('otpauth://totp/Reelwright');
  // Not asked for until the app was seen to work.
  expect((await logIn(newBrowser(), email)).json().type).toBe('user');
  const on = await browser.post('/api/user/second-step/authenticator/confirm', {
    code: codeOf(secret, 1),
  });
  expect(on.statusCode, on.body).toBe(200);
  return { browser, secret, recovery: on.json().recovery_codes as string[] };
}

describe('an authenticator app', () => {
  it('is asked for after the password, and each of its codes counts once', async () => {
    const email = 'app@example.com';
    const { secret } = await memberWithApp(email);
    const browser = newBrowser();
    const begun = (await logIn(browser, email)).json();
    expect(begun.type).toBe('second-step');
    expect(await whoIs(browser)).toBeNull();
    const { step } = begun;
    const wrong = await browser.post('/api/user/login/second-step', { step, code: '000000' });
    expect(wrong.headers['x-error-code']).toBe('wrong-second-step');
    const code = codeOf(secret);
    const right = await browser.post('/api/user/login/second-step', { step, code });
    expect(right.json().user, right.body).toMatchObject({ email });
    expect(await whoIs(browser)).toMatchObject({ email });
    const thief = newBrowser();
    const again = (await logIn(thief, email)).json().step;
    const used = await thief.post('/api/user/login/second-step', { step: again, code });
    expect(used.headers['x-error-code']).toBe('wrong-second-step');
    const over = await thief.post('/api/user/login/second-step', {
      step,
      code: codeOf(secret, -1),
    });
    expect(over.headers['x-error-code']).toBe('sign-in-expired');
  });

  it('is not guessed: a sign-in has five tries, an account twenty an hour', async () => {
    const email = 'guessed-app@example.com';
    const { secret } = await memberWithApp(email);
    const codes: (string | string[] | undefined)[] = [];
    for (let round = 0; round < 5; round++) {
      const thief = newBrowser();
      const { step } = (await logIn(thief, email)).json();
      const guesses = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          openBrowser(house.app, `198.51.101.${round * 6 + at}`).post(
            '/api/user/login/second-step',
            { step, code: `00000${at}` },
          ),
        ),
      );
      codes.push(...guesses.map(({ headers }) => headers['x-error-code'] as string));
    }
    expect(codes.filter((code) => code === 'wrong-second-step').length).toBeLessThanOrEqual(20);
    expect(codes).toContain('sign-in-expired');
    expect(codes).toContain('too-many-requests');
    const browser = newBrowser();
    const { step } = (await logIn(browser, email)).json();
    const late = await browser.post('/api/user/login/second-step', { step, code: codeOf(secret) });
    expect(late.statusCode).toBe(429);
  });

  it('that is lost is done without by a code that was kept, once each', async () => {
    const email = 'lost@example.com';
    const { recovery } = await memberWithApp(email);
    expect(new Set(recovery).size).toBe(10);
    const code = ` ${recovery[3]?.toUpperCase()} `;
    for (const expected of ['user', 'wrong-second-step']) {
      const browser = newBrowser();
      const { step } = (await logIn(browser, email)).json();
      const reply = await browser.post('/api/user/login/second-step', { step, code });
      expect([reply.json().type, reply.headers['x-error-code']]).toContain(expected);
    }
  });

  it('has its recovery codes made anew, by the password and one more code, and the old ones are over', async () => {
    const email = 'anew@example.com';
    const { browser, secret, recovery } = await memberWithApp(email);
    const renew = (body: object) => browser.post('/api/user/second-step/recovery-codes', body);
    for (const body of [
      { password: 'not mine', code: codeOf(secret) },
      { password, code: '000000' },
    ]) {
      expect((await renew(body)).statusCode).toBeGreaterThanOrEqual(400);
    }
    const renewed = await renew({ password, code: recovery[0] });
    const fresh: string[] = renewed.json().recovery_codes;
    expect(new Set([...fresh, ...recovery]).size).toBe(20);
    const info = (await browser.get('/api/user/second-step')).json();
    expect(info).toMatchObject({ authenticator: true, recovery_codes_left: 10 });
    const other = newBrowser();
    const { step } = (await logIn(other, email)).json();
    const enter = (code = '') => other.post('/api/user/login/second-step', { step, code });
    expect((await enter(recovery[1])).headers['x-error-code']).toBe('wrong-second-step');
    expect((await enter(fresh[1])).json().type).toBe('user');
    // Without an app there is nothing to make anew.
    const plain = await join('no-app@example.com');
    const none = await plain.post('/api/user/second-step/recovery-codes', {
      password,
      code: 'abcdefghij',
    });
    expect(none.statusCode).toBeGreaterThanOrEqual(400);
  });

  it('is asked for after a new password too, and by it alone it is turned off', async () => {
    const email = 'forgetful@example.com';
    const { browser, recovery } = await memberWithApp(email);
    await house.database.db.update(users).set({ verified: true }).where(eq(users.email, email));
    const pending = (await logIn(newBrowser(), email)).json().step;
    const other = newBrowser();
    await other.post('/api/user/forgot/send', { email });
    const otp = await house.codeFor(email, 3);
    const reset = await other.post('/api/user/forgot/reset', { email, otp, password });
    expect(reset.json().type, reset.body).toBe('second-step');
    expect(await whoIs(other)).toBeNull();
    // What the old password began is over.
    const late = await newBrowser().post('/api/user/login/second-step', {
      step: pending,
      code: recovery[0],
    });
    expect(late.headers['x-error-code']).toBe('sign-in-expired');
    await other.post('/api/user/login/second-step', { step: reset.json().step, code: recovery[1] });
    expect(await whoIs(browser)).toBeNull();
    const end = '/api/user/second-step/authenticator/end';
    const refused = await other.post(end, { password: 'wrong one', code: recovery[2] });
    expect(refused.headers['x-error-code']).toBe('wrong-password');
    const alone = await other.post(end, { password, code: '123456' });
    expect(alone.headers['x-error-code']).toBe('wrong-second-step');
    expect((await other.post(end, { password, code: recovery[2] })).statusCode).toBe(200);
    expect((await logIn(newBrowser(), email)).json().type).toBe('user');
  });
});

describe('the secret of an authenticator app', () => {
  const keptOf = async (email: string) => {
    const [row] = await house.database.db
      .select({ userId: users.id, secret: authenticators.secret })
      .from(authenticators)
      .innerJoin(users, eq(users.id, authenticators.userId))
      .where(eq(users.email, email));
    if (!row) throw new Error(`${email} has no app.`);
    return row;
  };
  const keep = async (email: string, secret: string) => {
    const { userId } = await keptOf(email);
    const { db } = house.database;
    await db.update(authenticators).set({ secret }).where(eq(authenticators.userId, userId));
  };
  const enter = async (email: string, code: string) => {
    const browser = newBrowser();
    const { step } = (await logIn(browser, email)).json();
    return browser.post('/api/user/login/second-step', { step, code });
  };

  it('cannot be read in the database', async () => {
    const email = 'sealed@example.com';
    const { secret } = await memberWithApp(email);
    const kept = await keptOf(email);
    expect(kept.secret).not.toContain(secret);
    expect(kept.secret).toMatch(/^v1\./);
  });

  it('from before it was sealed still opens the account, and is sealed then', async () => {
    const email = 'before-seals@example.com';
    const { secret } = await memberWithApp(email);
    await keep(email, secret);
    expect((await enter(email, '000000')).headers['x-error-code']).toBe('wrong-second-step');
    expect((await keptOf(email)).secret).toBe(secret);
    expect((await enter(email, codeOf(secret))).json().user).toMatchObject({ email });
    expect((await keptOf(email)).secret).toMatch(/^v1\./);
    expect((await enter(email, codeOf(secret, -1))).json().user).toMatchObject({ email });
  });

  it('that cannot be opened lets nobody in by the password; a recovery code does', async () => {
    const email = 'other-key@example.com';
    const { secret, recovery } = await memberWithApp(email);
    const thief = await memberWithApp('thief-of-rows@example.com');
    // As with another key: what was sealed for one account opens no other.
    await keep(email, (await keptOf('thief-of-rows@example.com')).secret);
    for (const code of [codeOf(secret), codeOf(thief.secret)]) {
      const refused = await enter(email, code);
      expect(refused.headers['x-error-code']).toBe('authenticator-unreadable');
    }
    expect((await enter(email, recovery[0] ?? '')).json().user).toMatchObject({ email });
  });
});

/** A device with a passkey, as far as a server sees it: a key pair, and what it signs. */
function pretendDevice() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = Buffer.from(createHash('sha256').update(x).digest()).subarray(0, 16);
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
  let counter = 0;
  const authData = (rpId: string, attested: Buffer) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    // Seen and verified; with a key where there is one.
    const flags = Buffer.from([attested.length > 0 ? 0x45 : 0x05]);
    return Buffer.concat([sha256(Buffer.from(rpId)), flags, count, attested]);
  };
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const coordinate = (name: number, text: string) =>
    Buffer.concat([Buffer.from([name, 0x58, 32]), Buffer.from(text, 'base64url')]);
  const key = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    coordinate(0x21, x),
    coordinate(0x22, y),
  ]);
  const base = { id: id.toString('base64url'), rawId: id.toString('base64url') };
  const common = { ...base, type: 'public-key', clientExtensionResults: {} };
  return {
    make(challenge: string, origin: string) {
      const length = Buffer.from([0, id.length]);
      const data = authData(
        new URL(origin).hostname,
        Buffer.concat([Buffer.alloc(16), length, id, key]),
      );
      const size = Buffer.from([0x58, data.length]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        size,
        data,
      ]);
      const client = clientData('webauthn.create', challenge, origin);
      const response = {
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      };
      return { ...common, response };
    },
    use(challenge: string, origin: string) {
      const data = authData(new URL(origin).hostname, Buffer.alloc(0));
      const client = clientData('webauthn.get', challenge, origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { ...common, response };
    },
  };
}

describe('a passkey', () => {
  const origin = 'http://localhost:3000';
  const add = async (browser: TestBrowser, device: ReturnType<typeof pretendDevice>) => {
    const begun = await browser.post('/api/user/second-step/passkey/begin', { password });
    expect(begun.statusCode, begun.body).toBe(200);
    const { step, options } = begun.json();
    const response = device.make(options.challenge, origin);
    return browser.post('/api/user/second-step/passkey/add', { step, response, name: 'My phone' });
  };
  const use = async (
    browser: TestBrowser,
    device: ReturnType<typeof pretendDevice>,
    at = origin,
  ) => {
    const { step, options } = (await browser.post('/api/user/passkey/begin')).json();
    const response = device.use(options.challenge, at);
    return browser.post('/api/user/passkey/sign-in', { step, response });
  };

  it('signs in by itself, is listed, and no longer once it was removed', async () => {
    const browser = await join('key@example.com');
    const device = pretendDevice();
    const added = await add(browser, device);
    expect(added.statusCode, added.body).toBe(200);
    const other = newBrowser();
    const inside = await use(other, device);
    expect(inside.json().user, inside.body).toMatchObject({ email: 'key@example.com' });
    expect(await whoIs(other)).toMatchObject({ email: 'key@example.com' });
    const { passkeys } = (await browser.get('/api/user/second-step')).json();
    expect(passkeys).toMatchObject([{ name: 'My phone', last_used_at: expect.any(String) }]);
    const [{ id }] = passkeys;
    const stranger = await join('no-key@example.com');
    const theirs = { id, password };
    const refused = await stranger.post('/api/user/second-step/passkey/remove', theirs);
    expect(refused.statusCode).toBe(404);
    const gone = await browser.post('/api/user/second-step/passkey/remove', theirs);
    expect(gone.statusCode, gone.body).toBe(200);
    expect((await use(newBrowser(), device)).headers['x-error-code']).toBe('passkey-refused');
  });

  it('is checked where it holds nobody up, and says nothing strange in the log', async () => {
    const begun = await newBrowser().post('/api/user/passkey/begin');
    expect(begun.statusCode, begun.body).toBe(200);
    // Its library, which takes long to load, makes Node warn wherever it is loaded.
    expect(warnings.filter((message) => message.includes('Web Crypto'))).toEqual([]);
  });

  it('is refused for another site, another question, a second time, and without the password', async () => {
    const browser = await join('careful@example.com');
    const device = pretendDevice();
    const alone = await browser.post('/api/user/second-step/passkey/begin', {});
    expect(alone.headers['x-error-code']).toBe('wrong-password');
    await add(browser, device);
    const phished = await use(newBrowser(), device, 'http://localhost:3001');
    expect(phished.headers['x-error-code']).toBe('passkey-refused');
    const thief = newBrowser();
    const { step } = (await thief.post('/api/user/passkey/begin')).json();
    const old = device.use('b2xkLWNoYWxsZW5nZQ', origin);
    const replayed = await thief.post('/api/user/passkey/sign-in', { step, response: old });
    expect(replayed.headers['x-error-code']).toBe('passkey-refused');
    const { step: once, options } = (await thief.post('/api/user/passkey/begin')).json();
    const response = device.use(options.challenge, origin);
    const both = await Promise.all(
      [0, 1].map(() => newBrowser().post('/api/user/passkey/sign-in', { step: once, response })),
    );
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await add(browser, device)).headers['x-error-code']).toBe('passkey-refused');
  });

  it('is no way around the codes of an app', async () => {
    const { browser, recovery } = await memberWithApp('both@example.com');
    const begin = '/api/user/second-step/passkey/begin';
    const alone = await browser.post(begin, { password });
    expect(alone.headers['x-error-code']).toBe('wrong-second-step');
    expect((await browser.post(begin, { password, code: recovery[0] })).statusCode).toBe(200);
  });

  it('goes with a new password: a thief may have made it', async () => {
    const email = 'reset-key@example.com';
    const browser = await join(email);
    const device = pretendDevice();
    await add(browser, device);
    const other = newBrowser();
    await other.post('/api/user/forgot/send', { email });
    const otp = await house.codeFor(email, 3);
    const reset = await other.post('/api/user/forgot/reset', { email, otp, password });
    expect(reset.json().type, reset.body).toBe('user');
    expect((await use(newBrowser(), device)).headers['x-error-code']).toBe('passkey-refused');
  });

  it('needs an address with a name and https', async () => {
    const { canHavePasskeys } = await import('../src/features/second-step/passkey-service.ts');
    const possible = (address: string) => canHavePasskeys(address);
    expect(['https://video.example.com', 'http://localhost:3000'].map(possible)).toEqual([
      true,
      true,
    ]);
    expect(
      ['http://video.example.com', 'https://203.0.113.4', 'https://[2001:db8::1]'].map(possible),
    ).toEqual([false, false, false]);
  });
});

it('is turned off by the operator for somebody who lost everything', async () => {
  const email = 'lost-all@example.com';
  await memberWithApp(email);
  const { db } = house.database;
  const said = await runAdmin(['second-step-off', email], (work) => work(db), new Date());
  expect(said).toBe(`${email} logs in with the password alone now.`);
  expect((await logIn(newBrowser(), email)).json().type).toBe('user');
});

it('logs out all devices but this one', async () => {
  const email = 'others@example.com';
  const browser = await join(email);
  const [one, two] = [newBrowser(), newBrowser()];
  for (const other of [one, two]) await logIn(other, email);
  expect((await browser.get('/api/user/sessions/list')).json().results).toHaveLength(3);
  const reply = await browser.post('/api/user/sessions/end-others');
  expect(reply.json().msg).toBe('Your other devices are logged out.');
  expect([await whoIs(one), await whoIs(two)]).toEqual([null, null]);
  expect((await browser.get('/api/user/sessions/list')).json().results).toMatchObject([
    { current: true },
  ]);
});
