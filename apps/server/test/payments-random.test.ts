import { seededRandom } from '@reelwright/chance';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { affiliates, referrals, users } from '../src/db/schema/index.ts';
import { affiliateBalance } from '../src/features/books/sums.ts';
import { comparePayments } from '../src/features/payments/compare-payments.ts';
import { jobList } from '../src/jobs/job-list.ts';
import { openQueue, type Queue } from '../src/jobs/queue.ts';
import { createPayments } from '../src/providers/payments/create-payments.ts';
import type { Payments } from '../src/providers/payments/payments-port.ts';
import { soakRound, timesToTry } from './soak.ts';
import { startStripe, type TestStripe } from './stripe-stand-in/start-stripe.ts';
import type { StripeEvent } from './stripe-stand-in/stripe-objects.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';
import { createTestServer, signUp } from './test-server.ts';
import { testSettings } from './test-settings.ts';

let database: TestDatabase;
let stripe: TestStripe;
let app: FastifyInstance;
let queue: Queue;
let payments: Payments;
const site = 'http://localhost:3000';

beforeAll(async () => {
  database = await createTestDatabase();
  stripe = await startStripe();
  const plenty = { windowSeconds: 60, perAddress: 1e9, perAccount: 1e9 };
  app = await createTestServer({
    database,
    settings: stripe.settings,
    rateLimits: { autosave: plenty },
  });
  const made = createPayments(testSettings(stripe.settings));
  if (!made) throw new Error('Payments are set up.');
  payments = made;
  const { databaseUrl } = database;
  queue = await openQueue({ databaseUrl, log: silentLog, definitions: jobList, works: false });
});
afterAll(async () => {
  await app?.close();
  await queue?.stop();
  await stripe?.close();
  await database?.close();
});

async function send(event: StripeEvent): Promise<number> {
  const { body, signature } = stripe.signed(event);
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/payments/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });
  return statusCode;
}

/** Somebody who came through an affiliate, known to the service by name alone. */
async function newCustomer(name: string, affiliateId: number) {
  const email = `${name}@example.com`;
  const { id } = await signUp(database, { email });
  await database.db
    .insert(referrals)
    .values({ userId: id, affiliateId, via: 'link', isSignup: true });
  return { id, customerId: await payments.createCustomer({ id, email, name }) };
}

async function newAffiliate(name: string): Promise<number> {
  const { id } = await signUp(database, { email: `${name}@example.com`, affiliate: true });
  await database.db.insert(affiliates).values({ userId: id, username: name });
  return id;
}

async function checkOut(customer: { id: number; customerId: string }, plan: 'pro' | 'business') {
  const address = await payments.startCheckout({
    customerId: customer.customerId,
    userId: customer.id,
    plan,
    every: 'month',
    voucher: undefined,
    paidAddress: site,
    backAddress: site,
  });
  return stripe.ledger.pay(address.split('/').at(-1) ?? '');
}

/** What a charge should have come to, counted by the service's own objects in the plainest way. */
function expected() {
  const { ledger } = stripe;
  let cents = 0;
  let commission = 0;
  for (const charge of ledger.charges.values()) {
    const refunds = [...ledger.refunds.values()].filter(
      (one) => one.charge === charge.id && one.status !== 'failed',
    );
    const disputes = [...ledger.disputes.values()].filter(
      (one) =>
        one.charge === charge.id && one.status !== 'won' && !one.status.startsWith('warning_'),
    );
    const back = [...refunds, ...disputes].reduce((sum, { amount }) => sum + amount, 0);
    const invoice = [...ledger.invoices.values()].find((one) =>
      JSON.stringify(one.payments).includes(charge.payment_intent),
    );
    const taxes = invoice?.total_taxes[0]?.amount ?? 0;
    const tax = Math.round((taxes * charge.amount) / (invoice?.total ?? 1));
    const net = Math.floor(((charge.amount - back) * (charge.amount - tax)) / charge.amount);
    cents += charge.amount - back;
    commission += Math.floor(net / 2);
  }
  return { cents, commission };
}

/** What Stripe kept, by its own objects. */
function keptByStripe(): number {
  const { charges, disputes } = stripe.ledger;
  const kept = [
    ...[...charges.values()].map((charge) => charge.balance_transaction),
    ...[...disputes.values()].flatMap((dispute) => dispute.balance_transactions),
  ];
  return kept.reduce((sum, one) => sum + (one?.fee ?? 0), 0);
}

/** What came from customers, or lies in another account. */
async function booked(account: 'customer' | 'fees' = 'customer') {
  const { rows } = await database.pool.query(
    'select coalesce(sum(amount_cents), 0)::int cents from ledger_entries where account = $1',
    [account],
  );
  return account === 'customer' ? -rows[0].cents : rows[0].cents;
}

