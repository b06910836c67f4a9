import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createGuardedFetch, type GuardedFetchSetup } from './create-guarded-fetch.ts';
import { PUBLIC_ADDRESS, startTestServer } from './testing/start-test-server.ts';

const limits = { maxBytes: 100_000, timeoutMs: 3000 };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const fetchWith = (setup: GuardedFetchSetup = {}) =>
  createGuardedFetch({ allowAddress: (address) => address === PUBLIC_ADDRESS, ...setup });

async function serve(...arguments_: Parameters<typeof startTestServer>) {
  const server = await startTestServer(...arguments_);
  closing.push(server.close);
  return server;
}

/** A server below HTTP, to say things no HTTP server would. */
async function serveRaw(onSocket: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // Reading is what makes a socket notice that the other side has left.
    socket
      .on('error', () => {})
      .on('close', () => sockets.delete(socket))
      .resume();
    onSocket(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, PUBLIC_ADDRESS, resolve));
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://${PUBLIC_ADDRESS}:${port}/`, openSockets: () => sockets.size, port };
}

/** Writes `piece` for as long as anyone listens. */
function drip(socket: Socket, piece: string, everyMs: number) {
  const timer = setInterval(() => socket.write(piece), everyMs);
  socket.on('close', () => clearInterval(timer));
}

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
    const reply = await fetchWith()(raw.url, hurried);
    await expect(reply.readBody()).rejects.toMatchObject({ code: 'address-too-slow' });
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

  it('gives up on a server that falls silent', async () => {
    const silent = await serveRaw(() => {});
    const stalled = fetchWith({ stallTimeoutMs: 100 });
    await expect(stalled(silent.url, limits)).rejects.toMatchObject({ code: 'address-too-slow' });
    const half = await serveRaw((socket) =>
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf'),
    );
    const reply = await stalled(half.url, limits);
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

describe('the kind of file', () => {
  const serveType = (type?: string, status = 200) =>
    serve((_request, response) => {
      if (type !== undefined) response.setHeader('content-type', type);
      response.writeHead(status).end('body');
    });

  it.each([
    ['text/html; charset=utf-8', ['image/', 'text/html']],
    ['IMAGE/PNG', ['image/']],
    ['image/svg+xml', ['image/svg+xml']],
  ])('%s is accepted where it is expected', async (type, accept) => {
    const server = await serveType(type);
    const reply = await fetchWith()(server.url(), { ...limits, accept });
    expect(await reply.text()).toBe('body');
  });

  it.each(['text/html', 'imagex/png', 'text/plain; image/png', '', undefined])(
    '%j is refused where a picture is expected',
    async (type) => {
      const server = await serveType(type);
      const fetching = fetchWith()(server.url(), { ...limits, accept: ['image/', 'video/mp4'] });
      await expect(fetching).rejects.toMatchObject({
        code: 'address-wrong-type',
        message: expect.stringContaining('(image or video/mp4)'),
      });
      await expect.poll(server.openSockets).toBe(0);
    },
  );

  it('does not matter for an error page: the status comes back', async () => {
    const server = await serveType('text/html', 404);
    const reply = await fetchWith()(server.url(), { ...limits, accept: ['image/'] });
    expect(reply).toMatchObject({ status: 404, ok: false, contentType: 'text/html' });
    reply.discard();
  });

  it('asks for what it expects', async () => {
    const server = await serve((request, response) => response.end(request.headers.accept));
    expect(await (await fetchWith()(server.url(), limits)).text()).toBe('*/*');
  });
});

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
    const twoAtATime = fetchWith({ maxConnections: 2 });
    const texts = await Promise.all(
      Array.from({ length: 7 }, async () => (await twoAtATime(server.url(), limits)).text()),
    );
    expect(texts).toEqual(Array(7).fill('done'));
    expect(most).toBe(2);
  });

  it('that waits too long for its turn is too slow', async () => {
    const server = await serve((_request, response) => response.write('x'));
    const oneAtATime = fetchWith({ maxConnections: 1 });
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
