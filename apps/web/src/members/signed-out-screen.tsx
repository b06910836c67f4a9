import { Button } from '@mantine/core';
import { useState } from 'react';
import { becomeGuest } from '../account/actions.ts';
import { openAuth } from '../account/popups.ts';
import { ComparisonPreview } from '../video-types/previews/comparison-preview.tsx';
import { QuizPreview } from '../video-types/previews/quiz-preview.tsx';
import { TopTenPreview } from '../video-types/previews/top-ten-preview.tsx';
import classes from './signed-out-screen.module.css';

interface SignedOutScreenProps {
  readonly allowGuest: boolean;
  readonly isGuest: boolean;
}

export function SignedOutScreen({ allowGuest, isGuest }: SignedOutScreenProps) {
  return (
    <section className={classes.screen}>
      <div className={classes.pictures} aria-hidden="true">
        <Picture>
          <QuizPreview />
        </Picture>
        <Picture>
          <TopTenPreview />
        </Picture>
        <Picture>
          <ComparisonPreview />
        </Picture>
      </div>
      <h2 className={classes.title}>
        {isGuest ? 'This page needs an account' : 'Welcome to Reelwright'}
      </h2>
      <p className={classes.words}>
        Please sign up or log in to access your account. Your videos stay on this installation.
      </p>
      <div className={classes.actions}>
        <Button size="md" onClick={() => void openAuth({ view: 'signup' })}>
          Sign up
        </Button>
        <Button size="md" variant="default" onClick={() => void openAuth({ view: 'login' })}>
          Log in
        </Button>
      </div>
      {allowGuest && <GuestButton />}
    </section>
  );
}

function GuestButton() {
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    await becomeGuest().catch(() => setBusy(false));
  };
  return (
    <Button variant="subtle" color="gray" loading={isBusy} onClick={() => void begin()}>
      Look around as a guest
    </Button>
  );
}

function Picture({ children }: { readonly children: React.ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      className={classes.picture}
      focusable="false"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
