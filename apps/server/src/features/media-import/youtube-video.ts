import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';

const maxBytes = 6 * 1024 * 1024;
const timeoutMs = 15_000;

/** The id of a video on YouTube that an address leads to, however it is written. */
export function youtubeId(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|m|music)\./, '');
  const [first = '', second] = pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return checkedId(first);
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined;
  const inPath = /^(embed|shorts|live|v)$/.test(first) ? second : undefined;
  return checkedId(searchParams.get('v') ?? inPath);
}

const checkedId = (id: string | undefined) => (id && /^[\w-]{11}$/.test(id) ? id : undefined);

export const watchPageOf = (id: string) => `https://www.youtube.com/watch?v=${id}`;

/** What the page of a video says about it. */
export async function readVideoInfo(fetch: GuardedFetch, address: string, signal: AbortSignal) {
  const id = youtubeId(address);
  if (!id) throw new CodedError('address-wrong-type', { expected: 'a video on YouTube' });
  const reply = await fetch(watchPageOf(id), {
    maxBytes,
    timeoutMs,
    signal,
    accept: ['text/html'],
  });
  const page = await reply.text();
  const seconds = /"lengthSeconds":"(\d{1,6})"/.exec(page)?.[1];
  if (!reply.ok || !seconds) throw new CodedError('address-unreachable');
  return {
    duration: Number(seconds),
    title: /<meta name="title" content="([^"]{0,300})"/.exec(page)?.[1] ?? '',
    thumbnail: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
  };
}
