import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { payouts } from '../../db/schema/index.ts';
import type { Log } from '../../log/create-log.ts';
import { PayoutRefused, type PayoutService } from '../../providers/payout/payout-port.ts';
import { book } from '../books/book.ts';
import { returnTransfer, settleTransfer } from './transfers.ts';

interface FollowParts {
  readonly db: Database;
  readonly service: PayoutService;
  readonly log: Log;
  readonly signal: AbortSignal;
}
type Payout = typeof payouts.$inferSelect;

const dayMs = 86_400_000;
/** So long after it arrived money can still come back. */
const watchDays = 45;
/** PayPal knows an order again for 30 days. Later the same one would be carried out a second time. */
const safeDays = 25;
/** An order that was given, and whose answer we have not had: it may have been taken. */
export const unanswered = 'SENDING';

/** Hands transfers to the service, and books how they ended. One that fails waits for the next time; the others go on. */
export async function followPayouts(parts: FollowParts, now: Date): Promise<void> {
  for (const payout of await listUnsent(parts.db)) {
    await attempt(parts, payout, () => send(parts, payout, now));
  }
  for (const payout of await listWatched(parts.db, now)) {
    await attempt(parts, payout, () => look(parts, payout, now));
  }
}

async function attempt({ log, signal }: FollowParts, { id }: Payout, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (signal.aborted) throw error;
    log.warn({ err: error, payout: id }, 'A transfer could not be followed; it is tried again.');
  }
}

const isOurs = and(eq(payouts.state, 'requested'), eq(payouts.provider, 'paypal'));

function listUnsent(db: Database): Promise<Payout[]> {
  return (
    db
      .select()
      .from(payouts)
      .where(and(isOurs, isNull(payouts.providerRef)))
      // Those that were refused must not keep the others from being sent.
      .orderBy(sql`${payouts.trouble} is not null`, asc(payouts.requestedAt))
      .limit(200)
  );
}

function listWatched(db: Database, now: Date): Promise<Payout[]> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const isArrived = and(
    eq(payouts.state, 'paid'),
    gt(payouts.settledAt, ago(watchDays)),
    lt(payouts.checkedAt, ago(1)),
  );
  return db
    .select()
    .from(payouts)
    .where(and(isNotNull(payouts.providerRef), or(eq(payouts.state, 'requested'), isArrived)))
    .orderBy(sql`${payouts.checkedAt} nulls first`)
    .limit(500);
}

async function send(
  { db, service, signal }: FollowParts,
  { id, providerState, requestedAt }: Payout,
  now: Date,
): Promise<void> {
  const isUnsent = and(eq(payouts.id, id), isOurs, isNull(payouts.providerRef));
  const mayBeTaken = providerState === unanswered;
  if (mayBeTaken && now.getTime() - requestedAt.getTime() > safeDays * dayMs) {
    const trouble = 'We couldn’t reach PayPal for weeks. Please check there whether it was sent.';
    await db.update(payouts).set({ trouble }).where(isUnsent);
    return;
  }
  // From here on nobody can say for certain that nothing was sent: the owner can no longer send it by hand.
  const [payout] = await db
    .update(payouts)
    .set({ trouble: null, providerState: unanswered })
    .where(isUnsent)
    .returning();
  if (!payout?.payee) return;
  const { amountCents, currency, payee } = payout;
  const order = { id, receiver: payee.paypalEmail, amountCents, currency };
  try {
    const providerRef = await service.send(order, signal);
    await db.update(payouts).set({ providerRef, providerState: 'PENDING' }).where(isUnsent);
  } catch (error) {
    if (!(error instanceof PayoutRefused)) throw error;
    // Refused now: an earlier try may have been taken all the same.
    const state = mayBeTaken ? unanswered : '';
    await db.update(payouts).set({ trouble: error.message, providerState: state }).where(isUnsent);
  }
}

async function look({ db, service, signal }: FollowParts, payout: Payout, now: Date) {
  const { id, currency, providerRef } = payout;
  if (!providerRef) return;
  const { outcome, state, reason, feeCents } = await service.look(providerRef, signal);
  await db.update(payouts).set({ providerState: state, checkedAt: now }).where(eq(payouts.id, id));
  if (outcome === 'returned' && payout.state === 'paid') {
    await returnTransfer(db, id, reason, now);
  } else if (outcome !== 'open' && payout.state === 'requested') {
    const isPaid = outcome === 'paid';
    await settleTransfer(db, id, { paid: isPaid, note: isPaid ? '' : reason }, now, 'paypal');
  }
  if (outcome === 'paid' && feeCents > 0) {
    await book(db, {
      kind: 'fee',
      key: `fee of payout ${id}`,
      currency,
      occurredAt: now,
      lines: [
        { account: 'income', amountCents: -feeCents },
        { account: 'fees', amountCents: feeCents },
      ],
    });
  }
}