it('come to what a simple model says, whatever is dropped, doubled or late, once the night compared', async () => {
  const { ledger } = stripe;
  const wanted = timesToTry(150, 10_000);
  const random = seededRandom(`payments ${soakRound}`);
  const chance = () => random.between(0, 1);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
  ledger.taxPercent = 19;
  // Some go back far more often than people would: nobody should look at that first here.
  const affiliateIds = await Promise.all(['mia', 'noa', 'ida'].map(newAffiliate));
  const plans = new Map<number, string>();
  const live: { id: number; subscription: string }[] = [];
  const waiting: StripeEvent[] = [];
  let told = 0;
  const act = async () => {
    ledger.isFeeKnown = chance() < 0.9;
    const charge = pick([...ledger.charges.values()].slice(-40));
    const subscriber = pick(live);
    const kind = live.length < 3 || chance() < 0.25 ? 'pay' : Math.floor(chance() * 8);
    if (kind === 'pay' || !charge || !subscriber) {
      const affiliateId = pick(affiliateIds) ?? 0;
      const customer = await newCustomer(`payer${plans.size}`, affiliateId);
      const plan = chance() < 0.5 ? 'pro' : 'business';
      const { id } = await checkOut(customer, plan);
      live.push({ id: customer.id, subscription: id });
      plans.set(customer.id, plan);
      return;
    }
    const { id, subscription } = subscriber;
    ledger.isCardDeclined = chance() < 0.1;
    if (kind <= 2) ledger.renew(subscription);
    ledger.isCardDeclined = false;
    if (kind === 3) {
      const left = charge.amount - charge.amount_refunded;
      if (left > 1 && !charge.disputed) {
        const refund = ledger.refund(charge.id, Math.ceil(chance() * left));
        if (chance() < 0.1) ledger.failRefund(refund.id);
      }
    }
    if (kind === 4 && !charge.disputed && charge.amount > charge.amount_refunded) {
      ledger.dispute(charge.id);
    }
    const open = pick(
      [...ledger.disputes.values()].filter((one) => one.status === 'needs_response'),
    );
    if (kind === 5 && open) ledger.closeDispute(open.id, chance() < 0.5 ? 'won' : 'lost');
    if (kind === 6 && ledger.subscriptions.get(subscription)?.status === 'active') {
      const plan = plans.get(id) === 'pro' ? 'business' : 'pro';
      const price = [...ledger.prices.values()].find((one) => one.product.endsWith(plan));
      if (price) ledger.change(subscription, price);
      if (price) plans.set(id, plan);
    }
    if (kind === 7 && chance() < 0.3) ledger.cancel(subscription);
    else if (kind === 7) ledger.setEnding(subscription, chance() < 0.5);
  };
  while (told < wanted) {
    await act();
    waiting.push(...ledger.events.slice(told));
    told = ledger.events.length;
    if (waiting.length < 24) continue;
    // Any of them, several at a time: some never come, some come twice.
    while (waiting.length > 12) {
      const batch = [1, 2, 3].flatMap(() => {
        const [event] = waiting.splice(Math.floor(chance() * waiting.length), 1);
        if (!event || chance() < 0.1) return [];
        return chance() < 0.2 ? [event, event] : [event];
      });
      expect(new Set(await Promise.all(batch.map(send))).size).toBeLessThanOrEqual(1);
    }
  }
  for (const { id } of ledger.charges.values()) ledger.settle(id);
  await comparePayments(
    { db: database.db, queue, publicUrl: site, payments },
    new Date(),
    silentLog,
  );
  const { cents, commission } = expected();
  expect(await booked()).toBe(cents);
  expect(await booked('fees')).toBe(keptByStripe());
  const shares = await Promise.all(
    affiliateIds.map((id) => affiliateBalance(database.db, id, new Date())),
  );
  expect(shares.reduce((sum, { total }) => sum + total, 0)).toBe(commission);
  const { rows } = await database.pool.query(
    'select sum(amount_cents)::int sum from ledger_entries',
  );
  expect(rows[0].sum).toBe(0);
  const rowsOf = await database.db
    .select({ id: users.id, plan: users.plan })
    .from(users)
    .where(inArray(users.id, [...plans.keys()]));
  for (const { id, plan } of rowsOf) expect(plan).toBe(plans.get(id));
}, 1_800_000);

it('take what the service tells whole or not at all, wherever the database dies in the middle', async () => {
  const { ledger } = stripe;
  Object.assign(ledger, { taxPercent: 0, isFeeKnown: true });
  const affiliateId = await newAffiliate('kim');
  const customer = await newCustomer('dying', affiliateId);
  const { id: subscription } = await checkOut(customer, 'pro');
  const tables = [
    'payment_events',
    'payments',
    'invoices',
    'ledger_transactions',
    'ledger_entries',
    'billing_customers',
    'users',
    'audit_entries',
  ];
  await database.pool.query(
    `create function die() returns trigger language plpgsql as
     $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`,
  );
  const rounds = timesToTry(tables.length, 20);
  for (let round = 0; round < rounds; round += 1) {
    const table = tables[round % tables.length];
    ledger.renew(subscription);
    const event = ledger.events.findLast(({ type }) => type === 'invoice.paid');
    if (!event) throw new Error('A renewal is told.');
    const before = await booked();
    await database.pool.query(
      `create trigger dying after insert or update on ${table} for each row execute function die()`,
    );
    expect(await send(event)).toBeGreaterThanOrEqual(500);
    await database.pool.query(`drop trigger dying on ${table}`);
    expect(await booked()).toBe(before);
    for (let again = 0; again < 2; again += 1) expect(await send(event)).toBe(200);
    expect((await booked()) - before).toBe(round === 0 ? 5800 : 2900);
  }
  const { total } = await affiliateBalance(database.db, affiliateId, new Date());
  expect(total).toBe((rounds + 1) * 1450);
}, 1_800_000);
