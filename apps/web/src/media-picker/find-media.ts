import type { MediaItem } from '@reelwright/contract';
import type { MediaValue } from '@reelwright/forms';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';

/** Fewer than this are too few to choose from: the general search is asked as well. */
const fewResults = 3;
const generalSource = 'image_search';

interface MediaQuestion {
  readonly keyword: string;
  readonly source: string;
  readonly type: 'image' | 'video';
  readonly orientation: 'wide' | 'square' | 'vertical';
  readonly num: number;
}

export async function findMedia(
  question: MediaQuestion,
  signal?: AbortSignal,
): Promise<readonly MediaItem[]> {
  const ask = (source: string) =>
    request(
      (options) => client.mediaSearch({ query: { ...question, source } }, options),
      signal ? { signal } : {},
    );
  const found = await ask(question.source);
  if (found.length >= fewResults || question.type !== 'image') return found;
  const more = await ask(generalSource);
  const known = new Set(found.map(({ ident }) => ident));
  return [...found, ...more.filter(({ ident }) => !known.has(ident))];
}

/** A find as it is kept with a sentence. */
export function mediaOf(item: MediaItem, keyword: string): MediaValue {
  const { url, thumbnail, title, type, credit, ident } = item;
  return {
    ...{ url, thumbnail, title, keyword, ident },
    ...(type !== 'audio' && { type }),
    ...(credit && { credit }),
  };
}
