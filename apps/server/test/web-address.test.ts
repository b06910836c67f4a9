import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../src/guarded-fetch/create-guarded-fetch.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { cookieFor, createTestServer } from './test-server.ts';

/** Stands for the public web in this test; every other loopback address stays forbidden. */
const publicAddress = '127.0.0.2';
let database: TestDatabase;
let app: FastifyInstance;
let cookie: string;
let web: Server;
let port: number;
const seen: string[] = [];

beforeAll(async () => {
  web = createServer((request, reply) => {
    seen.push(`${request.method} ${request.url}`);
    if (request.url === '/inside')
      reply.writeHead(302, { location: `http://127.0.0.1:${port}/secret` });
    else reply.writeHead(request.url === '/here' ? 200 : 404);
    reply.end();
  }).listen(0, '0.0.0.0');
  await once(web, 'listening');
  port = (web.address() as AddressInfo).port;
  database = await createTestDatabase();
  app = await createTestServer({
    database,
    guardedFetch: createGuardedFetch({ allowAddress: (address) => address === publicAddress }),
  });
  cookie = await cookieFor(database, undefined);
});
afterAll(async () => {
  await app.close();
  await database.close();
  web.close();
});

const ask = (url: string, headers: Record<string, string> = { cookie }) =>
  app.inject({ method: 'POST', url: '/api/queries/head', headers, payload: { url } });

describe('asking whether a web address answers', () => {
  it.each([
    ['yes when it does', '/here', true],
    ['no when there is nothing', '/nothing', false],
    ['no when it leads inside, without looking', '/inside', false],
  ])('says %s', async (_, path, answer) => {
    const reply = await ask(`http://${publicAddress}:${port}${path}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toBe(answer);
    expect(seen).not.toContain('HEAD /secret');
  });

  it.each(['http://127.0.0.1/', 'http://localhost/', 'file:///etc/passwd', 'not an address'])(
    'says no to %s',
    async (url) => {
      expect((await ask(url)).json()).toBe(false);
    },
  );

  it('is not for people we know nothing of', async () => {
    expect((await ask('http://example.com', {})).statusCode).toBe(401);
  });
});
