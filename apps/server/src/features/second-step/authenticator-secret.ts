import { CodedError } from '../../errors/coded-error.ts';
import type { Sealing } from '../../secrets/sealing.ts';

/** Nobody's secret counts in another person's row. */
const purposeOf = (userId: number) => `authenticator of ${userId}`;

/** Base32 knows no dots; before secrets were sealed, they were kept as they are. */
const isSealed = (kept: string) => kept.includes('.');

export const sealSecret = (sealing: Sealing, userId: number, secret: string): string =>
  sealing.seal(secret, purposeOf(userId));

/** What app and server share. `isPlain`: it lies in the database as it is, and should not. */
export function openSecret(
  sealing: Sealing,
  userId: number,
  kept: string,
): { readonly secret: string; readonly isPlain: boolean } {
  if (!isSealed(kept)) return { secret: kept, isPlain: true };
  const secret = sealing.open(kept, purposeOf(userId));
  // Asking for no code instead would let in whoever has the password.
  if (secret === undefined) throw new CodedError('authenticator-unreadable');
  return { secret, isPlain: false };
}
