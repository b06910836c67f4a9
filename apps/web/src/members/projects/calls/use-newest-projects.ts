import { useQuery } from '@tanstack/react-query';
import { isMember } from '../../../account/session-store.ts';
import { useUser } from '../../../account/use-user.ts';
import { wholeList } from '../list-view.ts';
import { fetchProjects } from './fetch-projects.ts';
import { listKey } from './project-keys.ts';

const shown = 3;

/** The projects that a member worked on last; undefined as long as nobody knows, and for guests. */
export function useNewestProjects() {
  const user = useUser();
  const { data } = useQuery({
    queryKey: [...listKey(user?.id), 'newest', shown],
    queryFn: ({ signal }) =>
      fetchProjects({ ...wholeList, items_start: 0, items_num: shown }, signal),
    enabled: isMember(user),
    retry: false,
  });
  return data?.results;
}
