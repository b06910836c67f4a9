import { and, eq, gt, inArray, isNull, like, ne, sql } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import type { Database } from '../../db/database.ts';
import { sessions, storedFiles, uploads } from '../../db/schema/index.ts';
import { isPublicAddress } from '../../guarded-fetch/public-address.ts';
import { addressKey } from '../../rate-limit/address-key.ts';

/** Guests come without a name: one address has as much room as so many of them, however many it says it is. */
export const guestRoomsAtOneAddress = 4;

/** Room is kept for what was announced for so long after the last byte; then only what has arrived counts. */
export const roomKeptMinutes = 60;

/** Any fixed number: whoever asks for room at an address holds a lock of this kind until their transaction ends. */
const addressLock = 4_711_003;

/** IPv4 as it is written, also where it came in the clothes of IPv6. */
const plainAddress = (address: string) =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : '';

/** What other guests at the address of this one keep, or are sending. */
export async function bytesOfOtherGuests(db: Database, sessionId: string): Promise<number> {
  const [own] = await db
    .select({ address: sessions.address })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  // An address of an inner network may be that of a proxy which does not say for whom it asks.
  if (!own || !isPublicAddress(plainAddress(own.address))) return 0;
  const key = addressKey(own.address);
  await db.execute(sql`select pg_advisory_xact_lock(${addressLock}, hashtext(${key}))`);
  const [start = ''] = /^[^:]*:?/.exec(own.address) ?? [];
  const others = await db
    .select({ id: sessions.id, address: sessions.address })
    .from(sessions)
    .where(
      and(
        isNull(sessions.userId),
        ne(sessions.id, sessionId),
        gt(sessions.expiresAt, sql`now()`),
        like(sessions.address, `${start}%`),
        sql`(exists (select 1 from ${storedFiles} where ${storedFiles.sessionId} = ${sessions.id})
          or exists (select 1 from ${uploads} where ${uploads.sessionId} = ${sessions.id}))`,
      ),
    );
  const ids = others.filter(({ address }) => addressKey(address) === key).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const [kept] = await db
    .select({ bytes: sql`coalesce(sum(${storedFiles.bytes}), 0)`.mapWith(Number) })
    .from(storedFiles)
    .where(and(inArray(storedFiles.sessionId, ids), inArray(storedFiles.kind, ['upload', 'web'])));
  const isAwaited = sql`${uploads.updatedAt} > now() - make_interval(mins => ${roomKeptMinutes})`;
  const [sent] = await db
    .select({
      bytes:
        sql`coalesce(sum(case when ${isAwaited} then ${uploads.bytes} else ${uploads.receivedBytes} end), 0)`.mapWith(
          Number,
        ),
    })
    .from(uploads)
    .where(
      and(inArray(uploads.sessionId, ids), ne(uploads.state, 'ready'), ne(uploads.state, 'failed')),
    );
  return (kept?.bytes ?? 0) + (sent?.bytes ?? 0);
}
