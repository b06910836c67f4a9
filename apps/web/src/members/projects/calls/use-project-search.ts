import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isMember } from '../../../account/session-store.ts';
import { useUser } from '../../../account/use-user.ts';
import { maxSearchLetters, wholeList } from '../list-view.ts';
import { fetchProjects } from './fetch-projects.ts';
import { searchKey } from './project-keys.ts';

/** Spec: suggestions wait 350 ms, need two letters, and are ten at most. */
const settlesMs = 350;
const minLetters = 2;
const maxFound = 10;

/** The projects that go by what is typed somewhere. */
export function useProjectSearch(typed: string) {
  const user = useUser();
  const wanted = typed.trim().slice(0, maxSearchLetters);
  const [search] = useDebouncedValue(wanted, settlesMs);
  const isEnough = isMember(user) && search.length >= minLetters;
  const found = useQuery({
    queryKey: searchKey(user?.id, search),
    queryFn: ({ signal }) =>
      fetchProjects({ ...wholeList, search, items_start: 0, items_num: maxFound }, signal),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isAsked = isMember(user) && wanted.length >= minLetters;
  return {
    projects: isAsked && isEnough ? (found.data?.results ?? []) : [],
    isSearching: isAsked && (search !== wanted || found.isFetching),
  };
}
