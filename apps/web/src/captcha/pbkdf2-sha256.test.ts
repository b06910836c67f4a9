import { expect, it } from 'vitest';
import { pbkdf2Sha256 } from './pbkdf2-sha256.ts';

async function browsersOwn(password: Uint8Array, salt: Uint8Array, rounds: number, bytes: number) {
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const parameters = {
    name: 'PBKDF2',
    hash: 'SHA-256',
    salt: Uint8Array.from(salt),
    iterations: rounds,
  };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, bytes * 8));
}

it.each([
  [1, 32],
  [2, 32],
  [1000, 32],
  [7, 16],
])('derives the same key as the browser itself: %i rounds, %i bytes', async (rounds, bytes) => {
  const password = Uint8Array.from({ length: 20 }, (_, index) => index * 11);
  const salt = Uint8Array.from({ length: 16 }, (_, index) => 255 - index);
  expect(pbkdf2Sha256(password, salt, rounds, bytes)).toEqual(
    await browsersOwn(password, salt, rounds, bytes),
  );
});
