import type { User } from '@reelwright/contract';
import { Suspense } from 'react';
import { authPopup } from '../../../account/popups.ts';
import { useStore } from '../../../store/use-store.ts';
import { fetchedPart } from '../../../ui/fetched-part.tsx';
import { useWelcome } from './use-welcome.ts';

const WelcomeQuestions = fetchedPart(
  async () => (await import('./welcome-questions.tsx')).WelcomeQuestions,
  () => null,
);

/** Asks the owner of a new installation its first questions, until they are answered or put away. */
export function OwnersWelcome({ user }: { readonly user: User }) {
  const { isWaiting, finish } = useWelcome(user);
  // Whoever just signed up verifies their address first: one dialog at a time.
  const isBusyElsewhere = useStore(authPopup) !== undefined;
  if (!isWaiting || isBusyElsewhere) return null;
  return (
    <Suspense>
      <WelcomeQuestions onDone={finish} />
    </Suspense>
  );
}
