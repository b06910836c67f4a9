import { createGuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import type { Settings } from '../../settings/read-settings.ts';
import { createOidcSignIn } from './oidc-sign-in.ts';
import type { SignInProvider } from './sign-in-port.ts';

export const signInSettings = [
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER',
  'PUBLIC_URL',
] as const;
type SignInSettings = Pick<Settings, (typeof signInSettings)[number]>;

/** Signing in through Google, when the operator has set it up. */
export function createSignIn(
  settings: SignInSettings,
  callbackPath: string,
): SignInProvider | undefined {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER, PUBLIC_URL } = settings;
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined;
  return createOidcSignIn({
    issuer: GOOGLE_ISSUER,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    callbackUrl: `${PUBLIC_URL}${callbackPath}`,
    // The issuer is the operator's choice, so it may stand on their own network.
    guardedFetch: createGuardedFetch({ allowOrigin: new URL(GOOGLE_ISSUER).origin }),
  });
}
