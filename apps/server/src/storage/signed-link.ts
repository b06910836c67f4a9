// Links to stored files that need no sign-in: /files/<key>?expires=…[&download=…]&signature=…
// The server answers them itself, also where files lie in a bucket: so they end with project and account.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { CodedError } from '../errors/coded-error.ts';
import { isStorageKey } from './storage-key.ts';

export interface FileLink {
  readonly key: string;
  readonly expiresAtSeconds: number;
  readonly downloadName?: string;
}

/** A link as it came back: the key from the path, the rest from the query, nothing checked yet. */
export interface UncheckedLink {
  readonly key: string;
  readonly expires?: string | undefined;
  readonly signature?: string | undefined;
  readonly download?: string | undefined;
}

const MIN_SECRET_LENGTH = 16;

/** A whole address that holds for a while. */
export function signedUrl(
  { publicUrl, linkSecret }: { readonly publicUrl: string; readonly linkSecret: string },
  { expiresInSeconds, ...link }: Omit<FileLink, 'expiresAtSeconds'> & { expiresInSeconds: number },
): string {
  const expiresAtSeconds = Math.floor(Date.now() / 1000) + expiresInSeconds;
  return publicUrl + signLink({ ...link, expiresAtSeconds }, linkSecret);
}

/** The path and query that `verifyLink` will accept until it expires. */
export function signLink(link: FileLink, secret: string): string {
  const query = new URLSearchParams({ expires: String(link.expiresAtSeconds) });
  if (link.downloadName !== undefined) query.set('download', link.downloadName);
  query.set('signature', signatureOf(link, secret).toString('base64url'));
  return `/files/${link.key}?${query}`;
}

/** The link if it is ours, unchanged and not expired; otherwise fails with `link-expired`. */
export function verifyLink(
  { key, expires = '', signature = '', download }: UncheckedLink,
  secret: string,
  nowSeconds: number = Date.now() / 1000,
): FileLink {
  // Only the one spelling of a number that signLink writes, so that a link has only one form.
  if (!isStorageKey(key) || !/^[1-9]\d{0,11}$/.test(expires)) throw new CodedError('link-expired');
  const link: FileLink = {
    key,
    expiresAtSeconds: Number(expires),
    ...(download === undefined ? {} : { downloadName: download }),
  };
  const expected = Buffer.from(signatureOf(link, secret).toString('base64url'));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs || link.expiresAtSeconds <= nowSeconds) throw new CodedError('link-expired');
  return link;
}

function signatureOf(link: FileLink, secret: string): Buffer {
  if (secret.length < MIN_SECRET_LENGTH) throw new TypeError('The secret for links is too short');
  // A JSON list keeps the parts apart whatever they contain; its first word keeps other uses of
  // the same secret apart.
  const text = JSON.stringify([
    'file-link',
    link.key,
    link.expiresAtSeconds,
    link.downloadName ?? null,
  ]);
  return createHmac('sha256', secret).update(text).digest();
}
