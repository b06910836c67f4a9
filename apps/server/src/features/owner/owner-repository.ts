import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { installation } from '../../db/schema/index.ts';

/** Codes of so many starts count: somebody may open an address today, and sign up after the next start. */
const maxCodes = 10;

const isNobodys = and(isNull(installation.ownerEmail), isNull(installation.ownerId));
const hasCode = (hash: string): SQL => sql`${hash} = any(${installation.ownerCodes})`;

/** Writes down which address the settings name as the owner's; null: none. */
export async function writeOwnerEmail(db: Database, ownerEmail: string | null): Promise<void> {
  await db
    .insert(installation)
    .values({ ownerEmail })
    .onConflictDoUpdate({ target: installation.only, set: { ownerEmail } });
}

/** Adds a code by which the installation can be claimed. False where it has an owner. */
export async function addOwnerCode(db: Database, hash: string): Promise<boolean> {
  const { ownerCodes } = installation;
  const added = await db
    .update(installation)
    .set({ ownerCodes: sql`(array_prepend(${hash}, ${ownerCodes}))[1:${maxCodes}]` })
    .where(isNobodys)
    .returning({ only: installation.only });
  return added.length > 0;
}

export async function isOwnerCode(db: Database, hash: string): Promise<boolean> {
  const [row] = await db
    .select({ only: installation.only })
    .from(installation)
    .where(and(isNobodys, hasCode(hash)));
  return row !== undefined;
}

/** Gives the installation to an account, if it is nobody's and the code is one of those printed. No code counts after it. */
export async function takeInstallation(
  db: Database,
  userId: number,
  hash: string,
): Promise<boolean> {
  const taken = await db
    .update(installation)
    .set({ ownerId: userId, ownerCodes: [] })
    .where(and(isNobodys, hasCode(hash)))
    .returning({ only: installation.only });
  return taken.length > 0;
}

/** What is kept about the owner, for the owner. */
export async function ownedBy(db: Database, userId: number): Promise<object[]> {
  const rows = await db
    .select({ ownerId: installation.ownerId })
    .from(installation)
    .where(eq(installation.ownerId, userId));
  return rows.map(() => ({ ownsThisInstallation: true }));
}
