import { openAuth } from './popups.ts';
import { currentUser, isMember } from './session-store.ts';

let asking: Promise<boolean> | undefined;

/** Has the person sign in and says whether they did. However many calls ask at once, the popup opens once. */
export function askToSignIn(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  const wasMember = isMember(currentUser());
  const user = await openAuth(
    wasMember
      ? { view: 'login', hideSignup: true, reason: 'Your session has ended. Log in to continue.' }
      : { view: 'signup' },
  );
  return isMember(user);
}
