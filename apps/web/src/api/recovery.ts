import { askToSignIn } from '../account/ask-to-sign-in.ts';
import { alert } from '../ui/dialogs/confirm.tsx';
import type { Recovery } from './with-recovery.ts';

const LOGIN_NEEDED =
  'Login is required to access this feature. If you are already logged in please clear cache and cookies then try again.';

/** How calls are saved in the members app: the auth popup and the captcha dialog. */
export const recovery: Recovery = {
  signIn: askToSignIn,
  tellLoginNeeded: () => void alert({ title: 'Login required', message: LOGIN_NEEDED }),
  solveCaptcha: async () => (await import('../captcha/captcha-dialog.tsx')).solveInDialog(),
};
