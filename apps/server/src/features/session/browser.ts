import type { Caller } from '../../http/caller.ts';
import type { CookieJar } from '../../http/cookies.ts';
import { type Click, readClick } from '../affiliates/referral/referral-cookie.ts';

/** The browser that makes a call, as signing in needs to know it. */
export interface Browser {
  /** The token of the session it has so far, whoever's that is. */
  readonly token: string | undefined;
  readonly caller: Caller;
  readonly address: string;
  readonly userAgent: string;
  /** Of the address that is printed at the start, if it was opened here. */
  readonly ownerCode: string | undefined;
  /** Of the invitation whose link was opened here. */
  readonly inviteCode: string | undefined;
  /** Through whom it came, if by an affiliate's link. */
  readonly click: Click | undefined;
  /** The affiliate who uses this browser, by number. */
  readonly affiliate: string | undefined;
}

/** The part of a call's context that names its browser. */
interface BrowserContext {
  readonly caller: () => Promise<Caller>;
  readonly cookies: CookieJar;
  readonly address: string;
  readonly header: (name: string) => string | undefined;
}

export async function browserOf(context: BrowserContext): Promise<Browser> {
  return {
    token: context.cookies.get('session'),
    caller: await context.caller(),
    address: context.address,
    userAgent: context.header('user-agent') ?? '',
    ownerCode: context.cookies.get('owner'),
    inviteCode: context.cookies.get('invite'),
    click: readClick(context.cookies.get('ref')),
    affiliate: context.cookies.get('affiliate'),
  };
}
