import { hash, randomBytes } from 'node:crypto';

/** A new token for the cookie: 256 random bits. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: somebody who reads the database still cannot sign in with it. */
export function hashSessionToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
