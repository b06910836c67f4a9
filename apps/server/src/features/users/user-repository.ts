import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import type { Account } from '../../http/caller.ts';

/**
 * Whether the installation is theirs (`features/owner`). A named address has to be proven first, or
 * anybody could sign up with it.
 */
export const isOwner = sql<boolean>`exists (
  select 1 from installation where case
    when owner_email is not null then owner_email = ${users.email} and ${users.verified}
    else owner_id = ${users.id}
  end
)`;

/** What leaves the table by default: never the hash of a password. */
export const accountColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  plan: users.plan,
  planUntil: users.planUntil,
  verified: users.verified,
  affiliate: users.affiliate,
  owner: isOwner,
  admin: users.admin,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  createdAt: users.createdAt,
};

type NewAccount = Pick<
  typeof users.$inferInsert,
  'email' | 'name' | 'passwordHash' | 'googleSubject' | 'verified'
>;

/** Makes an account; nothing when the address has one already. */
export async function insertAccount(
  db: Database,
  account: NewAccount,
): Promise<Account | undefined> {
  const [row] = await db
    .insert(users)
    .values(account)
    .onConflictDoNothing({ target: users.email })
    .returning(accountColumns);
  return row;
}

export const findAccountByEmail = (db: Database, email: string) =>
  findAccount(db, eq(users.email, email));

export const findAccountByGoogle = (db: Database, subject: string) =>
  findAccount(db, eq(users.googleSubject, subject));

export const findAccountById = (db: Database, id: number) => findAccount(db, eq(users.id, id));

async function findAccount(db: Database, which: SQL): Promise<Account | undefined> {
  const [row] = await db.select(accountColumns).from(users).where(which);
  return row;
}

/** The account and the hash of its password, for checking one. */
export async function findCredentials(db: Database, email: string) {
  const [row] = await db
    .select({ account: accountColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  return row;
}

/**
 * Whether the password is still the one that was checked. Holds the account until the transaction
 * ends, so that a change of password either comes first and is seen, or comes after and ends what
 * was begun here.
 */
export async function holdPassword(
  db: Database,
  userId: number,
  passwordHash: string | null,
): Promise<boolean> {
  const held = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.id, userId), sql`${users.passwordHash} is not distinct from ${passwordHash}`),
    )
    .for('share');
  return held.length > 0;
}

/** An account under the address by which it was found. */
type KnownAccount = Pick<Account, 'id' | 'email'>;

/**
 * Changes an account and returns it as it is then. Nothing when it is gone or has another address by
 * now: a code that proves the one address must not verify the other.
 */
export async function updateAccount(
  db: Database,
  { id, email }: KnownAccount,
  change: Partial<NewAccount>,
): Promise<Account | undefined> {
  const [row] = await db
    .update(users)
    .set(change)
    .where(and(eq(users.id, id), eq(users.email, email)))
    .returning(accountColumns);
  return row;
}

/** Gives an account another address; nothing when somebody else has it. */
export async function moveAccount(
  db: Database,
  { id, email }: KnownAccount,
  change: { readonly email: string; readonly verified: boolean },
): Promise<Account | undefined> {
  try {
    // In a transaction of its own, so that a clash undoes only this.
    return await db.transaction((transaction) => updateAccount(transaction, { id, email }, change));
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '23505';
}

export async function deleteAccount(db: Database, userId: number): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}
