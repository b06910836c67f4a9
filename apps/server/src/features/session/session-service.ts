import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { CookieJar } from '../../http/cookies.ts';
import { networkMark } from '../affiliates/referral/count-visit.ts';
import { noteReferral } from '../affiliates/referral/note-referral.ts';
import type { ClaimGuestWork } from '../guest-work/claim-guest-work.ts';
import { claimInstallation } from '../owner/owner-service.ts';
import { isLocked } from '../people/people-repository.ts';
import type { Browser } from './browser.ts';
import {
  endSessionOfToken,
  longestSessionSeconds,
  openSession,
  renewToken,
} from './session-repository.ts';

/** Without "remember me" a session ends with the browser, or after this long without a call. */
const idleSeconds = 12 * 3600;

/** A session that was opened, for the browser's cookie. */
export interface OpenedSession {
  readonly token: string;
  /** Nothing: the cookie goes when the browser is closed. */
  readonly cookieSeconds: number | undefined;
  /** The installation is theirs from now on: they opened the address that was printed at its start. */
  readonly ownsFromNow?: boolean;
}

/**
 * Signs a browser in. The token is always a new one, so that nobody who planted or saw the old one
 * is signed in too; whatever session the browser had is over, and what a guest began in it is the
 * member's from now on. So is the installation, where its owner's address was opened before. Whose link they followed is
 * noted.
 */
export async function signInBrowser(
  { claimGuestWork }: { readonly claimGuestWork: ClaimGuestWork },
  db: Database,
  browser: Browser,
  userId: number,
  remember: boolean,
): Promise<OpenedSession> {
  if (await isLocked(db, userId)) throw new CodedError('account-locked');
  const { caller, token: oldToken, address, userAgent, ownerCode } = browser;
  if (caller.kind === 'guest') await claimGuestWork(db, caller.sessionId, userId);
  const ownsFromNow = ownerCode !== undefined && (await claimInstallation(db, userId, ownerCode));
  const { click } = browser;
  if (click) {
    await noteReferral(db, userId, {
      click,
      network: await networkMark(db, address, new Date()),
      isAffiliatesBrowser: browser.affiliate === String(click.affiliateId),
    });
  }
  if (oldToken) await endSessionOfToken(db, oldToken);
  const token = await openSession(db, {
    userId,
    lifetimeSeconds: remember ? longestSessionSeconds : idleSeconds,
    sliding: !remember,
    address,
    userAgent,
  });
  return { token, cookieSeconds: remember ? longestSessionSeconds : undefined, ownsFromNow };
}

/** Gives a browser that stays signed in a new token, after anything that makes its session worth more. */
export async function renewSession(db: Database, sessionId: string): Promise<OpenedSession> {
  const renewed = await renewToken(db, sessionId);
  if (!renewed) throw new CodedError('login-required');
  const { token, idleSeconds: sliding, expiresAt } = renewed;
  const secondsLeft = Math.max(1, Math.floor((expiresAt.getTime() - Date.now()) / 1000));
  return { token, cookieSeconds: sliding === null ? secondsLeft : undefined };
}

/** Begins a guest's session. */
export async function openGuestSession(db: Database, browser: Browser): Promise<OpenedSession> {
  const { address, userAgent } = browser;
  const lifetimeSeconds = longestSessionSeconds;
  const token = await openSession(db, { userId: undefined, lifetimeSeconds, address, userAgent });
  return { token, cookieSeconds: lifetimeSeconds };
}

export function keepSession(cookies: CookieJar, session: OpenedSession): void {
  cookies.set('session', session.token, session.cookieSeconds);
  if (session.ownsFromNow) cookies.forget('owner');
}
