import { CodedError } from '../../errors/coded-error.ts';
import type { Member } from '../../http/caller.ts';
import { checkPassword } from '../profile/password-service.ts';
import { sessionAgeSeconds } from '../session/session-repository.ts';
import type { SignInParts } from '../sign-in/sign-in-parts.ts';

/** Somebody without a password proves themselves by having signed in a moment ago. */
const freshSeconds = 15 * 60;

/**
 * Before the ways into an account change: with a stolen session alone, a thief could give themselves a way in that
 * stays.
 */
export async function proveOneself(
  parts: SignInParts,
  member: Member,
  password: string | undefined,
): Promise<void> {
  if (member.hasPassword) return checkPassword(parts, member, password ?? '');
  const age = await sessionAgeSeconds(parts.db, member.sessionId);
  if (age === undefined || age > freshSeconds) throw new CodedError('sign-in-again');
}
