import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestServer, plainCall, signUp } from './test-server.ts';

let database: TestDatabase;
const servers: FastifyInstance[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await database.close();
});

const few = { windowSeconds: 60, perAddress: 5, perAccount: 3 };

async function startServer(): Promise<FastifyInstance> {
  const server = await createTestServer({
    database,
    rateLimits: { change: few, read: few },
    settings: { TRUST_PROXY: '127.0.0.1' },
    calls: { open: plainCall('/test/open', 'anyone'), mine: plainCall('/test/mine', 'member') },
    handlers: { open: () => ({ done: true }), mine: () => ({ done: true }) },
  });
  servers.push(server);
  return server;
}

const callFrom = async (
  server: FastifyInstance,
  address: string,
  path: string,
  cookie?: string,
) => {
  const reply = await server.inject({
    method: 'POST',
    url: path,
    headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
    payload: {},
  });
  return reply.statusCode;
};

describe('calls that change something', () => {
  it('are limited exactly per address, also when they come all at once to two servers', async () => {
    const [one, two] = [await startServer(), await startServer()];
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        callFrom(index % 2 ? one : two, '203.0.113.1', '/test/open'),
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    expect(await callFrom(one, '203.0.113.2', '/test/open')).toBe(200);
  });

  it('say how long to wait', async () => {
    const server = await startServer();
    for (let index = 0; index < 5; index += 1) await callFrom(server, '203.0.113.3', '/test/open');
    const reply = await server.inject({
      method: 'POST',
      url: '/test/open',
      headers: { 'x-forwarded-for': '203.0.113.3' },
      payload: {},
    });
    expect(reply.json().error).toMatch(
      /^Too many requests\. Please wait \d+ seconds and try again\.$/,
    );
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('are limited per account from wherever it calls', async () => {
    const server = await startServer();
    const { cookie } = await signUp(database, { email: 'busy@example.com' });
    const statuses: number[] = [];
    for (const last of [1, 2, 3, 4, 5]) {
      statuses.push(await callFrom(server, `198.51.100.${last}`, '/test/mine', cookie));
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('from one address cannot lock another person out', async () => {
    const server = await startServer();
    const victim = await signUp(database, { email: 'victim@example.com' });
    for (let index = 0; index < 30; index += 1) {
      await callFrom(server, '203.0.113.66', '/test/mine', `reelwright-session=guess${index}`);
    }
    expect(await callFrom(server, '203.0.113.66', '/test/open')).toBe(429);
    expect(await callFrom(server, '198.51.100.7', '/test/mine', victim.cookie)).toBe(200);
  });
});

describe('the address of the caller', () => {
  it('is believed from a trusted proxy only', async () => {
    const server = await startServer();
    const viaProxy = await server.inject({
      url: '/api/user/ip',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(viaProxy.body).toBe('203.0.113.9');
    const direct = await server.inject({
      url: '/api/user/ip',
      remoteAddress: '198.51.100.1',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(direct.body).toBe('198.51.100.1');
  });
});

describe('calls that only read', () => {
  const read = async (server: FastifyInstance) =>
    (await server.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.5' } }))
      .statusCode;

  it('are limited within one server at once', async () => {
    const server = await startServer();
    const statuses = await Promise.all(Array.from({ length: 8 }, () => read(server)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  });

  it('are limited across servers within about a second', async () => {
    const [one, two] = [await startServer(), await startServer()];
    for (let index = 0; index < 4; index += 1) expect(await read(one)).toBe(200);
    expect(await read(two)).toBe(200);
    await expect.poll(() => read(two), { interval: 300 }).toBe(429);
  });
});
