import { seededRandom } from '@reelwright/chance';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { affiliates, commissionHolds, payoutProfiles, referrals } from '../src/db/schema/index.ts';
import type { CodedError } from '../src/errors/coded-error.ts';
import { runAdmin } from '../src/features/admin/run-admin.ts';
import { book } from '../src/features/books/book.ts';
import { affiliateBalance } from '../src/features/books/sums.ts';
import { takePayment, takeRefund } from '../src/features/payments/take-payment.ts';
import { decideHold } from '../src/features/payouts/desk/decide-hold.ts';
import {
  askForTransfer,
  listTransfers,
  settleTransfer,
} from '../src/features/payouts/transfers.ts';
import { soakRound, timesToTry } from './soak.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { signUp } from './test-server.ts';

let database: TestDatabase;
const now = new Date('2026-03-10T12:00:00Z');
const day = 86_400_000;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
});

const admin = (line: string, at = now) =>
  runAdmin(line.split(' '), (work) => work(database.db), at);

/** Where money is, all of it, in cents. */
async function accounts(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query(
    'select account, sum(amount_cents)::int cents from ledger_entries group by 1 order by 1',
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

/** An affiliate, and somebody they referred. */
async function pair(name: string) {
  const affiliate = await signUp(database, { email: `${name}@example.com`, affiliate: true });
  await database.db.insert(affiliates).values({ userId: affiliate.id, username: name });
  const email = `payer-of-${name}@example.com`;
  const payer = await signUp(database, { email });
  await database.db
    .insert(referrals)
    .values({ userId: payer.id, affiliateId: affiliate.id, via: 'link', isSignup: true });
  return { affiliate, payer: { id: payer.id, name: '', email } };
}

/** Everything of these days is final by then. */
const later = new Date(now.getTime() + 40 * day);

async function verify(userId: number): Promise<void> {
  const line = { name: 'Kim', businessName: '', phone: '', address: '', city: '', state: '' };
  await database.db.insert(payoutProfiles).values({
    ...line,
    userId,
    paypalEmail: `paypal${userId}@example.com`,
    zip: '',
    country: 'DE',
    tax: '',
    website: '',
    verified: true,
  });
}

describe('the books', () => {
  const lines = [
    { account: 'customer', amountCents: -500 },
    { account: 'income', amountCents: 500 },
  ] as const;
  const fee = { kind: 'adjustment', key: 'a', currency: 'USD', occurredAt: now, lines } as const;

  it('take the same thing once', async () => {
    expect(await book(database.db, fee)).toBe(true);
    expect(await book(database.db, fee)).toBe(false);
    expect(await accounts()).toEqual({ customer: -500, income: 500 });
  });

  it('refuse what does not add up, in our code and in the database itself', async () => {
    const crooked = { ...fee, key: 'b', lines: [{ account: 'income', amountCents: 5 } as const] };
    await expect(book(database.db, crooked)).rejects.toThrow('does not add up');
    const insert = (entries: string) =>
      database.pool.query(
        `with made as (insert into ledger_transactions (kind, key, lines, occurred_at)
           values ('adjustment', 'by hand', 2, now()) returning id)
         insert into ledger_entries (transaction_id, account, amount_cents, currency)
         select id, account, cents, currency from made, (values ${entries}) v (account, cents, currency)`,
      );
    const refused = 'does not add up to zero';
    await expect(insert("('income', 1, 'USD'), ('tax', 1, 'USD')")).rejects.toThrow(refused);
    await expect(insert("('income', 1, 'USD'), ('tax', -1, 'EUR')")).rejects.toThrow(refused);
    await expect(insert("('income', 0, 'USD')")).rejects.toThrow(refused);
    expect(await accounts()).toEqual({ customer: -500, income: 500 });
  });

  it('are never changed afterwards, by whatever statement', async () => {
    for (const statement of [
      'update ledger_entries set amount_cents = amount_cents * 2',
      'delete from ledger_entries',
      'truncate ledger_transactions cascade',
      'update ledger_transactions set note = $$else$$',
    ]) {
      await expect(database.pool.query(statement)).rejects.toThrow('never changed');
    }
    const added = `insert into ledger_entries (transaction_id, account, amount_cents, currency)
      select id, v.account, v.cents, 'USD' from ledger_transactions,
        (values ('income', 7), ('customer', -7)) v (account, cents)`;
    await expect(database.pool.query(added)).rejects.toThrow('does not add up to zero');
  });
});

describe('what the operator books', () => {
  it('is a payment with its invoice, half of it for the affiliate, and goes back by a refund', async () => {
    const { affiliate, payer } = await pair('ann');
    const before = await accounts();
    await admin(`plan ${payer.email} pro --amount 29.01 --currency USD`);
    const stand = (at: Date) => affiliateBalance(database.db, affiliate.id, at);
    expect(await stand(now)).toEqual({
      total: 1450,
      holding: 1450,
      inReview: 0,
      unpaid: 0,
      due: 0,
      paid: 0,
    });
    const later = new Date(now.getTime() + 35 * day);
    expect(await stand(new Date(later.getTime() - 1))).toMatchObject({ holding: 1450, unpaid: 0 });
    expect(await stand(later)).toMatchObject({ holding: 0, unpaid: 1450 });

    expect(await admin('refund RW-2026-0001 --amount 10.00')).toBe(
      'Booked: $10.00 of RW-2026-0001 went back.',
    );
    expect(await stand(later)).toMatchObject({ total: 950, unpaid: 950 });
    await expect(admin('refund RW-2026-0001 --amount 19.02')).rejects.toThrow(
      'Only $19.01 are left of it.',
    );
    await admin('refund RW-2026-0001');
    await expect(admin('refund RW-2026-0001')).rejects.toThrow('was refunded already');
    expect(await stand(later)).toMatchObject({ total: 0, unpaid: 0 });
    expect(await accounts()).toEqual({ ...before, affiliate: 0 });
  });

  it('earns nothing in another currency, and nothing for oneself', async () => {
    const { affiliate, payer } = await pair('eve');
    await admin(`plan ${payer.email} pro --amount 29.00 --currency EUR`);
    await admin('plan eve@example.com pro --amount 29.00 --currency USD');
    expect(await affiliateBalance(database.db, affiliate.id, now)).toMatchObject({ total: 0 });
  });
});

it('take payments, refunds and transfers once and whole, however often the connection dies in the middle', async () => {
  const { affiliate, payer } = await pair('kim');
  const payment = (n: number) => ({
    provider: 'operator',
    externalId: `killed ${n}`,
    payer,
    amountCents: 1000,
    currency: 'USD',
    plan: 'pro',
    periodStart: now,
    periodEnd: undefined,
    paidAt: now,
  });
  const refund = (n: number) => ({
    provider: 'operator',
    externalId: `back ${n}`,
    payment: `killed ${n}`,
    amountCents: 400,
    at: now,
  });
  const dying = (work: (db: Database) => Promise<unknown>) =>
    database.db.transaction(async (db) => {
      await work(db);
      await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
  await verify(affiliate.id);
  const ask = (db: Database) => askForTransfer(db, affiliate.id, 5, later);
  let sent = 0;
  /** Five dollars out of the account: asked for, and then sent, or given back. */
  const transfer = async (paid: boolean) => {
    await expect(dying(ask)).rejects.toThrow();
    await ask(database.db);
    await ask(database.db);
    const [open] = await listTransfers(database.db, affiliate.id);
    const settle = (db: Database) => settleTransfer(db, open?.id ?? '', { paid, note: '' }, later);
    await expect(dying(settle)).rejects.toThrow();
    expect([await settle(database.db), await settle(database.db)]).toEqual([true, false]);
    if (paid) sent += 500;
  };
  const times = timesToTry(5, 20);
  for (let n = 0; n < times; n += 1) {
    await expect(dying((db) => takePayment(db, payment(n)))).rejects.toThrow();
    await database.db.transaction((db) => takePayment(db, payment(n)));
    await expect(dying((db) => takeRefund(db, refund(n)))).rejects.toThrow();
    for (const outcome of ['booked', 'known']) {
      expect(await database.db.transaction((db) => takeRefund(db, refund(n)))).toBe(outcome);
    }
    const { unpaid } = await affiliateBalance(database.db, affiliate.id, later);
    if (unpaid >= 500) await transfer(n % 3 > 0);
  }
  const { total, due, paid } = await affiliateBalance(database.db, affiliate.id, later);
  expect({ total, due, paid }).toEqual({ total: times * 300, due: 0, paid: sent });
  expect(sent).toBeGreaterThan(0);
});

interface RandomPayment {
  readonly amountCents: number;
  readonly taxCents: number;
  refunded: number;
  /** The owner looked at it, and kept the commission. */
  isDeclined: boolean;
}

/** What an affiliate has, counted along in the plainest way. */
class Purse {
  readonly payments: RandomPayment[] = [];
  adjusted = 0;
  paid = 0;
  /** What is on its way. */
  due = 0;

  get total(): number {
    const commissions = this.payments.map(({ amountCents, taxCents, refunded, isDeclined }) => {
      if (isDeclined) return 0;
      const left = Math.min(Math.max(amountCents - refunded, 0), amountCents);
      return Math.floor(Math.floor((left * (amountCents - taxCents)) / amountCents) / 2);
    });
    return commissions.reduce((sum, cents) => sum + cents, this.adjusted);
  }

  get unpaid(): number {
    return this.total - this.due - this.paid;
  }
}

interface RandomEvent {
  run(db: Database): Promise<unknown>;
  /** What should have happened by it; asked each time it came. */
  model(): void;
  readonly payment?: string;
}

it('come to what a simple model says, whatever order events come in, doubled or dropped', async () => {
  const events = timesToTry(120, 10_000);
  const random = seededRandom(`books ${soakRound}`);
  const people = await Promise.all(
    ['mia', 'noa', 'ida'].map(async (name) => ({ ...(await pair(name)), purse: new Purse() })),
  );
  for (const { affiliate } of people) await verify(affiliate.id);
  const whole = (from: number, to: number) => Math.floor(random.between(from, to + 1));
  const known = new Set<string>();
  /** Only the first time counts. */
  const once = (key: string, work: () => void) => () => {
    if (known.has(key)) return;
    known.add(key);
    work();
  };
  const todo: RandomEvent[] = [];
  const paid: { amountCents: number; refunded: number }[] = [];

  const payAndRefund = (n: number, { affiliate, payer, purse }: (typeof people)[number]) => {
    const id = `in_${n}`;
    const amountCents = whole(1, 30_000);
    const taxCents = whole(0, Math.floor(amountCents / 5));
    const payment: RandomPayment = { amountCents, taxCents, refunded: 0, isDeclined: false };
    const isApproved = random.between(0, 1) < 0.8;
    todo.push({
      run: async (db) => {
        await takePayment(db, {
          provider: 'stripe',
          externalId: id,
          payer,
          amountCents,
          taxCents,
          currency: 'USD',
          plan: 'pro',
          periodStart: now,
          periodEnd: undefined,
          paidAt: now,
        });
        // Many have their money back here, so the owner is asked to look at what is paid.
        const holds = await db
          .select({ id: commissionHolds.id })
          .from(commissionHolds)
          .where(
            and(eq(commissionHolds.affiliateId, affiliate.id), eq(commissionHolds.state, 'open')),
          );
        for (const hold of holds) await decideHold(db, hold.id, isApproved, now);
        if (holds.length > 0) payment.isDeclined = !isApproved;
      },
      model: once(id, () => {
        purse.payments.push(payment);
        paid.push(payment);
      }),
    });
    for (let part = whole(0, 2); part > 0; part -= 1) {
      const back = whole(1, Math.ceil(amountCents / 2));
      // A dispute that was won gives it back to us, and may be heard of first.
      const parts = random.between(0, 1) < 0.2 ? [back, -back] : [back];
      for (const [index, cents] of parts.entries()) {
        const externalId = `re_${n}_${part}_${index}`;
        const refund = { provider: 'stripe', externalId, payment: id, amountCents: cents, at: now };
        todo.push({
          payment: id,
          run: (db) => takeRefund(db, refund),
          model: once(externalId, () => {
            payment.refunded += cents;
          }),
        });
      }
    }
  };
  const adjust = (n: number, { affiliate, purse }: (typeof people)[number]) => {
    const cents = whole(1, 2000) * (random.between(0, 1) < 0.5 ? 1 : -1);
    const key = `adjustment ${n}`;
    const lines = [
      { account: 'income', amountCents: -cents },
      { account: 'affiliate', party: affiliate.id, amountCents: cents },
    ] as const;
    todo.push({
      run: (db) => book(db, { kind: 'adjustment', key, currency: 'USD', occurredAt: now, lines }),
      model: once(key, () => {
        purse.adjusted += cents;
      }),
    });
  };
  let asked = 0;
  const transfer = ({ affiliate, purse }: (typeof people)[number]) => {
    const cents = whole(400, 9000);
    let said = '';
    todo.push({
      run: async (db) => {
        asked += 1;
        const at = new Date(later.getTime() + asked);
        said = await askForTransfer(db, affiliate.id, cents / 100, at).then(
          () => 'taken',
          (error: CodedError) => error.code,
        );
      },
      model: () => {
        const isOpen = purse.due > 0;
        const refusal =
          (cents < 500 && 'payout-minimum') ||
          (isOpen && purse.due !== cents && 'payout-under-way') ||
          (!isOpen && cents > purse.unpaid && 'payout-too-much');
        expect(said).toBe(refusal || 'taken');
        if (!refusal) purse.due = cents;
      },
    });
  };
  const settle = ({ affiliate, purse }: (typeof people)[number]) => {
    const isPaid = random.between(0, 1) < 0.6;
    todo.push({
      run: async (db) => {
        const open = (await listTransfers(db, affiliate.id)).find(
          ({ state }) => state === 'requested',
        );
        if (open) await settleTransfer(db, open.id, { paid: isPaid, note: '' }, later);
      },
      model: () => {
        if (isPaid) purse.paid += purse.due;
        purse.due = 0;
      },
    });
  };
  for (let n = 0; todo.length < events; n += 1) {
    const person = people[whole(0, people.length - 1)];
    if (!person) throw new Error('There are people.');
    const kind = whole(0, 9);
    if (kind === 0) adjust(n, person);
    else if (kind === 1) transfer(person);
    else if (kind === 2) settle(person);
    else payAndRefund(n, person);
  }
  const shuffled = todo.map((event) => ({ event, at: random.between(0, 1) }));
  shuffled.sort((a, b) => a.at - b.at);
  const queue = shuffled.map(({ event }) => event);
  // In one transaction each hundred: what is tried is the order, not the disk.
  const applied = new Set<RandomEvent>();
  for (let from = 0; from < queue.length; ) {
    const until = Math.min(from + 100, queue.length);
    await database.db.transaction(async (db) => {
      for (; from < until; from += 1) {
        const event = queue[from];
        if (!event) continue;
        // Dropped for good, now and then; what comes before its payment comes again later.
        if (!applied.has(event) && random.between(0, 1) < 0.05) continue;
        if ((await event.run(db)) === 'unknown-payment') {
          if (queue.some((other, index) => index > from && !other.payment)) queue.push(event);
          continue;
        }
        event.model();
        applied.add(event);
        if (random.between(0, 1) < 0.2) queue.push(event);
      }
    });
    // As the database does by itself where tables grow in hours, not in seconds.
    await database.pool.query('analyze');
  }
  for (const { affiliate, purse } of people) {
    const stands = await affiliateBalance(database.db, affiliate.id, later);
    const { total, unpaid, due } = purse;
    expect(stands).toEqual({ total, unpaid, due, paid: purse.paid, holding: 0, inReview: 0 });
  }
  const { rows } = await database.pool.query(
    `select sum(e.amount_cents)::int sum from ledger_entries e join ledger_transactions t on t.id = transaction_id
     join payments p on p.id = payment_id where account = 'customer' and provider = 'stripe'`,
  );
  const left = paid.reduce((sum, one) => sum + one.amountCents - one.refunded, 0);
  expect(rows[0].sum).toBe(-left);
}, 1_800_000);
