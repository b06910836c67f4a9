import { describe, expect, it } from 'vitest';
import { fetchWith, serve } from './testing/test-servers.ts';

const limits = { maxBytes: 100_000, timeoutMs: 3000 };

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
