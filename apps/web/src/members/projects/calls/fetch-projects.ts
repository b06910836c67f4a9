import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import type { ListView } from '../list-view.ts';

interface Wanted extends Pick<ListView, 'search' | 'category' | 'state' | 'sort' | 'deleted'> {
  readonly items_start: number;
  readonly items_num: number;
}

/** A page of the member's projects. */
export function fetchProjects(wanted: Wanted, signal: AbortSignal) {
  const { items_start, items_num, search, category, state, sort, deleted } = wanted;
  const query = {
    items_start,
    items_num,
    sort,
    ...(search && { search }),
    ...(category && { category: `${category}-video` }),
    ...(state && { state }),
    ...(deleted && { deleted: 'true' }),
  };
  return request((options) => client.projectList({ query }, options), { signal });
}

export type ProjectPage = Awaited<ReturnType<typeof fetchProjects>>;
