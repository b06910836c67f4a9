import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { CodedError } from '../errors/coded-error.ts';
import type { Log } from '../log/create-log.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import type { bodyWork } from './body-work.ts';
import { readJsonBody } from './read-json-body.ts';
import { replyWithError } from './reply-with-error.ts';
import { securityHeaders } from './security-headers.ts';
import { compileSerializer, compileValidator } from './zod-compilers.ts';

/** Reading less than this takes a millisecond or two; more is read in a thread of its own. */
export const largeBodyBytes = 64 * 1024;

interface ApiOptions {
  readonly log: Log;
  readonly publicUrl: string;
  readonly trustedProxies: readonly string[];
}

/** The bare server: parsing, errors, headers and logs are set up, routes are not yet there. */
export async function createApi(options: ApiOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    // One line per reply is enough, and it has no query string: links carry their signatures there.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    routerOptions: { maxParamLength: 300 },
    // A large file over a slow line; other bodies are given a minute (`endSlowBody`).
    requestTimeout: 60 * 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    handlerTimeout: 0,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    frameworkErrors: replyWithError,
    exposeHeadRoutes: true,
  }) as unknown as FastifyInstance;

  app.setValidatorCompiler(compileValidator as never);
  app.setSerializerCompiler(compileSerializer as never);
  app.setErrorHandler(replyWithError);
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (wantsPage && !request.url.startsWith('/api/') && app.sendNotFoundPage) {
      return app.sendNotFoundPage(reply);
    }
    replyWithError(new CodedError('not-found'), request, reply);
  });
  app.removeAllContentTypeParsers();
  const readers = createThreadPool<typeof bodyWork>({
    file: new URL('./body-thread.ts', import.meta.url),
    threads: 1,
    memoryMegabytes: 512,
    timeoutMs: 30_000,
    waitMs: 20_000,
  });
  app.addHook('onClose', () => readers.close());
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, bytes: Buffer) =>
      bytes.length > largeBodyBytes
        ? readers.pick().ask.read(bytes)
        : readJsonBody(bytes.toString('utf8')),
  );

  const headers = securityHeaders(options.publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    // Fastify reads it from the connection, which has none any more once somebody has left.
    Object.defineProperty(request, 'ip', { value: request.ip ?? '' });
    reply.headers(headers).header('x-request-id', request.id);
    // Nothing here unpacks bodies: read as they came, packed ones would only look like nonsense.
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
      throw new CodedError('unsupported-encoding');
    }
    if (/%00|\0/.test(request.url)) {
      throw new CodedError('invalid-input', {
        problem: 'The address contains a character that is not allowed.',
      });
    }
  });
  // Otherwise the whole file would be read, and thrown away, to answer how long it is.
  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.method !== 'HEAD' || !(payload instanceof Readable)) return payload;
    payload.destroy();
    return Readable.from([]);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (request.method === 'GET' && reply.statusCode < 400) request.log.debug(line, 'reply');
    else request.log.info(line, 'reply');
  });
  await app.register(cookie);
  return app;
}
