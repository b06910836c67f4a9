// Turns what a person typed, or a Location header said, into a URL that is safe to look at.
// Whether it may be contacted is decided later, by its addresses (address-guard.ts).
import { isIPv6 } from 'node:net';
import { CodedError } from '../errors/coded-error.ts';

const MAX_ADDRESS_LENGTH = 4096;
const MAX_HOSTNAME_LENGTH = 253;
const MAX_LABEL_LENGTH = 63;

/** Parses a web address a person can name; throws `address-invalid` or `address-not-allowed`. */
export function parseWebAddress(text: string): URL {
  // Required in full: the URL parser also takes "http:1.2.3.4" and "http:\\host", which nobody means.
  if (!/^\s*https?:\/\//i.test(text)) throw new CodedError('address-invalid');
  return checkedUrl(text);
}

/** Where a Location header leads, seen from `base`; held to the same rules as a typed address. */
export function parseRedirectTarget(location: string, base: URL): URL {
  // Header bytes arrive as latin1; servers that write raw UTF-8 here mean UTF-8.
  return checkedUrl(Buffer.from(location, 'latin1').toString('utf8'), base);
}

function checkedUrl(text: string, base?: URL): URL {
  // The URL parser silently drops tabs and line breaks, so "java\nscript" tricks must end before it.
  if (text.length > MAX_ADDRESS_LENGTH || hasControlCharacter(text)) {
    throw new CodedError('address-invalid');
  }
  const url = URL.parse(text, base?.href);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new CodedError('address-invalid');
  }
  if (url.username || url.password) throw new CodedError('address-not-allowed');
  // "example.com." and "example.com" are one host; certificates only know the latter.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  if (!isHostname(url.hostname)) throw new CodedError('address-invalid');
  url.hash = '';
  return url;
}

function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return true;
  }
  return false;
}

function isHostname(hostname: string): boolean {
  if (hostname.startsWith('[')) return isIPv6(hostname.slice(1, -1));
  return (
    hostname.length <= MAX_HOSTNAME_LENGTH &&
    hostname
      .split('.')
      .every((label) => label.length <= MAX_LABEL_LENGTH && /^[a-z0-9_-]+$/.test(label))
  );
}
