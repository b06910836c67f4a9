import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedFetch } from './create-guarded-fetch.ts';
import { PUBLIC_ADDRESS, startTestServer, type TestServer } from './testing/start-test-server.ts';
import { startVictim, type Victim } from './testing/start-victim.ts';

const limits = { maxBytes: 10_000, timeoutMs: 2000 };
const guardedFetch = createGuardedFetch({ allowAddress: (address) => address === PUBLIC_ADDRESS });

/** /go/<status>/<encoded target> redirects there; /echo answers with what arrived. */
const startRedirector = (host = PUBLIC_ADDRESS) =>
  startTestServer(
    (request, response) => {
      const [, verb, status, ...target] = (request.url ?? '').split('/');
      if (verb === 'go') {
        response.writeHead(Number(status), { location: decodeURIComponent(target.join('/')) });
        return response.end('moved');
      }
      if (verb === 'loop') return response.writeHead(302, { location: '/loop' }).end();
      if (verb === 'nowhere') return response.writeHead(302).end('no location');
      if (verb === 'raw') {
        response.writeHead(302, { location: Buffer.from('/échö').toString('latin1') });
        return response.end();
      }
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method, url, headers } = request;
        response.setHeader('content-type', 'application/json');
        response.end(
          JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }),
        );
      });
    },
    { host },
  );

let site: TestServer;
let otherSite: TestServer;
let victim: Victim;
beforeAll(async () => {
  [site, otherSite, victim] = await Promise.all([
    startRedirector(),
    startRedirector(),
    startVictim(),
  ]);
});
afterAll(() => Promise.all([site.close(), otherSite.close(), victim.close()]));

const via = (target: string, status = 302) =>
  site.url(`/go/${status}/${encodeURIComponent(target)}`);
const echo = async (address: string, options = {}) =>
  JSON.parse(await (await guardedFetch(address, { ...limits, ...options })).text());

describe('a redirect into the private network', () => {
  const targets = [
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f.1:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:7f00:1]:PORT/',
    'http://0.0.0.0:PORT/',
    'http://[::]:PORT/',
    '//127.0.0.1:PORT/',
    '\\\\127.0.0.1:PORT/',
    'http:\\\\127.0.0.1:PORT\\',
    'http://user:pw@127.0.0.1:PORT/',
    'HTTP://127.1:PORT/',
  ];

  it.each(targets)('is refused on the first hop: %s', async (target) => {
    const address = via(target.replace('PORT', String(victim.port)));
    await expect(guardedFetch(address, limits)).rejects.toMatchObject({
      code: 'address-not-allowed',
    });
    expect(victim.connections()).toBe(0);
  });

  it.each([2, 3, 5])('is refused on hop %i', async (hops) => {
    let address = `http://127.0.0.1:${victim.port}/`;
    for (let hop = 0; hop < hops; hop++) address = via(address);
    site.hits.length = 0;
    await expect(guardedFetch(address, limits)).rejects.toMatchObject({
      code: 'address-not-allowed',
    });
    expect(site.hits).toHaveLength(hops);
    expect(victim.connections()).toBe(0);
  });

  it.each([301, 302, 303, 307, 308])('is refused with status %i', async (status) => {
    const address = via(`http://127.0.0.1:${victim.port}/`, status);
    await expect(guardedFetch(address, limits)).rejects.toMatchObject({
      code: 'address-not-allowed',
    });
    expect(victim.connections()).toBe(0);
  });

  it.each([
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'data:text/plain,hi',
    'http://',
    'ftp://a.b/',
  ])('is refused when it leaves the web: %s', async (target) => {
    await expect(guardedFetch(via(target), limits)).rejects.toMatchObject({
      code: 'address-invalid',
    });
  });
});

describe('following redirects', () => {
  it('ends after five', async () => {
    site.hits.length = 0;
    await expect(guardedFetch(site.url('/loop'), limits)).rejects.toMatchObject({
      code: 'address-too-many-redirects',
    });
    expect(site.hits).toHaveLength(6);
    await expect.poll(site.openSockets).toBe(0);
  });

  it('arrives after exactly five and says where', async () => {
    let address = site.url('/echo');
    for (let hop = 0; hop < 5; hop++) address = via(address);
    const reply = await guardedFetch(address, limits);
    expect(reply.finalUrl).toBe(site.url('/echo'));
    reply.discard();
  });

  it('understands relative and raw UTF-8 targets', async () => {
    expect((await echo(via('/echo?a=b#c'))).url).toBe('/echo?a=b');
    expect((await echo(via('../../echo'))).url).toBe('/echo');
    expect((await echo(site.url('/raw'))).url).toBe('/%C3%A9ch%C3%B6');
  });

  it('hands back a redirect that names no target', async () => {
    const reply = await guardedFetch(site.url('/nowhere'), limits);
    expect(reply.status).toBe(302);
    expect(await reply.text()).toBe('no location');
  });

  it.each([301, 302, 303])('turns a POST into a GET without its body (%i)', async (status) => {
    const post = { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'text/json' } };
    const arrived = await echo(via(site.url('/echo'), status), post);
    expect(arrived).toMatchObject({ method: 'GET', body: '' });
    expect(arrived.headers).not.toHaveProperty('content-type');
  });

  it.each([307, 308])('repeats a POST on the same site (%i)', async (status) => {
    const arrived = await echo(via(site.url('/echo'), status), { method: 'POST', body: 'hello' });
    expect(arrived).toMatchObject({ method: 'POST', body: 'hello' });
  });

  it.each([307, 308])('never repeats a POST on another site (%i)', async (status) => {
    const address = via(otherSite.url('/echo'), status);
    otherSite.hits.length = 0;
    await expect(
      guardedFetch(address, { ...limits, method: 'POST', body: 'secret' }),
    ).rejects.toMatchObject({ code: 'address-not-allowed' });
    expect(otherSite.hits).toEqual([]);
  });

  it.each([307, 308])('goes on to another site with a GET (%i)', async (status) => {
    expect(await echo(via(otherSite.url('/echo'), status))).toMatchObject({ method: 'GET' });
  });

  it('keeps HEAD a HEAD', async () => {
    site.hits.length = 0;
    await guardedFetch(via(site.url('/echo'), 303), { ...limits, method: 'HEAD' });
    expect(site.hits.at(-1)).toBe('HEAD /echo');
  });

  it('shows keys and cookies to the first site only', async () => {
    const headers = { Authorization: 'Bearer k', cookie: 'a=b', 'X-Api-Key': 'k', Accept: 'x/y' };
    const same = await echo(via(site.url('/echo')), { headers });
    expect(same.headers).toMatchObject({ authorization: 'Bearer k', cookie: 'a=b', accept: 'x/y' });
    const other = await echo(via(otherSite.url('/echo')), { headers });
    expect(other.headers).toMatchObject({ accept: 'x/y' });
    expect(other.headers).not.toHaveProperty('authorization');
    expect(other.headers).not.toHaveProperty('cookie');
    expect(other.headers).not.toHaveProperty('x-api-key');
  });
});
