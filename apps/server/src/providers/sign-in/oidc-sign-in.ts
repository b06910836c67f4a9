import { hash } from 'node:crypto';
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { CodedError } from '../../errors/coded-error.ts';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import { createIssuerReader, shortestKeptMs } from './issuer-metadata.ts';
import type { SignInProvider, VouchedPerson } from './sign-in-port.ts';

interface OidcOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the service sends the browser back to. */
  readonly callbackUrl: string;
  readonly guardedFetch: GuardedFetch;
}

/** Signatures by a key that only the issuer has. Never "none", never one that we could make too. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const TokenReply = z.object({ id_token: z.string() });
const Claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  email: z.string().default(''),
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
});

/** OpenID Connect: authorization code with PKCE, as Google and most others speak it. */
export function createOidcSignIn(options: OidcOptions): SignInProvider {
  const { issuer, clientId, callbackUrl } = options;
  const readIssuer = createIssuerReader(issuer, options.guardedFetch);

  return {
    addressFor: ({ state, nonce, verifier }, signal) =>
      explained(async () => {
        const address = new URL((await readIssuer(signal)).authorizationEndpoint);
        const question = {
          response_type: 'code',
          client_id: clientId,
          redirect_uri: callbackUrl,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: hash('sha256', verifier, 'base64url'),
          code_challenge_method: 'S256',
        };
        for (const [name, value] of Object.entries(question)) {
          address.searchParams.set(name, value);
        }
        return address.href;
      }),

    identify: (code, { nonce, verifier }, signal) =>
      explained(async () => {
        const { tokenEndpoint, keys } = await readIssuer(signal);
        const idToken = await exchangeCode(options, tokenEndpoint, { code, verifier }, signal);
        const verify = (by: JWTVerifyGetKey) =>
          jwtVerify(idToken, by, {
            issuer: namesOf(issuer),
            audience: clientId,
            algorithms,
            requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
            clockTolerance: 30,
          });
        const { payload } = await verify(keys).catch(async (error) => {
          // Signed by a key made since we last looked?
          if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
          return verify((await readIssuer(signal, shortestKeptMs)).keys);
        });
        const claims = Claims.parse(payload);
        if (claims.nonce !== nonce) throw new Error('The token was made for another sign-in.');
        if ((claims.azp ?? clientId) !== clientId) throw new Error('The token is another site’s.');
        return personOf(issuer, claims);
      }),
  };
}

async function exchangeCode(
  { clientId, clientSecret, callbackUrl, guardedFetch }: OidcOptions,
  tokenEndpoint: string,
  { code, verifier }: { readonly code: string; readonly verifier: string },
  signal: AbortSignal,
): Promise<string> {
  const credentials = [clientId, clientSecret].map(encodeURIComponent).join(':');
  const reply = await guardedFetch(tokenEndpoint, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callbackUrl,
      code_verifier: verifier,
    }).toString(),
    maxBytes: 64 * 1024,
    timeoutMs: 10_000,
    signal,
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`The code was not exchanged: ${reply.status}.`);
  return TokenReply.parse(JSON.parse(text)).id_token;
}

function personOf(issuer: string, claims: z.infer<typeof Claims>): VouchedPerson {
  return {
    // Two issuers may use the same numbers.
    subject: `${issuer} ${claims.sub}`,
    email: claims.email,
    emailVerified: claims.email_verified,
    name: claims.name,
  };
}

/** Google's tokens may leave the scheme out of its name; it says so in its documentation. */
function namesOf(issuer: string): string[] {
  return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];
}

/** Whatever goes wrong on the way is one sentence for the person, and the whole story for the log. */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new CodedError('google-failed', undefined, { cause });
  }
}
