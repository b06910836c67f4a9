import { describe, expect, it } from 'vitest';
import { fetchWith, serve, serveRaw } from './testing/test-servers.ts';

const limits = { maxBytes: 100_000, timeoutMs: 3000 };

describe('the size limit', () => {
  it('ends an endless body', async () => {
    const server = await serve((_request, response) => {
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.on('drain', pour);
      pour();
    });
    const reply = await fetchWith()(server.url(), limits);
    await expect(reply.readBody()).rejects.toMatchObject({
      code: 'address-too-large',
      message: expect.stringContaining('97.7 KB'),
    });
    await expect.poll(server.openSockets).toBe(0);
  });

  it('holds while streaming as it does while reading', async () => {
    const server = await serve((_request, response) => {
      response.write(Buffer.alloc(90_000));
      setTimeout(() => response.end(Buffer.alloc(90_000)), 20);
    });
    const reply = await fetchWith()(server.url(), limits);
    let seenBytes = 0;
    const streaming = (async () => {
      for await (const chunk of reply.body) seenBytes += chunk.length;
    })();
    await expect(streaming).rejects.toMatchObject({ code: 'address-too-large' });
    expect(seenBytes).toBeLessThanOrEqual(limits.maxBytes);
  });

  it('lets a body of exactly that size through', async () => {
    const server = await serve((_request, response) => response.end(Buffer.alloc(100_000)));
    expect(await (await fetchWith()(server.url(), limits)).readBody()).toHaveLength(100_000);
  });

  it('refuses early when the server itself announces too much', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100001' }).flushHeaders();
    });
    await expect(fetchWith()(server.url(), limits)).rejects.toMatchObject({
      code: 'address-too-large',
    });
    await expect.poll(server.openSockets).toBe(0);
  });

  it('does not trust a small announced size', async () => {
    const raw = await serveRaw((socket) =>
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello${'x'.repeat(200_000)}`),
    );
    const reply = await fetchWith()(raw.url, limits);
    expect(await reply.text()).toBe('hello');
    await expect.poll(raw.openSockets).toBe(0);
  });

  it('calls a body that ends before its announced size unreachable', async () => {
    const raw = await serveRaw((socket) =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\nhello'),
    );
    const reply = await fetchWith()(raw.url, limits);
    await expect(reply.readBody()).rejects.toMatchObject({ code: 'address-unreachable' });
  });

  it.each([
    ['one huge header', `x: ${'y'.repeat(20_000)}\r\n\r\n`],
    ['many headers', `${'x: y\r\n'.repeat(20_000)}\r\n`],
  ])('refuses %s', async (_what, headers) => {
    const raw = await serveRaw((socket) => socket.write(`HTTP/1.1 200 OK\r\n${headers}`));
    await expect(fetchWith()(raw.url, limits)).rejects.toMatchObject({
      code: 'address-unreachable',
    });
    await expect.poll(raw.openSockets).toBe(0);
  });

  it.each([
    ['not HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
    [
      'both a length and chunks',
      'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'a switch of protocols',
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
    ],
  ])('calls a reply that is %s unreachable', async (_what, text) => {
    const raw = await serveRaw((socket) => socket.write(text));
    await expect(fetchWith()(raw.url, limits)).rejects.toMatchObject({
      code: 'address-unreachable',
    });
    await expect.poll(raw.openSockets).toBe(0);
  });
});
