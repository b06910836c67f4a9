import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shortLinks } from '../../db/schema/index.ts';

/** Whose links they are: a member's, or a guest's by their session. */
export type LinkOwner = { readonly userId: number } | { readonly guestId: string };

const ownedBy = (owner: LinkOwner) =>
  'userId' in owner ? eq(shortLinks.userId, owner.userId) : eq(shortLinks.guestId, owner.guestId);

/** The link that this owner has for an address already. */
export async function findLink(
  db: Database,
  owner: LinkOwner,
  url: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ code: shortLinks.code })
    .from(shortLinks)
    .where(and(ownedBy(owner), eq(shortLinks.url, url)))
    .limit(1);
  return found?.code;
}

export async function countLinks(db: Database, owner: LinkOwner): Promise<number> {
  const [found] = await db.select({ links: count() }).from(shortLinks).where(ownedBy(owner));
  return found?.links ?? 0;
}

interface NewLink {
  readonly code: string;
  readonly url: string;
  readonly keyword: string;
}

/** False when the code is taken. */
export async function insertLink(db: Database, owner: LinkOwner, link: NewLink): Promise<boolean> {
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
