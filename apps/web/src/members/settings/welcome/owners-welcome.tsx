import type { User } from '@reelwright/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { authPopup } from '../../../account/popups.ts';
import { client } from '../../../api/client.ts';
import { useStore } from '../../../store/use-store.ts';
import { fetchedPart } from '../../../ui/fetched-part.tsx';

const WelcomeQuestions = fetchedPart(
  async () => (await import('./welcome-questions.tsx')).WelcomeQuestions,
  () => null,
);
const key = ['installation-welcome'];

/** Asks the owner of a new installation its first questions, until they are answered or put away. */
export function OwnersWelcome({ user }: { readonly user: User }) {
  const queries = useQueryClient();
  const isAsked = user.access.owner && user.visit !== true;
  const choices = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.installationChoices({}, { signal }),
    enabled: isAsked,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Whoever just signed up verifies their address first: one dialog at a time.
  const isBusyElsewhere = useStore(authPopup) !== undefined;
  if (!isAsked || isBusyElsewhere || choices.data?.welcomed !== false) return null;
  return (
    <Suspense>
      <WelcomeQuestions
        onDone={() => queries.setQueryData(key, { ...choices.data, welcomed: true })}
      />
    </Suspense>
  );
}
