import { type Call, defaultMaxBodyBytes } from '@reelwright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CodedError } from '../errors/coded-error.ts';
import type { Log } from '../log/create-log.ts';
import { runForRequest } from '../log/request-id.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import { runInTurn } from '../turns/current-turn.ts';
import { turnOf } from '../turns/turn-of.ts';
import type { BodyRoom } from './body-room.ts';
import { type Caller, type FindCaller, refusalFor, refusalOfVisit } from './caller.ts';
import { accountOf, type CaptchaGuard, runGuarded, tokenOf } from './captcha-guard.ts';
import { openCookies, readCookie } from './cookies.ts';
import { largeBodyBytes } from './create-api.ts';
import { eventStream } from './event-stream.ts';
import type { FileReply, HandlersOf } from './handlers.ts';
import { hangUpSignal } from './hang-up-signal.ts';
import { endDawdlingBody, endSlowBody, incomingFile, readBodyAsFile } from './incoming-file.ts';
import { isOwnOrigin } from './origin-check.ts';
import { PreparedJson } from './prepared-json.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. Every route has one; a test lists them all. */
    access?: Call['access'];
  }
}

export interface CallGuards {
  readonly publicUrl: string;
  readonly findCaller: FindCaller;
  readonly rateLimiter: RateLimiter;
  readonly captcha: CaptchaGuard;
  readonly bodies: BodyRoom;
  /** Told of every call that was done, by whom and with what. */
  readonly noteDone: (name: string, caller: Caller | undefined, body: unknown) => Promise<void>;
}

/** The erased shape of a handler; `HandlersOf` is what keeps handlers and calls in step. */
type AnyHandler = (input: Record<string, unknown>) => unknown;

/** Registers every call of a table with its handler, behind the same guards in the same order. */
export function registerCalls<Table extends Record<string, Call>>(
  app: FastifyInstance,
  table: Table,
  handlers: HandlersOf<Table>,
  guards: CallGuards,
): void {
  for (const [name, entry] of Object.entries<Call>(table)) {
    const handler = handlers[name as keyof Table] as unknown as AnyHandler | undefined;
    if (!handler) throw new Error(`The call "${name}" has no handler.`);
    if (entry.upload) {
      app.register(async (scope) => {
        readBodyAsFile(scope);
        registerCall(scope, name, entry, handler, guards);
      });
    } else registerCall(app, name, entry, handler, guards);
  }
}

function registerCall(
  app: FastifyInstance,
  name: string,
  entry: Call,
  handler: AnyHandler,
  guards: CallGuards,
): void {
  const maxBytes = entry.maxBodyBytes ?? defaultMaxBodyBytes;
  const callers = new WeakMap<FastifyRequest, Promise<Caller>>();
  const tokens = new WeakMap<FastifyRequest, string | undefined>();
  const callerOf = (request: FastifyRequest): Promise<Caller> => {
    let caller = callers.get(request);
    if (!caller) {
      caller = guards.findCaller(readCookie(guards.publicUrl, request, 'session'));
      callers.set(request, caller);
    }
    return caller;
  };

  /** Before anything of a large body is read. */
  const waitForRoom = async (request: FastifyRequest, reply: FastifyReply) => {
    const claimed = request.headers['content-length'];
    const bytes = claimed === undefined ? maxBytes : Math.min(Number(claimed), maxBytes);
    if (entry.method !== 'POST' || entry.upload || !(bytes > largeBodyBytes)) return;
    const caller = entry.access === 'anyone' ? undefined : await callerOf(request);
    const leave = await guards.bodies.take(turnOf(caller, request.ip), bytes);
    endDawdlingBody(request);
    for (const event of ['finish', 'close']) reply.raw.once(event, leave);
  };

  app.route({
    method: entry.method,
    url: entry.path,
    bodyLimit: maxBytes,
    config: { access: entry.access },
    schema: schemaOf(name, entry),
    onRequest: async (request, reply) => {
      if (entry.method === 'POST' && !entry.upload) endSlowBody(request);
      if (
        entry.method !== 'GET' &&
        !isOwnOrigin(request.headers, request.protocol, guards.publicUrl)
      ) {
        throw new CodedError('foreign-origin');
      }
      await guards.rateLimiter.takeForAddress(entry.pace, request.ip);
      if (entry.access !== 'anyone') {
        const caller = await callerOf(request);
        const refusal =
          refusalFor(entry.access, caller, new Date()) ?? refusalOfVisit(entry, caller);
        if (refusal) throw new CodedError(refusal as 'login-required');
        await guards.rateLimiter.takeForCaller(entry.pace, caller);
      }
      await waitForRoom(request, reply);
    },
    preValidation: async (request) => {
      if (entry.captcha) tokens.set(request, tokenOf(request.body, request.query));
    },
    handler: async (request, reply) => {
      const known = entry.access === 'anyone' ? undefined : await callerOf(request);
      const handle = async () =>
        runForRequest(request.id, () =>
          runInTurn(turnOf(known, request.ip), () =>
            handler({
              params: request.params,
              query: request.query,
              body: request.body,
              caller: () => callerOf(request),
              address: request.ip,
              header: (header: string) => request.headers[header]?.toString(),
              cookies: openCookies(guards.publicUrl, request, reply),
              log: request.log as Log,
              get signal() {
                return hangUpSignal(reply);
              },
              upload: entry.upload && incomingFile(request),
            }),
          ),
        );
      const run = async () => {
        const result = await handle();
        await guards.noteDone(name, known, request.body);
        return result;
      };
      if (!entry.captcha) return sendResult(entry, await run(), reply);
      const caller = await callerOf(request);
      const attempt = {
        kind: entry.captcha,
        address: request.ip,
        account: accountOf(entry, caller, request.body),
        caller,
        token: tokens.get(request),
      };
      return sendResult(entry, await runGuarded(guards.captcha, attempt, run), reply);
    },
  });
}

/** Only the declared parts of an input are read; what is not declared is refused or dropped by zod. */
function schemaOf(name: string, entry: Call): Record<string, unknown> {
  return {
    operationId: name,
    summary: entry.summary,
    tags: [entry.path.split('/')[2] ?? 'service'],
    ...(entry.params && { params: entry.params }),
    ...(entry.query && { querystring: entry.query }),
    ...(entry.body && { body: entry.body }),
    ...(entry.reply instanceof z.ZodType && { response: { 200: entry.reply } }),
  };
}

function sendResult(entry: Call, result: unknown, reply: FastifyReply): unknown {
  const { reply: wanted } = entry;
  if (result instanceof PreparedJson) {
    reply.header('cache-control', 'no-store').header('vary', 'accept-encoding');
    if (result.encoding) reply.header('content-encoding', result.encoding);
    return reply.type('application/json; charset=utf-8').send(result.body);
  }
  if (typeof wanted === 'object' && 'file' in wanted) {
    const file = result as FileReply;
    return reply.code(file.status).headers(file.headers).send(file.body);
  }
  reply.header('cache-control', 'no-store');
  if (typeof wanted === 'object' && 'events' in wanted) {
    reply.type('text/event-stream; charset=utf-8').headers({
      // Keeps proxies from collecting events until there are enough of them.
      'x-accel-buffering': 'no',
      // Kept for further calls, it would hold up a server that is stopping.
      connection: 'close',
    });
    return reply.send(eventStream(result as AsyncIterable<unknown>, wanted.events));
  }
  if (wanted === 'redirect') return reply.redirect(result as string, 303);
  if (wanted === 'text') return reply.type('text/plain; charset=utf-8').send(result);
  return result;
}
