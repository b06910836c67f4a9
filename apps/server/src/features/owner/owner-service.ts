import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { Settings } from '../../settings/read-settings.ts';
import { canonicalEmail } from '../users/canonical-email.ts';
import {
  addOwnerCode,
  isOwnerCode,
  takeInstallation,
  writeOwnerEmail,
} from './owner-repository.ts';

/** Writes down whom the settings of this start name as the owner. */
export async function noteNamedOwner(
  db: Database,
  { OWNER_EMAIL }: Pick<Settings, 'OWNER_EMAIL'>,
): Promise<void> {
  await writeOwnerEmail(db, OWNER_EMAIL ? canonicalEmail(OWNER_EMAIL) : null);
}

/**
 * A code for the address that is printed at the start: whoever opens that and signs up owns the installation. Only who
 * started it sees it; where calls come from tells nothing, because a proxy on the same machine passes strangers on.
 * Undefined where there is an owner.
 */
export async function newOwnerCode(db: Database): Promise<string | undefined> {
  const code = randomBytes(12).toString('base64url');
  return (await addOwnerCode(db, hashOwnerCode(code))) ? code : undefined;
}

/** Whether the installation can still be claimed by this code. */
export function mayClaim(db: Database, code: string): Promise<boolean> {
  return isOwnerCode(db, hashOwnerCode(code));
}

/** Makes an account the owner. A code that was used, or was never printed, does nothing: false. */
export function claimInstallation(db: Database, userId: number, code: string): Promise<boolean> {
  return takeInstallation(db, userId, hashOwnerCode(code));
}

/** What is kept of a code: somebody who reads the database cannot own it by that. */
function hashOwnerCode(code: string): string {
  return hash('sha256', code);
}
