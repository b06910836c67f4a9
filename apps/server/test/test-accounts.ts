import type { FastifyInstance } from 'fastify';
import type { Email } from 'postal-mime';
import { runWorker } from '../src/app/run-worker.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';
import { startMailServer } from './test-mail-server.ts';
import { createTestServer } from './test-server.ts';
import { testSettings } from './test-settings.ts';

type Reply = Awaited<ReturnType<FastifyInstance['inject']>>;

/** A browser: it keeps the cookies it is given and sends them back. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  readonly cookie: string;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Reply>;
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
}

export function openBrowser(app: FastifyInstance, address = '203.0.113.1'): TestBrowser {
  const cookies = new Map<string, string>();
  const cookieHeader = () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
  const send = async (
    method: 'GET' | 'POST',
    url: string,
    headers: Record<string, string>,
    body?: object,
  ) => {
    const reply = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: { ...(cookies.size > 0 && { cookie: cookieHeader() }), ...headers },
      ...(body && { payload: body }),
    });
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  };
  return {
    cookies,
    get cookie() {
      return cookieHeader();
    },
    post: (path, body = {}, headers = {}) => send('POST', path, headers, body),
    get: (path, headers = {}) => send('GET', path, headers),
  };
}

export interface AccountsHouse {
  readonly database: TestDatabase;
  readonly app: FastifyInstance;
  /** Mails to this address so far, oldest first. */
  mailsTo(email: string): Email[];
  /** The code in the newest mail to this address, once there are so many. */
  codeFor(email: string, mails?: number): Promise<string>;
  close(): Promise<void>;
}

/** Server, worker and mail server: everything an account needs. Calls are counted, but not limited. */
export async function openAccountsHouse(
  settings: Record<string, string> = {},
): Promise<AccountsHouse> {
  const database = await createTestDatabase();
  const mailServer = await startMailServer();
  const plenty = { windowSeconds: 60, perAddress: 1e6, perAccount: 1e6 };
  const app = await createTestServer({
    database,
    settings: { SMTP_URL: mailServer.url, ...settings },
    rateLimits: { read: plenty, change: plenty, sensitive: plenty },
  });
  const worker = await runWorker(
    testSettings({ SMTP_URL: mailServer.url, ...settings }),
    database.databaseUrl,
    silentLog,
  );
  const mailsTo = (email: string) =>
    mailServer.received.filter(({ to }) => to.includes(email)).map(({ mail }) => mail);
  return {
    database,
    app,
    mailsTo,
    async codeFor(email, mails = 1) {
      const deadline = Date.now() + 60_000;
      while (mailsTo(email).length < mails) {
        if (Date.now() > deadline) throw new Error(`No mail came to ${email}.`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      // Others may come after it: mails overtake each other.
      const codes = mailsTo(email).flatMap(
        ({ text = '' }) => /^ {4}(\d{8})$/m.exec(text)?.[1] ?? [],
      );
      const code = codes.at(-1);
      if (!code) throw new Error('The mail brought no code.');
      return code;
    },
    async close() {
      await worker.close();
      await app.close();
      await mailServer.close();
      await database.close();
    },
  };
}

let people = 0;

/** Somebody new who has just signed up. */
export async function joinHouse(house: AccountsHouse, email = `person${++people}@example.com`) {
  const browser = openBrowser(house.app, `198.51.100.${people % 250}`);
  const reply = await browser.post('/api/user/signup', { email, password: 'first password' });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { browser, email, id: reply.json().user.id as number, password: 'first password' };
}
