import { expect, it } from 'vitest';
import { createGuardedFetch } from './create-guarded-fetch.ts';
import { serve } from './testing/test-servers.ts';

const limits = { maxBytes: 1000, timeoutMs: 2000 };
const host = '127.0.0.1';

it('the operator’s own service is reached wherever it is, and nothing else beside it', async () => {
  const neighbour = await serve((_request, response) => response.end('secret'), { host });
  const own = await serve(
    (request, response) => {
      if (request.url === '/away') response.writeHead(302, { location: neighbour.url('/') });
      response.end('hello');
    },
    { host },
  );
  const guardedFetch = createGuardedFetch({ allowOrigin: new URL(own.url('/')).origin });
  expect(await (await guardedFetch(own.url('/'), limits)).text()).toBe('hello');
  const refused = { code: 'address-not-allowed' };
  await expect(guardedFetch(neighbour.url('/'), limits)).rejects.toMatchObject(refused);
  await expect(guardedFetch(own.url('/away'), limits)).rejects.toMatchObject(refused);
});
