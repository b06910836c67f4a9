import { isMember } from '../../../account/session-store.ts';
import { useUser } from '../../../account/use-user.ts';
import { usePagedList } from '../../../ui/use-paged-list.ts';
import type { ListView } from '../list-view.ts';
import { fetchProjects } from './fetch-projects.ts';
import { listKey } from './project-keys.ts';

/** Spec: popups show five at a time. The page has room for more. */
const usualPerPage = 5;

/** The member's projects, a page at a time. */
export function useProjectList(
  { page, search, category, state, sort, deleted }: ListView,
  perPage = usualPerPage,
) {
  const user = useUser();
  return usePagedList({
    queryKey: listKey(user?.id),
    enabled: isMember(user),
    perPage,
    page,
    search,
    filters: { category, state, sort, deleted },
    fetchPage: ({ filters, ...asked }, signal) => fetchProjects({ ...asked, ...filters }, signal),
  });
}
