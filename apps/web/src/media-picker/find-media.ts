import type { MediaItem } from '@reelwright/contract';
import type { MediaValue } from '@reelwright/forms';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';

/** Fewer than this are too few to choose from: the general search is asked as well. */
const fewResults = 3;
const generalSource = 'image_search';

export interface MediaQuestion {
  readonly keyword: string;
  readonly source: string;
  readonly type: MediaItem['type'];
  readonly orientation: 'wide' | 'square' | 'vertical';
  readonly num: number;
  readonly page: number;
}

export async function findMedia(
  question: MediaQuestion,
  signal?: AbortSignal,
): Promise<readonly MediaItem[]> {
  return request(
    (options) => client.mediaSearch({ query: question }, options),
    signal ? { signal } : {},
  );
}

/** For one source alone: where it found hardly anything, others are asked too. What it found is never lost over that. */
export async function findMediaOrMore(
  question: MediaQuestion,
  signal?: AbortSignal,
): Promise<readonly MediaItem[]> {
  const found = await findMedia(question, signal);
  if (found.length >= fewResults || question.type !== 'image' || question.page > 1) return found;
  const more = await findMedia({ ...question, source: generalSource }, signal).catch(() => []);
  const known = new Set(found.map(({ ident }) => ident));
  return [...found, ...more.filter(({ ident }) => !known.has(ident))];
}

/** A find as it is kept with a sentence. */
export function mediaOf(item: MediaItem, keyword: string): MediaValue {
  const { url, thumbnail, title, description, type, credit, ident } = item;
  const { duration, width, height } = item;
  return {
    url,
    thumbnail,
    title,
    keyword,
    ident,
    // Sounds have none, and not every service tells it of pictures.
    ...(width > 0 && height > 0 && { width, height }),
    ...(description && { description }),
    ...(type !== 'audio' && { type }),
    ...(duration !== undefined && { duration }),
    ...(credit && { credit }),
  };
}
