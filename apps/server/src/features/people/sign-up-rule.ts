import { hash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { installation, invitations } from '../../db/schema/index.ts';
import { CodedError } from '../../errors/coded-error.ts';

const hashCode = (code: string): string => hash('sha256', code);

export async function readSignUpRule(db: Database) {
  const [row] = await db.select({ signUp: installation.signUp }).from(installation);
  return row?.signUp ?? 'everybody';
}

/** What an invitation did for whoever came with it. */
interface Admission {
  /** They came by the link that was mailed to this address. */
  readonly isProven: boolean;
  /** To be called once there is an account. */
  readonly use: (db: Database, userId: number) => Promise<void>;
}

/**
 * Whether somebody may make an account with this address; fails with why not. Whoever comes with the code of an
 * installation that is still nobody's may always.
 */
export async function admit(
  db: Database,
  email: string,
  browser: { readonly inviteCode: string | undefined; readonly ownerCode: string | undefined },
): Promise<Admission> {
  const invitation = browser.inviteCode && (await findInvitation(db, browser.inviteCode));
  if (invitation) {
    return {
      isProven: invitation.email === email,
      use: (transaction, userId) => useInvitation(transaction, invitation.id, userId),
    };
  }
  const rule = await readSignUpRule(db);
  if (rule !== 'everybody' && browser.ownerCode === undefined) {
    throw new CodedError(rule === 'invited' ? 'sign-up-by-invitation' : 'sign-up-closed');
  }
  return { isProven: false, use: async () => undefined };
}

export async function findInvitation(db: Database, code: string) {
  const [row] = await db
    .select({ id: invitations.id, email: invitations.email })
    .from(invitations)
    .where(
      and(
        eq(invitations.codeHash, hashCode(code)),
        isNull(invitations.usedBy),
        gt(invitations.expiresAt, sql`now()`),
      ),
    );
  return row;
}

/** One account each, also when two sign up at the same moment. */
async function useInvitation(db: Database, id: string, userId: number): Promise<void> {
  const used = await db
    .update(invitations)
    .set({ usedBy: userId })
    .where(and(eq(invitations.id, id), isNull(invitations.usedBy)))
    .returning({ id: invitations.id });
  if (used.length === 0) throw new CodedError('sign-up-by-invitation');
}

const invitationDays = 14;

/** Writes an invitation down and returns the code of its link. */
export async function insertInvitation(db: Database, email: string): Promise<string> {
  const code = randomBytes(18).toString('base64url');
  await db.insert(invitations).values({
    email,
    codeHash: hashCode(code),
    expiresAt: sql`now() + make_interval(days => ${invitationDays})`,
  });
  return code;
}
