import { describe, expect, it } from 'vitest';
import { drip, fetchWith, serve, serveRaw } from './testing/test-servers.ts';

const limits = { maxBytes: 100_000, timeoutMs: 3000 };

describe('the time limit', () => {
  const hurried = { ...limits, timeoutMs: 150 };

  it('ends headers that drip', async () => {
    const raw = await serveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      drip(socket, 'x: y\r\n', 20);
    });
    await expect(fetchWith()(raw.url, hurried)).rejects.toMatchObject({ code: 'address-too-slow' });
    await expect.poll(raw.openSockets).toBe(0);
  });

  it('ends endless interim replies', async () => {
    const raw = await serveRaw((socket) => drip(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n', 5));
    await expect(fetchWith()(raw.url, hurried)).rejects.toMatchObject({ code: 'address-too-slow' });
    await expect.poll(raw.openSockets).toBe(0);
  });

  it('ends a body that drips', async () => {
    const raw = await serveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9000\r\n\r\n');
      drip(socket, 'x', 20);
    });
    // On a busy machine the time may be up before the body begins.
    const body = fetchWith()(raw.url, hurried).then((reply) => reply.readBody());
    await expect(body).rejects.toMatchObject({ code: 'address-too-slow' });
    await expect.poll(raw.openSockets).toBe(0);
  });

  it('counts over all redirects', async () => {
    const server = await serve((_request, response) => {
      setTimeout(() => response.writeHead(302, { location: '/' }).end(), 60);
    });
    await expect(fetchWith()(server.url(), hurried)).rejects.toMatchObject({
      code: 'address-too-slow',
    });
    expect(server.hits.length).toBeLessThan(5);
  });

  it('gives up on a server that accepts but never shakes hands', async () => {
    const raw = await serveRaw(() => {});
    await expect(
      fetchWith({ connectTimeoutMs: 100 })(raw.url.replace('http', 'https'), limits),
    ).rejects.toMatchObject({ code: 'address-too-slow' });
    await expect.poll(raw.openSockets).toBe(0);
  });

  it('gives up on a server that never says anything', async () => {
    const silent = await serveRaw(() => {});
    await expect(fetchWith({ stallTimeoutMs: 100 })(silent.url, limits)).rejects.toMatchObject({
      code: 'address-too-slow',
    });
    await expect.poll(silent.openSockets).toBe(0);
  });

  it('gives up on a server that falls silent half-way', async () => {
    const half = await serveRaw((socket) =>
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf'),
    );
    const reply = await fetchWith({ stallTimeoutMs: 100 })(half.url, limits);
    await expect(reply.readBody()).rejects.toMatchObject({ code: 'address-too-slow' });
    await expect.poll(half.openSockets).toBe(0);
  });

  it('releases a reply that nobody reads', async () => {
    const server = await serve((_request, response) => response.write('x'));
    const reply = await fetchWith()(server.url(), hurried);
    expect(server.openSockets()).toBe(1);
    await expect.poll(server.openSockets).toBe(0);
    await expect(reply.readBody()).rejects.toMatchObject({ code: 'address-too-slow' });
  });

  it('ends a name server that never answers', async () => {
    const waiting = fetchWith({ resolve: () => new Promise(() => {}) });
    await expect(waiting('http://slow.test/', hurried)).rejects.toMatchObject({
      code: 'address-too-slow',
    });
  });
});
