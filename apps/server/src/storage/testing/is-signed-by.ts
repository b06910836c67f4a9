import { createHash, createHmac } from 'node:crypto';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * What a real S3 does with a presigned GET: signature version 4, worked out anew from Amazon's
 * description. s3rver takes any signature, so the tests check it here.
 */
export function isSignedBy(secretAccessKey: string, address: string): boolean {
  const url = new URL(address);
  const { searchParams: query } = url;
  const scope = (query.get('X-Amz-Credential') ?? '').split('/').slice(1);
  const signature = query.get('X-Amz-Signature');
  query.delete('X-Amz-Signature');
  const canonicalQuery = [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const canonicalRequest = [
    'GET',
    url.pathname,
    canonicalQuery,
    `host:${url.host}\n`,
    query.get('X-Amz-SignedHeaders'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const textToSign = [
    'AWS4-HMAC-SHA256',
    query.get('X-Amz-Date'),
    scope.join('/'),
    createHash('sha256').update(canonicalRequest).digest('hex'),
  ].join('\n');
  const signingKey = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(signingKey, textToSign).toString('hex') === signature;
}
