import { youtubeId, youtubePage } from '@reelwright/contract';
import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';

const maxBytes = 6 * 1024 * 1024;
const timeoutMs = 15_000;

/** What the page of a video says about it. */
export async function readVideoInfo(fetch: GuardedFetch, address: string, signal: AbortSignal) {
  const id = youtubeId(address);
  if (!id) throw new CodedError('address-wrong-type', { expected: 'a video on YouTube' });
  const reply = await fetch(youtubePage(id), {
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
