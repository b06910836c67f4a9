import { describe, expect, it } from 'vitest';
import { fetchWith, serve, serveRaw } from './testing/test-servers.ts';

const limits = { maxBytes: 100_000, timeoutMs: 3000 };

describe('a caller who aborts', () => {
  const reason = new Error('changed my mind');

  it('before anything happened causes no request', async () => {
    const server = await serve((_request, response) => response.end());
    const fetching = fetchWith()(server.url(), { ...limits, signal: AbortSignal.abort(reason) });
    await expect(fetching).rejects.toBe(reason);
    expect(server.connections()).toBe(0);
  });

  it.each(['http', 'https'])('while waiting for %s headers frees the socket', async (scheme) => {
    const raw = await serveRaw(() => {});
    const controller = new AbortController();
    const fetching = fetchWith()(raw.url.replace('http', scheme), {
      ...limits,
      signal: controller.signal,
    });
    await expect.poll(raw.openSockets).toBe(1);
    controller.abort(reason);
    await expect(fetching).rejects.toBe(reason);
    await expect.poll(raw.openSockets).toBe(0);
  });

  it('while reading gets the reason and frees the socket', async () => {
    const server = await serve((_request, response) => response.write('first'));
    const controller = new AbortController();
    const reply = await fetchWith()(server.url(), { ...limits, signal: controller.signal });
    const reading = reply.readBody();
    setTimeout(() => controller.abort(reason), 30);
    await expect(reading).rejects.toBe(reason);
    await expect.poll(server.openSockets).toBe(0);
  });

  it('by leaving the loop, destroying or discarding frees the socket', async () => {
    const server = await serve((_request, response) => response.write('first'));
    for await (const _chunk of (await fetchWith()(server.url(), limits)).body) break;
    (await fetchWith()(server.url(), limits)).body.destroy();
    (await fetchWith()(server.url(), limits)).discard();
    await expect.poll(server.openSockets).toBe(0);
  });
});
