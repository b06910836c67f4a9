import { randomBytes } from 'node:crypto';
import { CodedError } from '../errors/coded-error.ts';

/**
 * `renders/3f/3f9c…e1.mp4`: a folder, a shelf (so that no directory grows huge), an id of 128 to
 * 256 bits, an extension. Hexadecimal, because file systems that ignore case would take "aB" for "Ab".
 * Only this shape is a key, so traversal, absolute paths, backslashes and the like cannot occur.
 */
const KEY = /^[a-z][a-z0-9-]{0,31}\/([0-9a-f]{2})\/\1[0-9a-f]{30,62}\.[a-z0-9]{1,8}$/;
const PREFIX = /^(?:[a-z][a-z0-9-]{0,31}\/(?:[0-9a-f]{2}\/)?)?$/;
const RANDOM_BYTES = 20;

/** A key nobody can guess. */
export function newStorageKey(folder: string, extension: string): string {
  return storageKey(folder, randomBytes(RANDOM_BYTES).toString('hex'), extension);
}

/** The key of a known id, such as a SHA-256 in hexadecimal: the same content, the same key. */
export function storageKey(folder: string, id: string, extension: string): string {
  const key = `${folder}/${id.slice(0, 2)}/${id}.${extension}`;
  if (!isStorageKey(key)) throw new TypeError(`Not a storage key: ${JSON.stringify(key)}`);
  return key;
}

export function isStorageKey(text: string): boolean {
  return KEY.test(text);
}

/** Fails with `not-found`: what has no proper key does not exist, whoever asks. */
export function assertStorageKey(text: string): void {
  if (!isStorageKey(text)) throw new CodedError('not-found');
}

/** A prefix comes from our own code, so a wrong one is a mistake there. */
export function assertStoragePrefix(text: string): void {
  if (!PREFIX.test(text)) throw new TypeError(`Not a storage prefix: ${JSON.stringify(text)}`);
}
