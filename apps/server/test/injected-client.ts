/** The typed client of a page, whose calls reach a server of a test without a network. */
import { callRoutes, calls, createClient } from '@reelwright/contract';
import type { FastifyInstance } from 'fastify';

interface Place {
  readonly app: FastifyInstance;
  readonly cookie: string;
}

export function injectedClient(place: () => Place) {
  return createClient(async (url, { method, body }) => {
    const { app, cookie } = place();
    const headers = { cookie, 'content-type': 'application/json' };
    const reply = await app.inject({
      url,
      method: method as 'GET' | 'POST',
      headers,
      ...(body !== undefined && { payload: body }),
    });
    return {
      ok: reply.statusCode === 200,
      status: reply.statusCode,
      headers: { get: (name: string) => String(reply.headers[name] ?? '') },
      text: async () => reply.body,
    };
  }, callRoutes(calls));
}
