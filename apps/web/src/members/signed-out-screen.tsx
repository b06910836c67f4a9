import { Button } from '@mantine/core';
import { useState } from 'react';
import { becomeGuest } from '../account/actions.ts';
import { AuthTabs } from '../account/auth-tabs.tsx';
import { invitedEmail } from '../account/invited-email.ts';
import { authPopup, openAuth } from '../account/popups.ts';
import { brand } from '../brand/brand.ts';
import { SampleFrame } from '../sample/sample-frame.tsx';
import { useStore } from '../store/use-store.ts';
import classes from './signed-out-screen.module.css';

interface SignedOutScreenProps {
  readonly allowGuest: boolean;
  readonly isGuest: boolean;
}

/** The way in: the form itself, beside what it leads to. */
export function SignedOutScreen({ allowGuest, isGuest }: SignedOutScreenProps) {
  const isInvited = invitedEmail() !== undefined;
  return (
    <section className={classes.screen}>
      <div className={classes.film}>
        <SampleFrame />
      </div>
      <div className={classes.card}>
        <div>
          <h2 className={classes.title}>{titleWords(isInvited, isGuest)}</h2>
          <p className={classes.words}>
            {brand.welcome && `${brand.welcome} `}
            {isInvited
              ? 'Choose a password, and your account is ready.'
              : 'Please sign up or log in to access your account.'}{' '}
            Your videos stay on this installation.
          </p>
        </div>
        <AuthForms />
        {allowGuest && <GuestButton />}
        {brand.legal.length > 0 && (
          <p className={classes.words}>
            {brand.legal.map(({ href, title }, index) => (
              <span key={href}>
                {index > 0 && ' · '}
                <a href={href}>{title}</a>
              </span>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

function titleWords(isInvited: boolean, isGuest: boolean): string {
  if (isInvited) return `You’re invited to ${brand.name}`;
  return isGuest ? 'This page needs an account' : `Welcome to ${brand.name}`;
}

function AuthForms() {
  const [view, setView] = useState(() => viewInAddress());
  const [email, setEmail] = useState(invitedEmail() ?? '');
  // One form at a time: the popup has the same fields.
  if (useStore(authPopup)) return null;
  return (
    <AuthTabs
      view={view}
      onView={setView}
      hideSignup={false}
      email={email}
      onEmail={setEmail}
      onForgot={(known) => void openAuth({ view: 'forgot', email: known })}
      onStep={(step) => void openAuth({ view: 'second-step', step })}
      onDone={(user) => {
        if (!user.verified) void openAuth({ view: 'verify' });
      }}
    />
  );
}

/** Log in on the front page leads here with its wish in the address. */
function viewInAddress(): 'login' | 'signup' {
  return new URLSearchParams(location.search).get('view') === 'login' ? 'login' : 'signup';
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
