import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { call } from '@reelwright/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer } from '../src/app/create-server.ts';
import { connectDatabase } from '../src/db/database.ts';
import { createLog } from '../src/log/create-log.ts';
import { startEmbeddedCluster } from '../src/postgres/embedded-cluster.ts';
import { installedDataDir } from './installed-data-dir.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';
import { createTestServer, plainCall, signUp } from './test-server.ts';
import { testSettings } from './test-settings.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

describe('stopping', () => {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

  it('lets a call under way finish and takes no new ones', async () => {
    const entered = Promise.withResolvers<void>();
    const leave = Promise.withResolvers<void>();
    const app = await createTestServer({
      database,
      calls: { slow: plainCall('/test/slow', 'anyone') },
      handlers: {
        slow: async () => {
          entered.resolve();
          await leave.promise;
          return { done: true };
        },
      },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const underWay = fetch(`http://127.0.0.1:${port}/test/slow`, post);
    await entered.promise;
    const closed = app.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    leave.resolve();
    expect(await (await underWay).json()).toEqual({ done: true });
    await closed;
  });

  it('does not wait for somebody who takes a file slowly', async () => {
    const endless = new Readable({ read: () => {} });
    const headers = { 'content-type': 'video/mp4' };
    const app = await createTestServer({
      database,
      calls: {
        film: call({ ...plainCall('/test/film', 'anyone'), reply: { file: ['video/mp4'] } }),
      },
      handlers: { film: async () => ({ status: 200, headers, body: endless }) },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const film = fetch(`http://127.0.0.1:${port}/test/film`, post);
    endless.push('the first second');
    const watching = (await film).text();
    await Promise.all([app.close(), expect(watching).rejects.toThrow()]);
  });
});

describe('a database that goes away', () => {
  it('gives "please try again" and then works again by itself', async () => {
    const dataDir = await installedDataDir();
    const first = await startEmbeddedCluster({ dataDir, log: silentLog });
    const own = connectDatabase({ databaseUrl: first.databaseUrl, poolSize: 2, log: silentLog });
    const { cookie } = await signUp(
      { ...own, databaseUrl: first.databaseUrl },
      { email: 'ann@example.com' },
    );
    await own.close();
    const app = await createServer({
      settings: testSettings(),
      databaseUrl: first.databaseUrl,
      log: silentLog,
    });
    const ask = () => app.inject({ url: '/api/user/info', headers: { cookie } });
    expect((await ask()).json().user.email).toBe('ann@example.com');
    await first.stop();
    const refused = await ask();
    expect(refused.statusCode).toBe(503);
    expect(refused.json().error).toBe("We're just starting up. Please try again in a few seconds.");
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const second = await startEmbeddedCluster({ dataDir, log: silentLog });
    await expect.poll(async () => (await ask()).statusCode).toBe(200);
    await app.close();
    await second.stop();
  });
});

describe('the log', () => {
  it('has a line per change with its request id, and nothing that opens a door', async () => {
    const lines: string[] = [];
    const into = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const log = createLog('api', { LOG_LEVEL: 'trace', LOG_FORMAT: 'json' }, into);
    const app = await createServer({
      settings: testSettings(),
      databaseUrl: database.databaseUrl,
      log,
    });
    const { cookie } = await signUp(database, { email: 'ann@example.com' });
    const reply = await app.inject({
      method: 'POST',
      url: '/api/members/error-log?signature=key-of-the-house',
      headers: { cookie, authorization: 'Bearer key-of-the-house' },
      payload: {
        error: 'it broke',
        password: 'key-of-the-house',
        inner: { token: 'key-of-the-house' },
      },
    });
    expect(reply.statusCode).toBe(200);
    await app.close();
    into.end();
    await once(into, 'finish');
    const text = lines.join('');
    expect(text).toContain(String(reply.headers['x-request-id']));
    expect(text).toContain('it broke');
    expect(text).not.toContain('key-of-the-house');
    expect(text).not.toContain(cookie.split('=')[1]);
  });
});
