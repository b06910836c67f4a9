import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { GuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';

const Metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  token_endpoint: z.url({ protocol: /^https?$/ }),
  jwks_uri: z.url({ protocol: /^https?$/ }),
});
const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Services change their keys every few days and announce them a day ahead. */
const keptMs = 3600_000;
/** Between two readings, however many tokens come with keys that nobody knows. */
export const shortestKeptMs = 60_000;
const limits = { maxBytes: 256 * 1024, timeoutMs: 10_000 };

/** What an issuer says of itself: where to go, and the keys it signs with. */
export interface IssuerMetadata {
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly keys: JWTVerifyGetKey;
}

/** Reads the issuer's description when it is needed, and again once it is old. */
export function createIssuerReader(
  issuer: string,
  guardedFetch: GuardedFetch,
): (signal: AbortSignal, olderThanMs?: number) => Promise<IssuerMetadata> {
  let kept: { readonly metadata: IssuerMetadata; readonly readAtMs: number } | undefined;

  async function fetchJson(address: string, signal: AbortSignal): Promise<unknown> {
    const reply = await guardedFetch(address, { ...limits, signal });
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`);
    return JSON.parse(await reply.text());
  }

  return async (signal, olderThanMs = keptMs) => {
    if (kept && Date.now() - kept.readAtMs < olderThanMs) return kept.metadata;
    const description = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const found = Metadata.parse(await fetchJson(description, signal));
    if (found.issuer !== issuer) throw new Error(`${issuer} calls itself ${found.issuer}.`);
    const keySet = KeySet.parse(await fetchJson(found.jwks_uri, signal));
    const metadata = {
      authorizationEndpoint: found.authorization_endpoint,
      tokenEndpoint: found.token_endpoint,
      keys: createLocalJWKSet(keySet),
    };
    kept = { metadata, readAtMs: Date.now() };
    return metadata;
  };
}
