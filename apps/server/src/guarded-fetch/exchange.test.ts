import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runInTurn } from '../turns/current-turn.ts';
import { turnOf } from '../turns/turn-of.ts';
import { fetchWith, serve } from './testing/test-servers.ts';

const limits = { maxBytes: 100_000, timeoutMs: 3000 };

describe('an ordinary exchange', () => {
  it('carries status, headers, type and address', async () => {
    const server = await serve((_request, response) => {
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.writeHead(203, { 'content-type': 'Text/Plain; charset=utf-8' }).end('hi');
    });
    const reply = await fetchWith()(`${server.url('/a?b=c')}#d`, limits);
    expect(reply).toMatchObject({
      status: 203,
      ok: true,
      contentType: 'text/plain',
      finalUrl: server.url('/a?b=c'),
      headers: { 'set-cookie': 'a=1, b=2' },
    });
    expect(await reply.text()).toBe('hi');
    await expect.poll(server.openSockets).toBe(0);
  });

  it.each([
    ['HEAD', 200],
    ['GET', 204],
    ['GET', 304],
  ] as const)('without a body (%s, %i) is over at once', async (method, status) => {
    const server = await serve((_request, response) => {
      response.writeHead(status, status === 200 ? { 'content-length': '9999999' } : {}).end();
    });
    const reply = await fetchWith()(server.url(), { ...limits, method });
    await expect.poll(server.openSockets).toBe(0);
    expect(await reply.readBody()).toHaveLength(0);
  });

  it('never lets the caller overrule the Host header', async () => {
    const fetching = fetchWith()('http://a.test/', { ...limits, headers: { Host: 'b.test' } });
    await expect(fetching).rejects.toThrow(TypeError);
  });

  it('waits its turn when all connections are taken', async () => {
    let atOnce = 0;
    let most = 0;
    const server = await serve(async (_request, response) => {
      most = Math.max(most, ++atOnce);
      await sleep(20);
      atOnce -= 1;
      response.end('done');
    });
    const twoAtATime = fetchWith({ connections: { amount: 2, perPerson: 2, perAddress: 2 } });
    const texts = await Promise.all(
      Array.from({ length: 7 }, async () => (await twoAtATime(server.url(), limits)).text()),
    );
    expect(texts).toEqual(Array(7).fill('done'));
    expect(most).toBe(2);
  });

  it('leaves connections to others while one guest names sites that never answer', async () => {
    const server = await serve((request, response) =>
      request.url === '/quick' ? response.end('done') : undefined,
    );
    const few = fetchWith({ connections: { amount: 4, perPerson: 2, perAddress: 3 } });
    const stop = new AbortController();
    const { signal } = stop;
    const guest = turnOf(undefined, '198.51.100.7');
    const hanging = Array.from({ length: 8 }, () =>
      runInTurn(guest, () => few(server.url('/never'), { ...limits, signal })),
    );
    await expect.poll(() => server.hits.length).toBe(2);
    const other = turnOf(undefined, '198.51.100.8');
    const reply = await runInTurn(other, () => few(server.url('/quick'), limits));
    expect(await reply.text()).toBe('done');
    stop.abort();
    await Promise.allSettled(hanging);
  });

  it('that waits too long for its turn is too slow', async () => {
    const server = await serve((_request, response) => response.write('x'));
    const oneAtATime = fetchWith({ connections: { amount: 1, perPerson: 1, perAddress: 1 } });
    const first = await oneAtATime(server.url(), limits);
    await expect(oneAtATime(server.url(), { ...limits, timeoutMs: 50 })).rejects.toMatchObject({
      code: 'address-too-slow',
    });
    first.discard();
    (await oneAtATime(server.url(), limits)).discard();
    expect(server.hits).toHaveLength(2);
  });

  it('with a closed port is unreachable', async () => {
    const server = await serve(() => {});
    const address = server.url();
    await server.close();
    await expect(fetchWith()(address, limits)).rejects.toMatchObject({
      code: 'address-unreachable',
    });
  });
});
