import type { Database } from '../../db/database.ts';
import type { Account } from '../../http/caller.ts';
import type { Browser } from '../session/browser.ts';
import { signInBrowser } from '../session/session-service.ts';
import type { SignedIn, SignInParts } from '../sign-in/sign-in-parts.ts';
import { hasAuthenticator } from './authenticator-repository.ts';
import { openStep } from './step-repository.ts';

/** The password was right; a code from the person's app is still to come. */
export interface CodeWanted {
  readonly step: string;
}

/** Signs in whoever showed a password or a mailed code, or asks for the second step where there is one. */
export async function letIn(
  parts: Pick<SignInParts, 'claimGuestWork'>,
  db: Database,
  browser: Browser,
  { account, remember }: { readonly account: Account; readonly remember: boolean },
): Promise<SignedIn | CodeWanted> {
  if (await hasAuthenticator(db, account.id)) {
    return { step: await openStep(db, { purpose: 'second-step', userId: account.id, remember }) };
  }
  return { account, session: await signInBrowser(parts, db, browser, account.id, remember) };
}
