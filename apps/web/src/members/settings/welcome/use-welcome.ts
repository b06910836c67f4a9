import type { User } from '@reelwright/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';

const key = ['installation-welcome'];

/** Whether the first questions of a new installation wait for this person: undefined as long as nobody knows. */
export function useWelcome(user: User | null) {
  const queries = useQueryClient();
  const mayBeAsked = user?.access.owner === true && user.visit !== true;
  const choices = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.installationChoices({}, { signal }),
    enabled: mayBeAsked,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isWaiting = mayBeAsked ? choices.data && !choices.data.welcomed : false;
  return {
    isWaiting,
    finish: () => queries.setQueryData(key, { ...choices.data, welcomed: true }),
  };
}
