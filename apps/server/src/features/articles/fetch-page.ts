import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';

const maxBytes = 5 * 1024 * 1024;
const timeoutMs = 20_000;

/** The HTML of a page. */
export async function fetchPage(
  fetch: GuardedFetch,
  url: string,
  signal: AbortSignal,
): Promise<string> {
  const reply = await fetch(url, {
    maxBytes,
    timeoutMs,
    signal,
    accept: ['text/html', 'application/xhtml+xml'],
  });
  if (reply.ok) return reply.text();
  reply.discard();
  throw new CodedError('article-unavailable');
}
