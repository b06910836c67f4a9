import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { GuardedReply } from '../../guarded-fetch/guarded-reply.ts';
import { SpeechError } from './text-to-speech-port.ts';

export interface SpeechService {
  readonly address: string;
  readonly guardedFetch: GuardedFetch;
  /** For tests: how long to wait before the second try; the third waits four times as long. */
  readonly firstPauseMs?: number;
}

interface Question {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
}

const maxReplyBytes = 64 * 1024 * 1024;
const timeoutMs = 60_000;
const maxTries = 3;
const maxPauseMs = 10_000;

/** Asks an outside voice. What may pass by itself is tried again, with pauses; everything else is told at once. */
export async function askSpeechService(
  { address, guardedFetch, firstPauseMs = 500 }: SpeechService,
  { path, headers, body, signal }: Question,
): Promise<Buffer> {
  for (let tries = 1; ; tries += 1) {
    const { reply, problem } = await guardedFetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      maxBytes: maxReplyBytes,
      timeoutMs,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }).then(
      (reply) => ({ reply, problem: undefined }),
      (cause) => ({ reply: undefined, problem: unreachable(cause) }),
    );
    if (reply?.ok) return reply.readBody().catch((cause) => Promise.reject(unreachable(cause)));
    const error = reply ? await refusal(reply) : problem;
    const mayPass = error instanceof SpeechError && ['busy', 'unavailable'].includes(error.trouble);
    if (!mayPass || tries === maxTries || isKeyProblem(reply)) throw error;
    await wait(pauseMs(reply, firstPauseMs * 4 ** (tries - 1)), undefined, {
      ...(signal && { signal }),
    });
  }
}

/** A failed connection says nothing about the line; what the caller called off stays what it is. */
function unreachable(cause: unknown): unknown {
  if (!(cause instanceof CodedError)) return cause;
  return new SpeechError('unavailable', 'The voice could not be reached.', { cause });
}

const ErrorReply = z.object({
  error: z.object({
    message: z.string().default(''),
    code: z.union([z.string(), z.number()]).nullish(),
    type: z.string().nullish(),
    status: z.string().nullish(),
  }),
});

async function refusal(reply: GuardedReply): Promise<SpeechError> {
  const text = await reply.text().catch(() => '');
  const parsed = ErrorReply.safeParse(parseJson(text));
  const problem = parsed.success ? parsed.data.error : undefined;
  const message = problem?.message || `The voice answered ${reply.status}.`;
  return new SpeechError(troubleOf(reply.status, problem), message);
}

function troubleOf(
  status: number,
  problem: z.output<typeof ErrorReply>['error'] | undefined,
): SpeechError['trouble'] {
  const words = `${problem?.code} ${problem?.type} ${problem?.message}`.toLowerCase();
  if (/insufficient_quota|billing|exceeded your current quota/.test(words)) return 'limit';
  if (status === 429) return 'busy';
  if (status === 400 || status === 413 || status === 422) return 'refused';
  return 'unavailable';
}

/** A wrong key does not become right. */
function isKeyProblem(reply: GuardedReply | undefined): boolean {
  return reply !== undefined && [401, 403, 404].includes(reply.status);
}

function pauseMs(reply: GuardedReply | undefined, usualMs: number): number {
  const asked = Number(reply?.headers['retry-after']) * 1000;
  return Math.min(maxPauseMs, Number.isFinite(asked) ? asked : usualMs);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
