import type { z } from 'zod';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';

interface ServiceQuestion<T> {
  readonly name: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch: GuardedFetch;
  readonly schema: z.ZodType<T>;
  readonly signal: AbortSignal;
  /** What has to be done to its answer before it is JSON. */
  readonly mend?: (text: string) => string;
}

const maxReplyBytes = 1024 * 1024;
const timeoutMs = 6000;

/** One question to a search service, and its answer in the shape it is documented in. */
export async function askSearchService<T>(question: ServiceQuestion<T>): Promise<T> {
  const { name, url, headers, fetch, schema, signal, mend } = question;
  const reply = await fetch(url, {
    headers: {
      accept: 'application/json',
      'user-agent': 'Reelwright (self-hosted video maker)',
      ...headers,
    },
    maxBytes: maxReplyBytes,
    timeoutMs,
    signal,
  });
  if (!reply.ok) {
    reply.discard();
    throw new Error(`${name} answered ${reply.status}.`);
  }
  const text = await reply.text();
  return schema.parse(JSON.parse(mend ? mend(text) : text));
}
