import { askToSignIn } from '../account/ask-to-sign-in.ts';
import { alert } from '../ui/dialogs/confirm.tsx';
import type { Recovery } from './with-recovery.ts';

const loginNeeded =
  'Login is required to access this feature. If you are already logged in please clear cache and cookies then try again.';

let isShown = false;

/** Several calls may fail at once; one alert is enough for all of them. */
async function tellLoginNeeded(): Promise<void> {
  if (isShown) return;
  isShown = true;
  await alert({ title: 'Login required', message: loginNeeded });
  isShown = false;
}

/** How calls are saved in the members app: the auth popup and the captcha dialog. */
export const recovery: Recovery = {
  signIn: askToSignIn,
  tellLoginNeeded: () => void tellLoginNeeded(),
  solveCaptcha: async () => (await import('../captcha/captcha-dialog.tsx')).solveInDialog(),
};
