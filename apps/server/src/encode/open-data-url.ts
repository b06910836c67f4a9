import { Readable } from 'node:stream';

/** What is written out in a `data:` address itself: small pictures, mostly. */
export function openDataUrl(url: string): Readable {
  const comma = url.indexOf(',');
  if (!url.startsWith('data:') || comma < 0) throw new Error('It is not a complete data address.');
  const head = url.slice('data:'.length, comma);
  const body = url.slice(comma + 1);
  const isBase64 = /;\s*base64$/i.test(head);
  return Readable.from([
    Buffer.from(isBase64 ? body : decodeURIComponent(body), isBase64 ? 'base64' : 'utf8'),
  ]);
}
