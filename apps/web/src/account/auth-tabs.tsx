import type { User } from '@reelwright/contract';
import { TabSet } from '../ui/tab-set.tsx';
import { GoogleButton } from './google-button.tsx';
import { LogInForm } from './log-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type TabView = 'signup' | 'login';

interface AuthTabsProps {
  readonly view: TabView;
  readonly onView: (view: TabView) => void;
  readonly hideSignup: boolean;
  readonly email: string | undefined;
  readonly onForgot: (email: string) => void;
  readonly onDone: (user: User) => void;
}

export function AuthTabs({ view, onView, hideSignup, email, onForgot, onDone }: AuthTabsProps) {
  const logIn = {
    id: 'login',
    label: 'Log In',
    panel: <LogInForm email={email} onForgot={onForgot} onDone={onDone} />,
  };
  const signUp = { id: 'signup', label: 'Sign Up', panel: <SignUpForm onDone={onDone} /> };
  return (
    <>
      <TabSet
        label="Account"
        stretch
        value={hideSignup ? 'login' : view}
        onChange={(id) => onView(id === 'login' ? 'login' : 'signup')}
        tabs={hideSignup ? [logIn] : [signUp, logIn]}
      />
      <GoogleButton />
    </>
  );
}
