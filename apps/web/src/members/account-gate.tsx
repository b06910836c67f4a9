import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { becomeGuest } from '../account/actions.ts';
import { openAuth } from '../account/popups.ts';
import { isMember, loadUser, sessionStore } from '../account/session-store.ts';
import { askAgainMs } from '../api/where-lines-break.ts';
import { brand } from '../brand/brand.ts';
import { useStore } from '../store/use-store.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { fetchedPart } from '../ui/fetched-part.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { mayEnter } from './may-enter.ts';
import type { PageAccess } from './page-handle.ts';

/** Whoever is signed in needs no forms to sign in with. */
const SignedOutScreen = fetchedPart(
  async () => (await import('./signed-out-screen.tsx')).SignedOutScreen,
);

interface AccountGateProps {
  readonly access: PageAccess;
  /** Nobody is asked first: they become a guest. */
  readonly beginsAsGuest?: boolean;
  readonly children: ReactNode;
}

/** The page for those it is for; for others the way in. */
export function AccountGate({ access, beginsAsGuest = false, children }: AccountGateProps) {
  const session = useStore(sessionStore);
  useLogInOfGuests(session.status === 'known' && session.user?.guest === true);
  if (access === 'anyone') return children;
  switch (session.status) {
    case 'unknown':
      return <PageSkeleton />;
    case 'unreachable':
      return <Unreachable message={session.message} />;
    case 'known':
      if (mayEnter(access, session.user)) return children;
      if ((access === 'owner' || access === 'admin') && isMember(session.user))
        return <OwnersOnly />;
      if (!session.user && (beginsAsGuest || (access === 'guest' && comesToCreate()))) {
        return <GuestEntrance />;
      }
      return (
        <Suspense fallback={<PageSkeleton />}>
          <SignedOutScreen allowGuest={access === 'guest'} isGuest={session.user?.guest ?? false} />
        </Suspense>
      );
    default:
      return session satisfies never;
  }
}

/** Whoever looked around as a guest and then presses "Log in" on the front page has an account to log in to. */
function useLogInOfGuests(isGuest: boolean): void {
  useEffect(() => {
    const address = new URL(location.href);
    if (!isGuest || address.searchParams.get('view') !== 'login') return;
    // Once: not again by a reload, or on the next page.
    address.searchParams.delete('view');
    history.replaceState(history.state, '', address);
    void openAuth({ view: 'login' });
  }, [isGuest]);
}

/** It asks again by itself: whoever waits finds their page there. */
function Unreachable({ message }: { readonly message: string }) {
  useEffect(() => {
    const ask = () => void loadUser();
    const timer = setInterval(ask, askAgainMs);
    addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
    };
  }, []);
  return (
    <ErrorState
      title="We couldn’t reach your installation"
      advice={`Please check that ${brand.name} is still running. This page opens by itself as soon as it answers.`}
      safe="Nothing was lost."
      details={message}
      onRetry={() => void loadUser()}
    />
  );
}

/** 'Start creating' leads in without asking for an account first. */
function comesToCreate(): boolean {
  return new URLSearchParams(location.search).get('view') === 'create';
}

function OwnersOnly() {
  return (
    <EmptyState
      title="This page is for the owner"
      action={
        <Button component={Link} to="/create">
          Make a video
        </Button>
      }
    >
      Only the owner of this installation can see and change this.
    </EmptyState>
  );
}

/** Makes a guest of whoever comes; where that does not work, the usual way in. */
function GuestEntrance() {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    becomeGuest().catch(() => setFailed(true));
  }, []);
  return (
    <Suspense fallback={<PageSkeleton />}>
      {hasFailed ? <SignedOutScreen allowGuest isGuest={false} /> : <PageSkeleton />}
    </Suspense>
  );
}
