import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whether a change comes from our own pages. Browsers name the page's origin on every change; a
 * program (curl, a test) names none and carries no one's cookies by accident, so it may pass.
 *
 * Our own origin is PUBLIC_URL. On a laptop people also use 127.0.0.1, localhost or the machine's
 * address: there the origin must equal the Host. Other host names are not believed, since a hostile
 * name that resolves to this machine would look just the same.
 */
export function isOwnOrigin(
  headers: IncomingHttpHeaders,
  protocol: string,
  publicUrl: string,
): boolean {
  const origin = headers.origin;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  if (origin === new URL(publicUrl).origin) return true;
  const host = headers.host;
  if (!host || !URL.canParse(`${protocol}://${host}`)) return false;
  const own = new URL(`${protocol}://${host}`);
  return isLocalName(own.hostname) && origin === own.origin;
}

function isLocalName(hostname: string): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
