import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  commissionHolds,
  installation,
  payoutProfiles,
  payouts,
  users,
} from '../../../db/schema/index.ts';
import type { Queue } from '../../../jobs/queue.ts';
import { formatMoney } from '../../billing/money.ts';
import { affiliateCurrency } from '../../books/sums.ts';
import { queueMail } from '../../mail/mail-service.ts';
import { isOwner } from '../../users/user-repository.ts';

interface MailParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly publicUrl: string;
}

/** Affiliates are promised two business days: while money waits, the owner is told again after one. */
const remindMs = 86_400_000;

/**
 * Tells the owner what waits for them on the desk: once, when something new does. What they were told of is kept with the
 * mail, so that it comes once.
 */
export async function mailOwner({ db, queue, publicUrl }: MailParts, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ told: installation.deskTold })
      .from(installation)
      .for('update');
    const [owner] = await transaction.select({ email: users.email }).from(users).where(isOwner);
    if (!row || !owner) return;
    const waiting = await listWaiting(transaction);
    const { transfers, people, holds } = waiting;
    const keys = [...transfers.map(({ id }) => `transfer ${id}`), ...people, ...holds];
    const known = new Set(row.told?.keys);
    const hasNews = keys.some((key) => !known.has(key));
    const isLate = row.told && now.getTime() - Date.parse(row.told.at) >= remindMs;
    const isDue = hasNews || (isLate && transfers.length > 0);
    if (!isDue && keys.length === known.size) return;
    const at = isDue || !row.told ? now.toISOString() : row.told.at;
    await transaction.update(installation).set({ deskTold: { keys, at } });
    if (!isDue) return;
    await queueMail(transaction, queue, {
      to: owner.email,
      template: 'affiliate-desk',
      words: {
        transfers: transferWords(transfers),
        people: peopleWords(people.length),
        holds: holdWords(holds.length),
        deskUrl: `${publicUrl}/members.html#/affiliate-desk`,
      },
    });
  });
}

/** What the owner alone can do. A transfer that a service sends is none of it, until the service refuses. */
async function listWaiting(db: Database) {
  const transfers = await db
    .select({ id: payouts.id, amountCents: payouts.amountCents })
    .from(payouts)
    .where(
      and(
        eq(payouts.state, 'requested'),
        or(eq(payouts.provider, 'operator'), isNotNull(payouts.trouble)),
      ),
    );
  const people = await db
    .select({ key: sql<string>`'person ' || ${payoutProfiles.userId}` })
    .from(payoutProfiles)
    .where(and(eq(payoutProfiles.manual, true), eq(payoutProfiles.verified, false)));
  const holds = await db
    .select({ key: sql<string>`'hold ' || ${commissionHolds.id}` })
    .from(commissionHolds)
    .where(eq(commissionHolds.state, 'open'));
  const keysOf = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key);
  return { transfers, people: keysOf(people), holds: keysOf(holds) };
}

function transferWords(transfers: readonly { readonly amountCents: number }[]): string {
  const amountCents = transfers.reduce((sum, one) => sum + one.amountCents, 0);
  const amount = formatMoney({ amountCents, currency: affiliateCurrency });
  if (transfers.length === 0) return '';
  return transfers.length === 1
    ? `One transfer of ${amount} is waiting to be sent.`
    : `${transfers.length} transfers are waiting to be sent, ${amount} in all.`;
}

function peopleWords(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'One person is waiting for your call to be verified.'
    : `${count} people are waiting for your call to be verified.`;
}

function holdWords(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'One commission looks odd. Please approve or decline it.'
    : `${count} commissions look odd. Please approve or decline them.`;
}
