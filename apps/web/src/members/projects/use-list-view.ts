import { useSearchParams } from 'react-router';
import { type ListView, listViewIn, listViewParams } from './list-view.ts';

/** The view in the address, and how to change it. Anything but another page starts at the first one. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const view = listViewIn(params);
  const change = (
    changes: Partial<ListView>,
    { replace = false }: { readonly replace?: boolean } = {},
  ) => setParams(listViewParams({ ...view, page: 1, ...changes }), { replace });
  return { view, change };
}
