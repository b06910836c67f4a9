import type { CallOptions } from '@reelwright/contract';
import { indexedShelf } from './indexed-shelf.ts';
import { type CacheRules, cached } from './reply-cache.ts';
import { type RequestOptions, request } from './request.ts';

/** A call whose reply is kept for 30 days under the key, which names the question whole. */
export function requestCached<Reply>(
  key: string,
  send: (options: CallOptions) => Promise<Reply>,
  { days, most, ...options }: RequestOptions<Reply> & CacheRules = {},
): Promise<Reply> {
  const rules = { ...(days !== undefined && { days }), ...(most !== undefined && { most }) };
  return cached(indexedShelf, key, () => request(send, options), Date.now(), rules);
}
