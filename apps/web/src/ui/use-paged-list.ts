import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isAbort } from '../api/error-message.ts';

/** Spec: how long lists wait before they ask, so that quick changes end in one question. */
const filtersSettleMs = 250;
const pageSettlesMs = 200;
const usualPerPage = 10;

/** Spec: a page of any list. */
export interface PagedReply {
  readonly results: readonly unknown[];
  readonly $meta: { readonly items_total: number };
}

interface Asked<Filters> {
  readonly page: number;
  readonly search: string;
  readonly filters: Filters;
}

interface PagedListOptions<Reply extends PagedReply, Filters> extends Asked<Filters> {
  /** Names the list, and whose it is. */
  readonly queryKey: readonly unknown[];
  /** 10 unless told. */
  readonly perPage?: number;
  readonly fetchPage: (
    asked: Asked<Filters> & { readonly items_start: number; readonly items_num: number },
    signal: AbortSignal,
  ) => Promise<Reply>;
  readonly enabled?: boolean;
}

/**
 * A list a page at a time. What was there stays until the next page comes; what is searched for should have waited
 * already (useTypedSearch). The filters must be plain values.
 */
export function usePagedList<Reply extends PagedReply, Filters extends object>(
  options: PagedListOptions<Reply, Filters>,
) {
  const { perPage = usualPerPage, queryKey, fetchPage, enabled = true } = options;
  const { page, search, filters } = options;
  const asked = useSettled({ page, search, filters });
  const query = useQuery({
    queryKey: [...queryKey, asked, perPage],
    queryFn: ({ signal }) => {
      const items_start = (asked.page - 1) * perPage;
      return fetchPage({ ...asked, items_start, items_num: perPage }, signal).catch(logged);
    },
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const total = query.data?.$meta.items_total;
  return {
    query,
    /** undefined until it is known. */
    total,
    pageCount: Math.max(1, Math.ceil((total ?? 0) / perPage)),
    /** What is drawn is not yet what was asked for. */
    isOnTheWay: query.isPlaceholderData || !isSame(asked, { page, search, filters }),
  };
}

function useSettled<Filters>(wanted: Asked<Filters>): Asked<Filters> {
  const [settled, setSettled] = useState(wanted);
  const isDone = isSame(settled, wanted);
  const key = JSON.stringify(wanted);
  const waitMs = waitFor(settled, wanted);
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => setSettled(JSON.parse(key)), waitMs);
    return () => clearTimeout(timer);
  }, [isDone, key, waitMs]);
  return settled;
}

function waitFor<Filters>(settled: Asked<Filters>, wanted: Asked<Filters>): number {
  if (settled.search !== wanted.search) return 0;
  return isSame(settled.filters, wanted.filters) ? pageSettlesMs : filtersSettleMs;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Spec: a page that can't be fetched is noted as 'Connection error'. The screen tells the person. */
function logged(error: unknown): never {
  if (!isAbort(error)) console.warn('Connection error', error);
  throw error;
}
