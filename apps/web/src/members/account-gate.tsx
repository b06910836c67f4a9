import type { ReactNode } from 'react';
import { loadUser, sessionStore } from '../account/session-store.ts';
import { useStore } from '../store/use-store.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { mayEnter } from './may-enter.ts';
import type { PageAccess } from './page-handle.ts';
import { SignedOutScreen } from './signed-out-screen.tsx';

interface AccountGateProps {
  readonly access: PageAccess;
  readonly children: ReactNode;
}

/** The page for those it is for; for others the way in. */
export function AccountGate({ access, children }: AccountGateProps) {
  const session = useStore(sessionStore);
  if (access === 'anyone') return children;
  switch (session.status) {
    case 'unknown':
      return <PageSkeleton />;
    case 'unreachable':
      return (
        <ErrorState
          title="We couldn't reach your installation"
          advice="Please check that Reelwright is still running, then try again."
          safe="Nothing was lost."
          details={session.message}
          onRetry={() => void loadUser()}
        />
      );
    case 'known':
      return mayEnter(access, session.user) ? (
        children
      ) : (
        <SignedOutScreen allowGuest={access === 'guest'} isGuest={session.user?.guest ?? false} />
      );
    default:
      return session satisfies never;
  }
}
