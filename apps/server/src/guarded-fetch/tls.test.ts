import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createGuardedFetch } from './create-guarded-fetch.ts';
import { openPinnedClient } from './pinned-client.ts';
import { PUBLIC_ADDRESS, startTestServer, type TestServer } from './testing/start-test-server.ts';
import { startVictim } from './testing/start-victim.ts';
import { testCertificate } from './testing/test-certificate.ts';

const limits = { maxBytes: 1000, timeoutMs: 3000 };
const trusting = {
  allowAddress: (address: string) => address === PUBLIC_ADDRESS,
  resolve: async () => [PUBLIC_ADDRESS],
  certificateAuthorities: testCertificate.cert,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(
    (request, response) => {
      const { servername } = request.socket as TLSSocket & { servername: unknown };
      response.end(JSON.stringify({ servername, host: request.headers.host }));
    },
    { tls: true },
  );
});
afterAll(() => server.close());

describe('https', () => {
  it('goes to the checked address under the name of the site', async () => {
    const reply = await createGuardedFetch(trusting)(`https://pinned.test:${server.port}/`, limits);
    expect(JSON.parse(await reply.text())).toEqual({
      servername: 'pinned.test',
      host: `pinned.test:${server.port}`,
    });
  });

  it('treats a name with a final dot as the same site', async () => {
    const address = `https://pinned.test.:${server.port}/`;
    const reply = await createGuardedFetch(trusting)(address, limits);
    expect(JSON.parse(await reply.text())).toMatchObject({ servername: 'pinned.test' });
  });

  it('works for a literal address, without a server name', async () => {
    const reply = await createGuardedFetch(trusting)(server.url(), limits);
    expect(JSON.parse(await reply.text())).toMatchObject({ servername: false });
  });

  it('is refused when the certificate is for another name', async () => {
    const address = `https://other.test:${server.port}/`;
    await expect(createGuardedFetch(trusting)(address, limits)).rejects.toMatchObject({
      code: 'address-unreachable',
    });
  });

  it('is refused when nobody we trust signed the certificate', async () => {
    const { certificateAuthorities: _, ...wary } = trusting;
    await expect(
      createGuardedFetch(wary)(`https://pinned.test:${server.port}/`, limits),
    ).rejects.toMatchObject({ code: 'address-unreachable' });
  });
});

describe('the connection', () => {
  it('tries the next checked address when one does not answer', async () => {
    const other = await startTestServer((_request, response) => response.end('second'), {
      host: '127.0.0.3',
    });
    onTestFinished(other.close);
    const twoHomes = createGuardedFetch({
      resolve: async () => ['127.0.0.4', '127.0.0.3'],
      allowAddress: (address) => address.startsWith('127.0.0.'),
    });
    const reply = await twoHomes(`http://two-homes.test:${other.port}/`, limits);
    expect(await reply.text()).toBe('second');
  });

  it('is dropped before a word is said if it arrived where it may not', async () => {
    const victim = await startVictim();
    onTestFinished(victim.close);
    const { signal } = new AbortController();
    // A pinned address that was never checked: what a mistake in the code above would look like.
    const client = openPinnedClient(new URL(`http://mistake.test:${victim.port}/`), {
      addresses: ['127.0.0.1'],
      isAllowed: () => false,
      signal,
      connectTimeoutMs: 1000,
      stallTimeoutMs: 1000,
      maxHeaderBytes: 1000,
    });
    onTestFinished(() => client.destroy());
    await expect(client.request({ path: '/', method: 'GET' })).rejects.toMatchObject({
      code: 'address-not-allowed',
    });
    expect(victim.requests()).toBe(0);
  });
});
