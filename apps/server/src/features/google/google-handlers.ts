import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { SignInProvider } from '../../providers/sign-in/sign-in-port.ts';
import { readSignUpRule } from '../people/sign-up-rule.ts';
import { canHavePasskeys } from '../second-step/passkey-service.ts';
import { browserOf } from '../session/browser.ts';
import { keepSession } from '../session/session-service.ts';
import type { SignInParts } from '../sign-in/sign-in-parts.ts';
import {
  attemptSeconds,
  insertAttempt,
  newAttemptKey,
  secretsOf,
  takeAttempt,
} from './google-attempt.ts';
import { signInWithGoogle } from './google-service.ts';
import { safeReturnPath, withError } from './return-path.ts';

interface GoogleParts extends SignInParts {
  /** Nothing when the operator has not set it up. */
  readonly google: () => SignInProvider | undefined;
}

export function createGoogleHandlers(
  parts: GoogleParts,
): FeatureHandlers<'signInOptions' | 'googleAuth' | 'googleCallback'> {
  const { db, publicUrl } = parts;
  return {
    signInOptions: async () => ({
      google: parts.google() !== undefined,
      passkeys: canHavePasskeys(publicUrl),
      sign_up: await readSignUpRule(db),
    }),

    googleAuth: async ({ body, cookies, signal }) => {
      const google = parts.google();
      if (!google) throw new CodedError('google-unavailable');
      const key = newAttemptKey();
      const secrets = secretsOf(key);
      const url = await google.addressFor(secrets, signal);
      await insertAttempt(db, secrets.state, safeReturnPath(body.return_to, publicUrl));
      cookies.set('google', key, attemptSeconds);
      return { type: 'msg', msg: 'Please continue at Google.', url };
    },

    googleCallback: async ({ query, log, signal, ...context }) => {
      const key = context.cookies.get('google');
      context.cookies.forget('google');
      const google = parts.google();
      let returnTo = safeReturnPath(undefined, publicUrl);
      try {
        const secrets = key ? secretsOf(key) : undefined;
        if (!google || !secrets || query.state !== secrets.state || !query.code) {
          throw new CodedError('google-failed');
        }
        const attempt = await takeAttempt(db, secrets.state);
        if (attempt === undefined) throw new CodedError('google-failed');
        returnTo = attempt;
        const person = await google.identify(query.code, secrets, signal);
        const browser = await browserOf(context);
        keepSession(context.cookies, await signInWithGoogle(parts, browser, person));
        return `${publicUrl}${returnTo}`;
      } catch (error) {
        if (!(error instanceof CodedError)) throw error;
        log.info({ err: error, answer: query.error }, 'Signing in with Google failed.');
        return `${publicUrl}${withError(returnTo, error.code)}`;
      }
    },
  };
}
