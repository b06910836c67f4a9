import type { User } from '@reelwright/contract';
import { TabSet } from '../ui/tab-set.tsx';
import { GoogleButton } from './google-button.tsx';
import { LogInForm } from './log-in-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type TabView = 'signup' | 'login';

interface AuthTabsProps {
  readonly view: TabView;
  readonly onView: (view: TabView) => void;
  readonly hideSignup: boolean;
  /** As typed in either tab: changing over does not lose it. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onForgot: (email: string) => void;
  readonly onDone: (user: User) => void;
  readonly onStep: (step: string) => void;
}

export function AuthTabs(props: AuthTabsProps) {
  const { view, onView, hideSignup, email, onEmail, onForgot, onDone, onStep } = props;
  const logIn = {
    id: 'login',
    label: 'Log In',
    panel: (
      <LogInForm
        email={email}
        onEmail={onEmail}
        onForgot={onForgot}
        onDone={onDone}
        onStep={onStep}
      />
    ),
  };
  const signUp = {
    id: 'signup',
    label: 'Sign Up',
    panel: <SignUpForm email={email} onEmail={onEmail} onDone={onDone} />,
  };
  return (
    <>
      <TabSet
        label="Account"
        stretch
        value={hideSignup ? 'login' : view}
        onChange={(id) => onView(id === 'login' ? 'login' : 'signup')}
        tabs={hideSignup ? [logIn] : [signUp, logIn]}
      />
      {view === 'login' || hideSignup ? <PasskeyButton onDone={onDone} /> : null}
      <GoogleButton />
    </>
  );
}
