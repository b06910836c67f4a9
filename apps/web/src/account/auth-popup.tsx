import type { User } from '@reelwright/contract';
import { useRef, useState } from 'react';
import { brand } from '../brand/brand.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Popup } from '../ui/popup.tsx';
import classes from './auth-popup.module.css';
import { AuthTabs } from './auth-tabs.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { type AuthView, authPopup, type OpenAuth } from './popups.ts';
import { SecondStepForm } from './second-step-form.tsx';
import { currentUser, isMember } from './session-store.ts';
import { useFocusOnView } from './use-focus-on-view.ts';
import { useUser } from './use-user.ts';
import { VerifyView } from './verify-view.tsx';

interface AuthPopupProps {
  readonly open: OpenAuth;
}

/** Sign up, log in, choose a new password, verify: one card that turns from one to the next. */
export function AuthPopup({ open }: AuthPopupProps) {
  const user = useUser();
  const [view, setView] = useState<AuthView>(open.view ?? 'signup');
  const [email, setEmail] = useState(isMember(user) ? user.email : (open.email ?? ''));
  const [step, setStep] = useState(open.step ?? '');
  const card = useRef<HTMLDivElement>(null);
  useFocusOnView(card, view);

  const end = (answer: User | null) => {
    open.answer(answer);
    authPopup.set(undefined);
  };
  const close = () => end(null);
  const askForCode = (begun: string) => {
    setStep(begun);
    setView('second-step');
  };
  /** Whoever waits for the sign-in goes on at once; the address can be verified meanwhile. */
  const letIn = (signedIn: User) => {
    open.answer(signedIn);
    if (signedIn.verified) authPopup.set(undefined);
    else setView('verify');
  };
  return (
    <Popup
      onClose={close}
      sizePx={400}
      title={
        <span className={classes.brand}>
          <BrandMark className={classes.mark} />
          {brand.name}
        </span>
      }
      closeOnClickOutside={false}
    >
      <div ref={card} className={classes.card}>
        {open.reason && view === 'login' && <p className={classes.reason}>{open.reason}</p>}
        {(view === 'signup' || view === 'login') && (
          <AuthTabs
            view={view}
            onView={setView}
            hideSignup={open.hideSignup ?? false}
            email={email}
            onEmail={setEmail}
            onForgot={(known) => {
              setEmail(known);
              setView('forgot');
            }}
            onDone={letIn}
            onStep={askForCode}
          />
        )}
        {view === 'forgot' && (
          <ForgotForm
            email={email}
            onBack={() => setView('login')}
            onDone={letIn}
            onStep={askForCode}
          />
        )}
        {view === 'second-step' && (
          <SecondStepForm step={step} onBack={() => setView('login')} onDone={letIn} />
        )}
        {view === 'verify' && user && (
          <VerifyView key={user.email} user={user} onDone={() => end(currentUser())} />
        )}
      </div>
    </Popup>
  );
}
