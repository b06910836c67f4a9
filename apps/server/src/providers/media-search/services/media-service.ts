/** A service elsewhere that finds media: where to ask, and what its answer means. Quirks stay in its own file. */
import type { MediaItem } from '@reelwright/contract';
import type { z } from 'zod';
import { CodedError } from '../../../errors/coded-error.ts';
import type { GuardedFetch } from '../../../guarded-fetch/create-guarded-fetch.ts';
import type { MediaProvider, MediaQuery } from '../media-search-port.ts';
import { rememberFinds } from './remember-finds.ts';

export interface MediaService<Reply>
  extends Pick<MediaProvider, 'value' | 'label' | 'description' | 'type' | 'pro'> {
  address(query: MediaQuery, key: string): string;
  headers?(key: string): Readonly<Record<string, string>>;
  readonly reply: z.ZodType<Reply>;
  items(reply: Reply): readonly Omit<MediaItem, 'source' | 'type'>[];
}

const maxBytes = 4 * 1024 * 1024;
const timeoutMs = 8000;
/** How long a service that has had enough is left alone: as long as it says, within reason. */
const rest = { usualSeconds: 60, maxSeconds: 3600 };

/** Undefined without its key. `standIn`: see `MEDIA_ADDRESS`. */
export function openService<Reply>(
  service: MediaService<Reply>,
  fetch: GuardedFetch,
  key: string | undefined,
  standIn?: string,
): MediaProvider | undefined {
  if (key === undefined) return undefined;
  const { value, label, description, type, pro } = service;
  let restsUntil = 0;
  const ask = async (query: MediaQuery) => {
    const { signal, page = 1 } = query;
    const reply = await fetch(addressAt(standIn, service.address(query, key)), {
      maxBytes,
      timeoutMs,
      signal,
      accept: ['application/json'],
      // Services of the commons ask callers to say who they are.
      headers: {
        'user-agent': 'Reelwright (self-hosted video maker)',
        ...service.headers?.(key),
      },
    });
    const text = await reply.text();
    if (reply.status === 429) {
      restsUntil = Date.now() + 1000 * restSeconds(reply.headers['retry-after']);
      throw new CodedError('source-busy', { source: label });
    }
    // Some answer a page behind their last one with a refusal.
    if (page > 1 && (reply.status === 400 || reply.status === 404)) return [];
    if (!reply.ok) throw new Error(`${label} answered ${reply.status}.`);
    return service.items(service.reply.parse(JSON.parse(text))).map((item) => ({
      ...item,
      source: value,
      type,
    }));
  };
  return {
    value,
    label,
    description,
    type,
    pro,
    search: rememberFinds(async (query) => {
      if (Date.now() < restsUntil) throw new CodedError('source-busy', { source: label });
      try {
        return await ask(query);
      } catch (error) {
        if (query.signal.aborted) throw query.signal.reason;
        if (error instanceof CodedError && error.code === 'source-busy') throw error;
        // Whatever it was, people can only wait or look elsewhere.
        throw new CodedError('source-unavailable', { source: label }, { cause: error });
      }
    }),
  };
}

/** The same question to a server that stands in for all of them; the name of the service begins the path there. */
function addressAt(standIn: string | undefined, address: string): string {
  return standIn ? address.replace(/^https:\/\//, `${standIn}/`) : address;
}

/** `Retry-After` holds seconds, or a date. */
function restSeconds(header: string | undefined): number {
  const seconds = Number(header ?? Number.NaN);
  const wanted = Number.isFinite(seconds)
    ? seconds
    : (Date.parse(header ?? '') - Date.now()) / 1000;
  return wanted > 0 ? Math.min(rest.maxSeconds, wanted) : rest.usualSeconds;
}

export const within = (num: number, least: number, most: number) =>
  Math.max(least, Math.min(most, num));
