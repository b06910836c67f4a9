import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type ListView, listViewIn, listViewParams } from './list-view.ts';

/** The view in the address, and how to change it. Anything but another page starts at the first one. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const view = listViewIn(params);
  /** What was chosen a moment ago, although the address has not followed yet. */
  const latest = useRef(view);
  useEffect(() => {
    latest.current = listViewIn(params);
  }, [params]);
  const change = (
    changes: Partial<ListView>,
    { replace = false }: { readonly replace?: boolean } = {},
  ) => {
    latest.current = { ...latest.current, page: 1, ...changes };
    setParams(listViewParams(latest.current), { replace });
  };
  return { view, change };
}
