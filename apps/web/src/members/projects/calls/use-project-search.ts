import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isMember } from '../../../account/session-store.ts';
import { useUser } from '../../../account/use-user.ts';
import { SEARCH_MOST, wholeList } from '../list-view.ts';
import { fetchProjects } from './fetch-projects.ts';
import { searchKey } from './project-keys.ts';

/** Spec: suggestions wait 350 ms, need two letters, and are ten at most. */
const SETTLES_MS = 350;
const LETTERS_LEAST = 2;
const MOST = 10;

/** The projects that go by what is typed somewhere. */
export function useProjectSearch(typed: string) {
  const user = useUser();
  const wanted = typed.trim().slice(0, SEARCH_MOST);
  const [search] = useDebouncedValue(wanted, SETTLES_MS);
  const isEnough = isMember(user) && search.length >= LETTERS_LEAST;
  const found = useQuery({
    queryKey: searchKey(user?.id, search),
    queryFn: ({ signal }) =>
      fetchProjects({ ...wholeList, search, items_start: 0, items_num: MOST }, signal),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isAsked = isMember(user) && wanted.length >= LETTERS_LEAST;
  return {
    projects: isAsked && isEnough ? (found.data?.results ?? []) : [],
    isSearching: isAsked && (search !== wanted || found.isFetching),
  };
}
