import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../src/features/session/browser.ts';
import { endSessions } from '../src/features/session/session-repository.ts';
import type { PasswordHasher } from '../src/features/sign-in/password-hasher.ts';
import type { SignInParts } from '../src/features/sign-in/sign-in-parts.ts';
import { logIn } from '../src/features/sign-in/sign-in-service.ts';
import { updateAccount } from '../src/features/users/user-repository.ts';
import { isSoak, timesToTry } from './soak.ts';
import { type AccountsHouse, joinHouse, openAccountsHouse, openBrowser } from './test-accounts.ts';

let house: AccountsHouse;

beforeAll(async () => {
  house = await openAccountsHouse();
});
afterAll(async () => {
  await house.close();
});

const forget = () => house.database.pool.query('delete from rate_limits');
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** How long a call takes for two kinds of address, asked in turns so that both see the same moods. */
async function compareTimes(rounds: number, call: (known: boolean) => Promise<unknown>) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const known of round % 2 ? [true, false] : [false, true]) {
      const began = performance.now();
      await call(known);
      times[known ? 'known' : 'unknown'].push(performance.now() - began);
      await forget();
    }
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}

describe('nobody learns which addresses have accounts', () => {
  it('from how long logging in takes', { timeout: 180_000 }, async () => {
    const { email } = await joinHouse(house);
    const times = await compareTimes(timesToTry(5, 25), (known) =>
      openBrowser(house.app).post('/api/user/login', {
        email: known ? email : 'no@example.com',
        password: 'a guess',
      }),
    );
    // Without the hash that nobody has, the unknown would take a tenth of the time.
    expect(times.unknown / times.known).toBeGreaterThan(isSoak ? 0.5 : 0.25);
    expect(times.unknown / times.known).toBeLessThan(isSoak ? 2 : 4);
  });

  it('from how long asking for a reset takes, or what it answers', {
    timeout: 180_000,
  }, async () => {
    const { email } = await joinHouse(house);
    const bodies = new Set<string>();
    const times = await compareTimes(timesToTry(1, 40), async (known) => {
      const asked = known ? email : 'no@example.com';
      const reply = await openBrowser(house.app).post('/api/user/forgot/send', { email: asked });
      bodies.add(`${reply.statusCode} ${reply.body.replaceAll(asked, '…')}`);
    });
    expect(bodies.size).toBe(1);
    // A call of a few milliseconds: only many of them say anything.
    if (!isSoak) return;
    expect(times.unknown / times.known).toBeGreaterThan(0.5);
    expect(times.unknown / times.known).toBeLessThan(2);
  });

  it('from what a wrong password, a wrong code or a used-up code answers', async () => {
    const { email } = await joinHouse(house);
    const ask = async (path: string, body: object) => {
      await forget();
      const reply = await openBrowser(house.app).post(path, body);
      return `${reply.statusCode} ${reply.body}`;
    };
    const password = 'a guess';
    expect(await ask('/api/user/login', { email, password })).toBe(
      await ask('/api/user/login', { email: 'no@example.com', password }),
    );
    expect(await ask('/api/user/login', { email, password })).toBe(
      await ask('/api/user/login', { email: 'not even an address', password }),
    );
    const guess = { otp: '00000000', password };
    expect(await ask('/api/user/forgot/reset', { email, ...guess })).toBe(
      await ask('/api/user/forgot/reset', { email: 'no@example.com', ...guess }),
    );
  });
});

