import { isMember } from '../../../account/session-store.ts';
import { useUser } from '../../../account/use-user.ts';
import { usePagedList } from '../../../ui/use-paged-list.ts';
import type { ListView } from '../list-view.ts';
import { fetchProjects } from './fetch-projects.ts';
import { listKey } from './project-keys.ts';

/** Spec: the list and the popup show five at a time. */
const projectsPerPage = 5;

/** The member's projects, a page at a time. */
export function useProjectList({ page, search, category, sort, deleted }: ListView) {
  const user = useUser();
  return usePagedList({
    queryKey: listKey(user?.id),
    enabled: isMember(user),
    perPage: projectsPerPage,
    page,
    search,
    filters: { category, sort, deleted },
    fetchPage: ({ filters, ...asked }, signal) => fetchProjects({ ...asked, ...filters }, signal),
  });
}
