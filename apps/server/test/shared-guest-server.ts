import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { cookieFor, createTestServer } from './test-server.ts';

interface GuestServer {
  readonly app: FastifyInstance;
  readonly cookie: string;
}

/** One server and the cookie of one guest for all tests of a file; there once they run. */
export function sharedGuestServer(): () => GuestServer {
  let database: TestDatabase;
  let server: GuestServer;
  beforeAll(async () => {
    database = await createTestDatabase();
    const app = await createTestServer({ database });
    server = { app, cookie: await cookieFor(database, undefined) };
  });
  afterAll(async () => {
    await server.app.close();
    await database.close();
  });
  return () => server;
}
