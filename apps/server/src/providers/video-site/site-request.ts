import { z } from 'zod';
import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { GuardedReply } from '../../guarded-fetch/guarded-reply.ts';
import { VideoSiteError, type VideoSiteTrouble } from './video-site-port.ts';

const ErrorReply = z.object({
  error: z.object({
    message: z.string().default(''),
    errors: z.array(z.object({ reason: z.string().default('') })).default([]),
  }),
});
/** What the site says when a channel has used up its day. */
const limitReasons = ['quotaExceeded', 'uploadLimitExceeded', 'rateLimitExceeded'];
const maxReplyBytes = 256 * 1024;

type RequestOptions = Omit<Parameters<GuardedFetch>[1], 'maxBytes'>;

/** One request to the site; a network that fails is worth another try. */
export async function askSite(
  guardedFetch: GuardedFetch,
  address: string,
  options: RequestOptions,
): Promise<GuardedReply> {
  try {
    return await guardedFetch(address, { ...options, maxBytes: maxReplyBytes });
  } catch (cause) {
    if (!(cause instanceof CodedError)) throw cause;
    throw new VideoSiteError('unavailable', 'YouTube could not be reached.', { cause });
  }
}

/** What a refusal means. Reads the reply. */
export async function refusal(reply: GuardedReply): Promise<VideoSiteError> {
  const text = await reply.text();
  const parsed = ErrorReply.safeParse(parseJson(text));
  const problem = parsed.success ? parsed.data.error : { message: '', errors: [] };
  const reasons = problem.errors.map(({ reason }) => reason);
  const trouble = troubleOf(reply.status, reasons);
  return new VideoSiteError(trouble, problem.message || `YouTube answered ${reply.status}.`);
}

function troubleOf(status: number, reasons: readonly string[]): VideoSiteTrouble {
  if (status === 429 || reasons.some((reason) => limitReasons.includes(reason))) return 'limit';
  if (status === 401 || status === 403) return 'permission';
  return status >= 500 || status === 408 ? 'unavailable' : 'refused';
}

/** The JSON of a reply, in the shape that is needed. */
export async function readJson<T>(reply: GuardedReply, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(parseJson(await reply.text()));
  if (parsed.success) return parsed.data;
  throw new VideoSiteError('unavailable', 'YouTube gave an answer that could not be understood.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
