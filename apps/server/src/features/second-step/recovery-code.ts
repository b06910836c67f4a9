import { createHmac, randomInt } from 'node:crypto';

/** Without letters and digits that look alike: people write these down. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLetters = 10;
const recoveryCodeCount = 10;

/** Ten codes of ten letters, in two halves: `k7m2p-x4qwe`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = Array.from({ length: codeLetters }, () => alphabet[randomInt(alphabet.length)]);
    return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
  });
}

/** What is kept of one. */
export function hashRecoveryCode(secret: string, userId: number, code: string): Buffer {
  const plain = code.toLowerCase().replace(/[^a-z\d]/g, '');
  return createHmac('sha256', secret)
    .update(JSON.stringify(['recovery', userId, plain]))
    .digest();
}
