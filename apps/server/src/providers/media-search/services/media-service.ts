/** A service elsewhere that finds media: where to ask, and what its answer means. Quirks stay in its own file. */
import type { MediaItem } from '@reelwright/contract';
import type { z } from 'zod';
import type { GuardedFetch } from '../../../guarded-fetch/create-guarded-fetch.ts';
import type { MediaProvider, MediaQuery } from '../media-search-port.ts';

export interface MediaService<Reply>
  extends Pick<MediaProvider, 'value' | 'label' | 'description' | 'type' | 'pro'> {
  address(query: MediaQuery, key: string): string;
  headers?(key: string): Readonly<Record<string, string>>;
  readonly reply: z.ZodType<Reply>;
  items(reply: Reply): readonly Omit<MediaItem, 'source' | 'type'>[];
}

const maxBytes = 4 * 1024 * 1024;
const timeoutMs = 8000;

/** Undefined without its key. */
export function openService<Reply>(
  service: MediaService<Reply>,
  fetch: GuardedFetch,
  key: string | undefined,
): MediaProvider | undefined {
  if (key === undefined) return undefined;
  const { value, label, description, type, pro } = service;
  return {
    ...{ value, label, description, type, pro },
    search: async (query) => {
      const { signal } = query;
      const reply = await fetch(service.address(query, key), {
        ...{ maxBytes, timeoutMs, signal, accept: ['application/json'] },
        // Services of the commons ask callers to say who they are.
        headers: {
          'user-agent': 'Reelwright (self-hosted video maker)',
          ...service.headers?.(key),
        },
      });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${label} answered ${reply.status}.`);
      return service.items(service.reply.parse(JSON.parse(text))).map((item) => ({
        ...{ ...item, source: value, type },
      }));
    },
  };
}

export const within = (num: number, least: number, most: number) =>
  Math.max(least, Math.min(most, num));
