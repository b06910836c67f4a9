import { type Call, call } from '@reelwright/contract';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import { createServer } from '../src/app/create-server.ts';
import { users } from '../src/db/schema/index.ts';
import { openSession } from '../src/features/session/session-repository.ts';
import type { GuardedFetch } from '../src/guarded-fetch/create-guarded-fetch.ts';
import type { HandlersOf } from '../src/http/handlers.ts';
import { type CallGuards, registerCalls } from '../src/http/register-calls.ts';
import type { TextToSpeech } from '../src/providers/text-to-speech/text-to-speech-port.ts';
import { type RateLimitTable, rateLimitTable } from '../src/rate-limit/rate-limit-table.ts';
import { silentLog, type TestDatabase } from './test-database.ts';
import { testSettings } from './test-settings.ts';

interface TestServerOptions<Table extends Record<string, Call>> {
  readonly database: TestDatabase;
  readonly settings?: Record<string, string>;
  readonly rateLimits?: Partial<RateLimitTable>;
  readonly calls?: Table;
  readonly handlers?: HandlersOf<Table>;
  readonly guardedFetch?: GuardedFetch;
  readonly speech?: TextToSpeech;
  readonly watchRoute?: (route: RouteOptions) => void;
}

/** The real server on a test database, with further calls of the test's own if it brings any. */
export async function createTestServer<Table extends Record<string, Call>>(
  options: TestServerOptions<Table>,
): Promise<FastifyInstance> {
  return createServer({
    settings: testSettings(options.settings),
    databaseUrl: options.database.databaseUrl,
    log: silentLog,
    rateLimits: { ...rateLimitTable, ...options.rateLimits },
    guardedFetch: options.guardedFetch,
    speech: options.speech,
    watchRoute: options.watchRoute,
    extend: (app: FastifyInstance, guards: CallGuards) => {
      if (options.calls && options.handlers)
        registerCalls(app, options.calls, options.handlers, guards);
    },
  });
}

/** A person in the database, and the cookie of their browser. */
export async function signUp(
  { db }: TestDatabase,
  user: Partial<typeof users.$inferInsert> & { email: string },
): Promise<{ id: number; cookie: string }> {
  const [row] = await db.insert(users).values(user).returning({ id: users.id });
  if (!row) throw new Error('The test user was not stored.');
  return { id: row.id, cookie: await cookieFor({ db } as TestDatabase, row.id) };
}

export async function cookieFor({ db }: TestDatabase, userId: number | undefined): Promise<string> {
  const token = await openSession(db, {
    userId,
    lifetimeSeconds: 3600,
    address: '127.0.0.1',
    userAgent: 'test',
  });
  return `reelwright-session=${token}`;
}

/** A call for every kind of access, for tests of the guards. */
export function plainCall<const A extends Call['access']>(path: `/${string}`, access: A) {
  return call({
    method: 'POST',
    path,
    summary: 'For a test',
    access,
    pace: 'change',
    body: z.object({ name: z.string().max(100).optional() }),
    reply: z.object({ done: z.boolean() }),
  });
}
