import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shortLinks } from '../../db/schema/index.ts';
import type { Owner } from '../guest-work/owner-of.ts';

const ownedBy = (owner: Owner) =>
  'userId' in owner ? eq(shortLinks.userId, owner.userId) : eq(shortLinks.guestId, owner.guestId);

/** Until the transaction ends, nobody else adds a link of this owner's. */
export async function holdLinksOf(db: Database, owner: Owner): Promise<void> {
  const name = 'userId' in owner ? `member ${owner.userId}` : `guest ${owner.guestId}`;
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`short-links ${name}`}, 0))`,
  );
}

/** The link that this owner has for an address already. */
export async function findLink(
  db: Database,
  owner: Owner,
  url: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ code: shortLinks.code })
    .from(shortLinks)
    .where(and(ownedBy(owner), eq(shortLinks.url, url)))
    .limit(1);
  return found?.code;
}

export async function countLinks(db: Database, owner: Owner): Promise<number> {
  const [found] = await db.select({ links: count() }).from(shortLinks).where(ownedBy(owner));
  return found?.links ?? 0;
}

interface NewLink {
  readonly code: string;
  readonly url: string;
  readonly keyword: string;
}

/** False when the code is taken. */
export async function insertLink(db: Database, owner: Owner, link: NewLink): Promise<boolean> {
  const inserted = await db
    .insert(shortLinks)
    .values({ ...owner, ...link })
    .onConflictDoNothing({ target: shortLinks.code })
    .returning({ code: shortLinks.code });
  return inserted.length > 0;
}

/** Where a link leads, counted. */
export async function followLink(db: Database, code: string): Promise<string | undefined> {
  const [found] = await db
    .update(shortLinks)
    .set({ clicks: sql`${shortLinks.clicks} + 1` })
    .where(eq(shortLinks.code, code))
    .returning({ url: shortLinks.url });
  return found?.url;
}

export async function claimShortLinks(
  db: Database,
  guestId: string,
  userId: number,
): Promise<void> {
  await db.update(shortLinks).set({ userId, guestId: null }).where(eq(shortLinks.guestId, guestId));
}
