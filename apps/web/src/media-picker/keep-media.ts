import { ApiError, hostedVideoOf, type MediaCredit } from '@reelwright/contract';
import type { MediaValue } from '@reelwright/forms';
import { cutText } from '@reelwright/movie';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';

/** Whether something lies on another site. */
export function isElsewhere(url: string | undefined): boolean {
  return /^https?:\/\//i.test(url ?? '') && !url?.startsWith(`${location.origin}/`);
}

/**
 * Copies what lies elsewhere into the storage, once, with its credits: videos are made of the copy, so it
 * does not matter when the original goes. What is ours already stays as it is.
 */
export async function keepMedia(media: MediaValue, signal?: AbortSignal): Promise<MediaValue> {
  const { url, credit, title } = media;
  // Of an address that somebody typed nothing is known yet, even if it is one of ours.
  const isTyped = media.type === undefined && /^https?:/i.test(url ?? '');
  if (!url || !(isTyped || isElsewhere(url))) return media;
  const body = {
    url,
    withThumb: true,
    ...(title && { name: cutText(title, 255) }),
    ...(isCredit(credit) && { credit }),
  };
  const kept = await askUntilAnswered(() =>
    request((options) => client.s3Url({ body }, options), { ...(signal && { signal }) }),
  );
  const { type, thumbnail, duration, width, height } = kept;
  return {
    ...media,
    url: kept.url,
    thumbnail: thumbnail || media.thumbnail || '',
    source_url: url,
    ident: media.ident ?? identOf(url),
    ...(type !== 'audio' && { type }),
    ...(duration !== undefined && { duration }),
    ...(width !== undefined && height !== undefined && { width, height }),
  };
}

/** Spec: what something is known by that has no ident: the id of a video on a video site, else the name of the file. */
export function identOf(url: string): string {
  return (
    hostedVideoOf(url)?.id ??
    url
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ??
    url
  );
}

/** A long clip takes the server longer than a call may: it goes on, and whoever asks again waits with it. */
const maxAttempts = 5;

async function askUntilAnswered<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const isLate = error instanceof ApiError && error.status === 0 && navigator.onLine;
      if (!isLate || attempt >= maxAttempts) throw error;
    }
  }
}

function isCredit(credit: unknown): credit is MediaCredit {
  return typeof credit === 'object' && credit !== null && 'author' in credit && 'link' in credit;
}
