import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { affiliates, users, vouchers } from '../../db/schema/index.ts';
import { type AffiliateSettings, readAffiliateSettings } from './affiliate-settings.ts';

export interface Affiliate {
  readonly userId: number;
  readonly username: string;
  readonly settings: AffiliateSettings;
  readonly heldReason: string | null;
  readonly joinedAt: Date;
}

const toAffiliate = (row: typeof affiliates.$inferSelect): Affiliate => ({
  ...row,
  settings: readAffiliateSettings(row.settings),
});

export async function findAffiliate(db: Database, userId: number): Promise<Affiliate | undefined> {
  const [row] = await db.select().from(affiliates).where(eq(affiliates.userId, userId));
  return row && toAffiliate(row);
}

export async function findAffiliateByName(
  db: Database,
  username: string,
): Promise<Affiliate | undefined> {
  const [row] = await db
    .select()
    .from(affiliates)
    .where(eq(affiliates.username, username.toLowerCase()));
  return row && toAffiliate(row);
}

/** Makes a member an affiliate; false when the username is somebody else's. Joining twice changes nothing. */
export async function insertAffiliate(
  db: Database,
  userId: number,
  username: string,
  invitedBy: number | undefined,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await transaction
      .insert(affiliates)
      .values({ userId, username, invitedBy: invitedBy ?? null })
      .onConflictDoNothing();
    const [row] = await transaction
      .update(users)
      .set({ affiliate: true })
      .where(
        and(
          eq(users.id, userId),
          sql`exists (select 1 from ${affiliates} where ${affiliates.userId} = ${userId})`,
        ),
      )
      .returning({ id: users.id });
    return row !== undefined;
  });
}

/** False when somebody else has it. */
export async function renameAffiliate(
  db: Database,
  userId: number,
  username: string,
): Promise<boolean> {
  const other = await findAffiliateByName(db, username);
  if (other && other.userId !== userId) return false;
  try {
    await db.transaction((transaction) =>
      transaction
        .update(affiliates)
        .set({ username: username.toLowerCase() })
        .where(eq(affiliates.userId, userId)),
    );
    return true;
  } catch (error) {
    // Taken between the question and the change.
    if ((error as { cause?: { code?: string } }).cause?.code === '23505') return false;
    throw error;
  }
}

export async function saveAffiliateSettings(
  db: Database,
  userId: number,
  settings: AffiliateSettings,
): Promise<void> {
  await db
    .update(affiliates)
    .set({ settings: { ...settings } })
    .where(eq(affiliates.userId, userId));
}

/** The affiliate who gives a voucher away; nothing when it is used, or none at all. */
export async function findVoucher(db: Database, code: string) {
  const [row] = await db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.code, code.trim().toUpperCase()), sql`${vouchers.usedAt} is null`));
  return row;
}
