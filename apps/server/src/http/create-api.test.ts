import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createApi } from './create-api.ts';

it('still knows where a call came from when the browser has left before the answer', async () => {
  const app = await createApi({
    log: pino({ level: 'silent' }),
    publicUrl: 'http://localhost',
    trustedProxies: [],
  });
  onTestFinished(() => app.close());
  const arrived = Promise.withResolvers<void>();
  const seen = Promise.withResolvers<string>();
  app.get('/slow', async (request) => {
    const left = once(request.raw.socket, 'close');
    arrived.resolve();
    await left;
    seen.resolve(request.ip);
    return null;
  });
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const browser = connect(Number(address.port), address.hostname);
  browser.write('GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await arrived.promise;
  browser.destroy();
  expect(await seen.promise).toBe('127.0.0.1');
});