describe('an account', () => {
  it('that somebody made with my address becomes mine alone when I prove the address', async () => {
    const squatter = await joinHouse(house);
    const { email } = squatter;
    await house.codeFor(email);
    await forget();
    const me = openBrowser(house.app, '10.2.2.2');
    const signup = await me.post('/api/user/signup', { email, password: 'mine' + 'mine' });
    expect(signup.json().error).toContain('already');
    await me.post('/api/user/forgot/send', { email });
    const otp = await house.codeFor(email, 2);
    await me.post('/api/user/forgot/reset', { email, otp, new_password: 'mine now' });
    expect((await squatter.browser.get('/api/user/info')).json().user).toBeNull();
    const back = await squatter.browser.post('/api/user/login', squatter);
    expect(back.statusCode).toBe(401);
  });

  it('cannot be moved to another address while the code for the first one verifies it', async () => {
    const { browser, email, id } = await joinHouse(house);
    const otp = await house.codeFor(email);
    const victim = `victim-${email}`;
    await Promise.all([
      browser.post('/api/user/verify/update', { email: victim }),
      browser.post('/api/user/verify/check', { otp }),
    ]);
    const { rows } = await house.database.pool.query(
      'select email, verified from users where id = $1',
      [id],
    );
    expect(rows[0]).not.toEqual({ email: victim, verified: true });
  });

  it('goes to one of two people who want the same new address at the same moment', async () => {
    const [one, two] = [await joinHouse(house), await joinHouse(house)];
    const email = `wanted-${one.email}`;
    const replies = await Promise.all(
      [one, two].map(({ browser }) => browser.post('/api/user/verify/update', { email })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is not opened by a password that was changed while it was being checked', async () => {
    const { email, password, id } = await joinHouse(house);
    const { db } = house.database;
    const account = { id, email };
    const slow: PasswordHasher = {
      hash: async () => '',
      matches: async () => {
        await db.transaction(async (transaction) => {
          await updateAccount(transaction, account, { passwordHash: 'another' });
          await endSessions(transaction, id);
        });
        return true;
      },
    };
    const parts = { db, passwords: slow } as SignInParts;
    const browser: Browser = {
      token: undefined,
      caller: { kind: 'nobody' },
      address: '127.0.0.1',
      userAgent: '',
      ownerCode: undefined,
      inviteCode: undefined,
      click: undefined,
      affiliate: undefined,
    };
    await expect(logIn(parts, browser, { email, password, remember: false })).rejects.toMatchObject(
      { code: 'wrong-login' },
    );
    const left = await house.database.pool.query('select 1 from sessions where user_id = $1', [id]);
    expect(left.rowCount).toBe(0);
  });

  it.each([
    'Ann\r\nBcc: everyone@example.com',
    'Ann\u0085Next',
    'Ann\u2028Line',
    'A\u0007nn',
    '   ',
    'x'.repeat(101),
  ])('does not take %j for a name', async (name) => {
    const { browser, email } = await joinHouse(house);
    const reply = await browser.post('/api/user/profile/profile', { name, email });
    expect(reply.statusCode).toBe(400);
  });
});

describe('mails', () => {
  it('link to the public address, whatever Host the call came with', async () => {
    await forget();
    const email = 'forged-host@example.com';
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    };
    await openBrowser(house.app).post(
      '/api/user/signup',
      { email, password: 'secret one' },
      forged,
    );
    await house.codeFor(email);
    await openBrowser(house.app).post('/api/user/forgot/send', { email }, forged);
    await house.codeFor(email, 2);
    for (const mail of house.mailsTo(email)) {
      expect(mail.text).toContain('http://localhost:3000');
      expect(`${mail.text} ${mail.html} ${JSON.stringify(mail.headers)}`).not.toContain('evil');
    }
  });

  it('hold the code in text and page, the subject in one line, and go to one person', async () => {
    const { email } = await joinHouse(house);
    const code = await house.codeFor(email);
    const [mail] = house.mailsTo(email);
    expect(mail?.subject).toBe(`${code} is your Reelwright code`);
    expect(mail?.html).toContain(code);
    expect(mail?.to?.map(({ address }) => address)).toEqual([email]);
    expect(mail?.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
  });

  it('come once, however often the page asks in a row', async () => {
    const { browser, email } = await joinHouse(house);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('/api/user/verify/send')),
    );
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
    await house.codeFor(email);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(house.mailsTo(email)).toHaveLength(1);
  });

  it('come ten times an hour at most to somebody who goes on asking', async () => {
    const { browser, id } = await joinHouse(house);
    const statuses: number[] = [];
    for (let minute = 0; minute < 11; minute += 1) {
      await house.database.pool.query(
        "update codes set created_at = created_at - interval '1 minute' where user_id = $1",
        [id],
      );
      statuses.push((await browser.post('/api/user/verify/send')).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

const manyGuesses = timesToTry(400, 2000);

it('hundreds of guesses at once by calls do not open an account', async () => {
  const { browser, email } = await joinHouse(house);
  const code = await house.codeFor(email);
  const guesses = Array.from({ length: manyGuesses }, (_, index) =>
    String((Number(code) + manyGuesses - 100 - index + 1e8) % 1e8).padStart(8, '0'),
  );
  expect(guesses).toContain(code);
  const replies = await Promise.all(
    guesses.map((otp) => browser.post('/api/user/verify/check', { otp })),
  );
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses).not.toContain(200);
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(5);
  expect((await browser.get('/api/user/info')).json().user).toMatchObject({ verified: false });
}, 180_000);
