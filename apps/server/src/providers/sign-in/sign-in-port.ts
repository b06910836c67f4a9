/** A person as the sign-in service vouches for them. */
export interface VouchedPerson {
  /** Who it is there, for good; addresses and names may change. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
}

/** What ties a browser's way there and back together. The service sees the first two. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  /** Shown only when the code is exchanged, so that a stolen code is worth nothing (PKCE). */
  readonly verifier: string;
}

/** The sign-in port: sends a browser to a service that knows its person, and hears who came back. */
export interface SignInProvider {
  /** Where the browser goes to sign in. */
  addressFor(secrets: SignInSecrets, signal: AbortSignal): Promise<string>;
  /** Who came back with this code. Throws `google-failed` when that cannot be trusted. */
  identify(
    code: string,
    secrets: Omit<SignInSecrets, 'state'>,
    signal: AbortSignal,
  ): Promise<VouchedPerson>;
}
