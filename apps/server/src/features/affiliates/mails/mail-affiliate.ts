import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { affiliates, users } from '../../../db/schema/index.ts';
import type { Queue } from '../../../jobs/queue.ts';
import { formatMoney } from '../../billing/money.ts';
import { affiliateCurrency } from '../../books/sums.ts';
import { queueMail } from '../../mail/mail-service.ts';
import { type AffiliateSettings, readAffiliateSettings } from '../affiliate-settings.ts';
import { affiliateFigures, type Span } from './affiliate-figures.ts';
import { settledTransfers } from './settled-transfers.ts';

interface MailParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly publicUrl: string;
}

type AffiliateRow = typeof affiliates.$inferSelect;
type Occasion = keyof Omit<AffiliateSettings['email'], 'list'>;

/** Tells one affiliate what is new. What they were told of is noted with the mail, so that it comes once. */
export async function mailAffiliate(
  { db, queue, publicUrl }: MailParts,
  userId: number,
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ affiliate: affiliates, email: users.email })
      .from(affiliates)
      .innerJoin(users, eq(users.id, affiliates.userId))
      .where(eq(affiliates.userId, userId))
      .for('update', { of: affiliates });
    if (!row) return;
    const { affiliate, email } = row;
    const wanted = readAffiliateSettings(affiliate.settings).email;
    const mailed: Record<string, string> = {};
    for (const { occasion, name, span } of spansOf(affiliate, now)) {
      mailed[occasion] = span.to.toISOString();
      const figures = await affiliateFigures(transaction, userId, span);
      const isWorthIt = {
        signup: figures.signups > 0,
        payment: figures.commissions > 0,
        daily: figures.visits + figures.signups > 0 || figures.cents !== 0,
        monthly: figures.visits + figures.signups > 0 || figures.cents !== 0,
      }[occasion];
      if (!wanted[occasion] || !isWorthIt) continue;
      await queueMail(transaction, queue, {
        to: email,
        template: templates[occasion],
        words: {
          name,
          signups: String(figures.signups),
          visits: String(figures.visits),
          earned: formatMoney({ amountCents: figures.cents, currency: affiliateCurrency }),
          dashboardUrl: `${publicUrl}/affiliates`,
        },
      });
    }
    const settled = { from: transfersSince(affiliate), to: now };
    for (const transfer of await settledTransfers(transaction, userId, settled)) {
      await queueMail(transaction, queue, {
        to: email,
        template: 'affiliate-transfer',
        words: { ...transfer, dashboardUrl: `${publicUrl}/affiliates` },
      });
    }
    mailed.transfer = now.toISOString();
    await transaction
      .update(affiliates)
      .set({ mailed: { ...affiliate.mailed, ...mailed } })
      .where(eq(affiliates.userId, userId));
  });
}

/** Whoever was mailed before there were mails about transfers need not hear of old ones. */
function transfersSince({ mailed, joinedAt }: Pick<AffiliateRow, 'mailed' | 'joinedAt'>): Date {
  const told = mailed.transfer ?? mailed.payment;
  return told ? new Date(told) : joinedAt;
}

const templates = {
  signup: 'affiliate-signup',
  payment: 'affiliate-payment',
  daily: 'affiliate-summary',
  monthly: 'affiliate-summary',
} as const;

interface OccasionSpan {
  readonly occasion: Occasion;
  /** What a summary is of: 'Yesterday', 'March 2026'. */
  readonly name: string;
  readonly span: Span;
}

/** What has to be told now, and of which time. */
function spansOf(
  { mailed, joinedAt }: Pick<AffiliateRow, 'mailed' | 'joinedAt'>,
  now: Date,
): OccasionSpan[] {
  const since = (occasion: Occasion) => (mailed[occasion] ? new Date(mailed[occasion]) : joinedAt);
  const today = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  const month = new Date(`${now.toISOString().slice(0, 7)}-01T00:00:00Z`);
  const monthBefore = new Date(month);
  monthBefore.setUTCMonth(month.getUTCMonth() - 1);
  const spans: OccasionSpan[] = [
    { occasion: 'signup', name: '', span: { from: since('signup'), to: now } },
    { occasion: 'payment', name: '', span: { from: since('payment'), to: now } },
  ];
  if (since('daily') < today) {
    const from = new Date(today.getTime() - 86_400_000);
    spans.push({ occasion: 'daily', name: 'yesterday', span: { from, to: today } });
  }
  if (since('monthly') < month) {
    const name = monthName.format(monthBefore);
    spans.push({ occasion: 'monthly', name, span: { from: monthBefore, to: month } });
  }
  return spans;
}

const monthName = new Intl.DateTimeFormat('en', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
