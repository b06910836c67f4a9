import type { OpenMedia } from '../../encode/gather-media.ts';
import { openDataUrl } from '../../encode/open-data-url.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { Storage } from '../../storage/storage.ts';
import { isStorageKey } from '../../storage/storage-key.ts';

const BYTES_MOST = 1024 ** 3;
const TIMEOUT_MS = 10 * 60_000;
const accept = ['image/', 'video/', 'audio/', 'application/octet-stream'];

interface MediaSources {
  readonly storage: Storage;
  readonly fetch: GuardedFetch;
  readonly publicUrl: string;
}

/** Opens what the movie of a member is made of: what is stored here, and web addresses, guarded. */
export function openMedia({ storage, fetch, publicUrl }: MediaSources): OpenMedia {
  return async (url, signal) => {
    if (url.startsWith('data:')) return openDataUrl(url);
    const key = keyOfOwn(url, publicUrl);
    const withSignal = { ...(signal && { signal }) };
    if (key) return (await storage.get(key, withSignal)).stream;
    if (!/^https?:/i.test(url)) throw new Error('It is not a web address.');
    const reply = await fetch(url, {
      ...{ maxBytes: BYTES_MOST, timeoutMs: TIMEOUT_MS, accept },
      ...withSignal,
    });
    if (reply.ok) return reply.body;
    reply.discard();
    throw new Error(`The server answered with ${reply.status}.`);
  };
}

/** A link of ours may have run out since it was put into the movie; whoever has the key may use it. */
export function keyOfOwn(url: string, publicUrl: string): string | undefined {
  const path = url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  const [key = ''] = path.startsWith('/files/')
    ? path.slice('/files/'.length).split(/[?#]/, 1)
    : [];
  return isStorageKey(key) ? key : undefined;
}
