// One request of an exchange, and the request a redirect turns it into.
import { CodedError } from '../errors/coded-error.ts';
import { parseRedirectTarget } from './web-address.ts';

export type GuardedMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface HopRequest {
  readonly url: URL;
  readonly method: GuardedMethod;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/**
 * The headers another origin may see. Everything else stays home: keys travel under too many names
 * (authorization, cookie, x-api-key …) for a list of what to drop to be complete.
 */
const HEADERS_FOR_ANYONE = new Set(['accept', 'accept-encoding', 'accept-language', 'user-agent']);

/**
 * The next request when a reply redirects, or undefined when it does not. A step from https to
 * http is followed, as browsers do (link shorteners rely on it): the address was public to begin
 * with, and no secret crosses because the origin changed.
 */
export function redirectedRequest(
  request: HopRequest,
  status: number,
  location: string | undefined,
): HopRequest | undefined {
  if (!REDIRECT_STATUSES.has(status) || !location) return undefined;
  const url = parseRedirectTarget(location, request.url);
  const sameOrigin = url.origin === request.url.origin;
  const hasNoBody = request.method === 'GET' || request.method === 'HEAD';
  const headers = sameOrigin ? request.headers : headersForAnyone(request.headers);

  if (hasNoBody) return { url, method: request.method, headers };
  if (status === 307 || status === 308) {
    // To send it again would hand the body to someone the caller never named.
    if (!sameOrigin) throw new CodedError('address-not-allowed');
    return { ...request, url };
  }
  return { url, method: 'GET', headers: withoutBodyHeaders(headers) };
}

function headersForAnyone(headers: HopRequest['headers']) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => HEADERS_FOR_ANYONE.has(name)),
  );
}

function withoutBodyHeaders(headers: HopRequest['headers']) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith('content-')),
  );
}
