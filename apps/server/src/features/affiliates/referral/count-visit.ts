import { createHmac, randomBytes } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { affiliateVisits, referrals, visitMarks, visitSalts } from '../../../db/schema/index.ts';
import { addressKey } from '../../../rate-limit/address-key.ts';

interface Visitor {
  readonly address: string;
  readonly userAgent: string;
}

/** Counts a person once a day. What is kept of them is a hash whose salt is gone tomorrow. */
export async function countVisit(
  db: Database,
  affiliateId: number,
  { address, userAgent }: Visitor,
  now: Date,
): Promise<void> {
  const day = dayOf(now);
  const salt = await saltOf(db, day);
  const mark = createHmac('sha256', salt)
    .update(`${affiliateId} ${addressKey(address)} ${userAgent}`)
    .digest();
  const marked = await db
    .insert(visitMarks)
    .values({ day, mark })
    .onConflictDoNothing()
    .returning({ day: visitMarks.day });
  if (marked.length === 0) return;
  await db
    .insert(affiliateVisits)
    .values({ affiliateId, day, visits: 1 })
    .onConflictDoUpdate({
      target: [affiliateVisits.affiliateId, affiliateVisits.day],
      set: { visits: sql`${affiliateVisits.visits} + 1` },
    });
}

/** The network somebody comes from, told apart from others for a day without its address. */
export async function networkMark(db: Database, address: string, now: Date): Promise<string> {
  const salt = await saltOf(db, dayOf(now));
  return createHmac('sha256', salt).update(addressKey(address)).digest('base64url').slice(0, 16);
}

async function saltOf(db: Database, day: string): Promise<Buffer> {
  const find = () => db.select().from(visitSalts).where(eq(visitSalts.day, day));
  const [had] = await find();
  if (had) return had.salt;
  await db
    .insert(visitSalts)
    .values({ day, salt: randomBytes(32) })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error('The salt of the day was not stored.');
  return made.salt;
}

/** Forgets yesterday's salt and marks, and after a week the networks of sign-ups. */
export async function forgetVisitors(db: Database, now: Date): Promise<void> {
  const today = dayOf(now);
  await db.delete(visitMarks).where(lt(visitMarks.day, today));
  await db.delete(visitSalts).where(lt(visitSalts.day, today));
  await db
    .update(referrals)
    .set({ network: null })
    .where(
      sql`${referrals.network} is not null and ${referrals.createdAt} < now() - interval '7 days'`,
    );
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
