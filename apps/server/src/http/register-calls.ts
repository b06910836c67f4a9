import { type Call, defaultMaxBodyBytes } from '@reelwright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CodedError } from '../errors/coded-error.ts';
import type { Log } from '../log/create-log.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import { type Caller, type FindCaller, refusalFor } from './caller.ts';
import type { FileReply, HandlersOf } from './handlers.ts';
import { isOwnOrigin } from './origin-check.ts';
import { sentenceOfZodError } from './sentence-of-zod-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. Every route has one; a test lists them all. */
    access?: Call['access'];
  }
}

export interface CallGuards {
  readonly publicUrl: string;
  readonly sessionCookie: string;
  readonly findCaller: FindCaller;
  readonly rateLimiter: RateLimiter;
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
    registerCall(app, name, entry, handler, guards);
  }
}

function registerCall(
  app: FastifyInstance,
  name: string,
  entry: Call,
  handler: AnyHandler,
  guards: CallGuards,
): void {
  const callers = new WeakMap<FastifyRequest, Promise<Caller>>();
  const callerOf = (request: FastifyRequest): Promise<Caller> => {
    let caller = callers.get(request);
    if (!caller) {
      caller = guards.findCaller(request.cookies[guards.sessionCookie]);
      callers.set(request, caller);
    }
    return caller;
  };

  app.route({
    method: entry.method,
    url: entry.path,
    bodyLimit: entry.maxBodyBytes ?? defaultMaxBodyBytes,
    config: { access: entry.access },
    schema: schemaOf(name, entry),
    onRequest: async (request) => {
      if (
        entry.method !== 'GET' &&
        !isOwnOrigin(request.headers, request.protocol, guards.publicUrl)
      ) {
        throw new CodedError('foreign-origin');
      }
      await guards.rateLimiter.takeForAddress(entry.pace, request.ip);
      if (entry.access === 'anyone') return;
      const caller = await callerOf(request);
      const refusal = refusalFor(entry.access, caller, new Date());
      if (refusal) throw new CodedError(refusal as 'login-required');
      await guards.rateLimiter.takeForCaller(entry.pace, caller);
    },
    handler: async (request, reply) => {
      const result = await handler({
        params: request.params,
        query: request.query,
        body: request.body,
        caller: () => callerOf(request),
        address: request.ip,
        header: (header: string) => request.headers[header]?.toString(),
        log: request.log as Log,
        get signal() {
          return request.signal;
        },
      });
      return sendResult(entry, result, reply);
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
    ...(typeof entry.reply === 'object' && { response: { 200: entry.reply } }),
  };
}

function sendResult(entry: Call, result: unknown, reply: FastifyReply): unknown {
  if (entry.reply === 'file') {
    const file = result as FileReply;
    return reply.code(file.status).headers(file.headers).send(file.body);
  }
  reply.header('cache-control', 'no-store');
  if (entry.reply === 'text') return reply.type('text/plain; charset=utf-8').send(result);
  return result;
}

/** Parses with zod at the door; a wrong input becomes one sentence. */
export function compileValidator({ schema }: { schema: z.ZodType }) {
  return (data: unknown): { value: unknown } | { error: Error } => {
    const result = schema.safeParse(data, { reportInput: true });
    if (result.success) return { value: result.data };
    return {
      error: new CodedError('invalid-input', { problem: sentenceOfZodError(result.error) }),
    };
  };
}

/** A reply carries only what its schema names, so nothing internal leaks by accident. */
export function compileSerializer({ schema }: { schema: z.ZodType | { properties?: unknown } }) {
  if (!('parse' in schema)) return JSON.stringify;
  return (data: unknown): string => JSON.stringify(schema.parse(data));
}
