import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { affiliates, users, vouchers } from '../src/db/schema/index.ts';
import { runAdmin } from '../src/features/admin/run-admin.ts';
import { affiliateBalance } from '../src/features/books/sums.ts';
import { comparePayments } from '../src/features/payments/compare-payments.ts';
import { jobList } from '../src/jobs/job-list.ts';
import { openQueue, type Queue } from '../src/jobs/queue.ts';
import { createPayments } from '../src/providers/payments/create-payments.ts';
import { startStripe, type TestStripe } from './stripe-stand-in/start-stripe.ts';
import type { StripeEvent } from './stripe-stand-in/stripe-objects.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';
import { createTestServer, signUp } from './test-server.ts';
import { testSettings } from './test-settings.ts';

let database: TestDatabase;
let stripe: TestStripe;
let app: FastifyInstance;
let queue: Queue;
const dayMs = 86_400_000;
const plenty = { windowSeconds: 60, perAddress: 1e6, perAccount: 1e6 };
const rateLimits = { sensitive: plenty, change: plenty, autosave: plenty };

beforeAll(async () => {
  database = await createTestDatabase();
  stripe = await startStripe();
  app = await createTestServer({ database, settings: stripe.settings, rateLimits });
  queue = await openQueue({
    databaseUrl: database.databaseUrl,
    log: silentLog,
    definitions: jobList,
    works: false,
  });
});
afterAll(async () => {
  await app?.close();
  await queue?.stop();
  await stripe?.close();
  await database?.close();
});
beforeEach(() => {
  stripe.ledger.isCardDeclined = false;
  stripe.ledger.taxPercent = 0;
  stripe.ledger.events.length = 0;
});

type Person = Awaited<ReturnType<typeof signUp>>;
let people = 0;
const newPerson = () => signUp(database, { email: `payer${++people}@example.com` });

async function call(person: Person, path: string, body: object = {}) {
  const { cookie } = person;
  const reply = await app.inject({
    method: 'POST',
    url: `/api/user/billing/${path}`,
    headers: { cookie },
    payload: body,
  });
  return { status: reply.statusCode, json: reply.json() };
}

/** Opens the page to pay on, and pays. The service says nothing of it by itself. */
async function pay(person: Person, choice: object = { plan: 'pro', every: 'month' }) {
  const { json, status } = await call(person, 'checkout', choice);
  expect(status, json.error).toBe(200);
  const session = new URL(json.address).pathname.split('/').at(-1) ?? '';
  return { session, subscription: stripe.ledger.pay(session) };
}

function send(event: StripeEvent, how: { at?: number; body?: string } = {}) {
  const { body, signature } = stripe.signed(event, how.at);
  return app.inject({
    method: 'POST',
    url: '/api/payments/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: how.body ?? body,
  });
}

async function sendAll(events = stripe.ledger.events.splice(0)) {
  for (const event of events) expect((await send(event)).statusCode).toBe(200);
}

const newestCharge = () => [...stripe.ledger.charges.values()].at(-1) ?? expect.fail('No charge.');

async function planOf({ id }: Person) {
  const [row] = await database.db.select().from(users).where(eq(users.id, id));
  return { plan: row?.plan, until: row?.planUntil };
}

/** What of a person's money we have by the books, and how many payments and events that were. */
async function booked({ id }: Person) {
  const { rows } = await database.pool.query(
    `select coalesce(sum(-e.amount_cents) filter (where account = 'customer'), 0)::int cents,
       coalesce(sum(e.amount_cents) filter (where account = 'tax'), 0)::int tax,
       count(distinct p.id)::int payments
     from payments p join ledger_transactions t on t.payment_id = p.id
     join ledger_entries e on e.transaction_id = t.id where p.user_id = $1`,
    [id],
  );
  return rows[0];
}

const compare = () => {
  const payments = createPayments(testSettings(stripe.settings));
  if (!payments) throw new Error('Payments are set up.');
  const parts = { db: database.db, queue, publicUrl: 'http://localhost:3000', payments };
  return comparePayments(parts, new Date(), silentLog);
};

describe('somebody who pays', () => {
  it('has the plan once the service tells of it, and an invoice with the tax', async () => {
    stripe.ledger.taxPercent = 19;
    const person = await newPerson();
    const { subscription } = await pay(person, { plan: 'business', every: 'year' });
    expect(await planOf(person)).toEqual({ plan: null, until: null });
    await sendAll();
    const { plan, until } = await planOf(person);
    expect(plan).toBe('business');
    const end = (subscription.items.data[0]?.current_period_end ?? 0) * 1000;
    expect(until?.getTime()).toBe(end + dayMs);
    expect(await booked(person)).toEqual({ cents: 117_810, tax: 18_810, payments: 1 });
    const reply = await app.inject({
      url: '/api/user/billing',
      headers: { cookie: person.cookie },
    });
    expect(reply.json()).toMatchObject({
      takes_payments: true,
      plan: 'business',
      subscription: { plan: 'business', every: 'year', state: 'active', is_ending: false },
      invoices: [{ amount_cents: 117_810, tax_cents: 18_810, refunded_cents: 0, currency: 'USD' }],
    });
    const { number } = reply.json().invoices[0];
    const pdf = await app.inject({
      url: `/api/user/billing/invoices?number=${number}`,
      headers: { cookie: person.cookie },
    });
    expect(pdf.headers['content-disposition']).toContain(`invoice-${number}.pdf`);
  });

  it('has it as soon as the page asks, should the service be slow to tell', async () => {
    const person = await newPerson();
    const { session } = await pay(person);
    const { json } = await call(person, 'confirm', { session });
    expect(json).toMatchObject({ plan: 'pro', subscription: { state: 'active' } });
    await sendAll();
    expect(await booked(person)).toMatchObject({ cents: 2900, payments: 1 });
  });

  it('learns nothing by the name of another checkout, and gets nothing before paying', async () => {
    const [ann, ben] = [await newPerson(), await newPerson()];
    const { session } = await pay(ann);
    await call(ben, 'checkout', { plan: 'pro', every: 'month' });
    expect((await call(ben, 'confirm', { session })).json).toMatchObject({ plan: null });
    expect((await call(ben, 'confirm', { session: 'cs_none' })).json).toMatchObject({ plan: null });
    expect(await planOf(ann)).toMatchObject({ plan: null });
  });

  it('cannot pay twice: an earlier page closes, and a plan that runs is changed', async () => {
    const person = await newPerson();
    const first = await call(person, 'checkout', { plan: 'pro', every: 'month' });
    await pay(person);
    const old = first.json.address.split('/').at(-1);
    expect(() => stripe.ledger.pay(old)).toThrow('closed');
    await sendAll();
    const again = await call(person, 'checkout', { plan: 'pro', every: 'month' });
    expect(again).toMatchObject({
      status: 409,
      json: { error: expect.stringContaining('already') },
    });
  });

  it('pays ten dollars less with a gift, once, and whoever gave it earns', async () => {
    const giver = await signUp(database, { email: 'giver@example.com', affiliate: true });
    await database.db.insert(affiliates).values({ userId: giver.id, username: 'giver' });
    await database.db.insert(vouchers).values({ code: 'GIFT-AAAA-BBBB', affiliateId: giver.id });
    const [person, late] = [await newPerson(), await newPerson()];
    const wanted = { plan: 'pro', every: 'month', voucher: 'gift-aaaa-bbbb' };
    const none = await call(person, 'checkout', { ...wanted, voucher: 'GIFT-NONE-NONE' });
    expect(none.status).toBe(400);
    await pay(person, wanted);
    // Kept for whoever is about to pay, and used up then.
    expect((await call(late, 'checkout', wanted)).status).toBe(400);
    await sendAll();
    expect((await call(late, 'checkout', wanted)).status).toBe(400);
    expect((await call(giver, 'checkout', wanted)).status).toBe(400);
    expect(await booked(person)).toMatchObject({ cents: 1900, payments: 1 });
    const { total } = await affiliateBalance(database.db, giver.id, new Date());
    expect(total).toBe(950);
  });
});

describe('what the service tells', () => {
  it('counts with its own signature, of the last minutes, and not much of it', async () => {
    const person = await newPerson();
    await pay(person);
    const [event] = stripe.ledger.events;
    if (!event) throw new Error('There is an event.');
    const forged = JSON.stringify({ ...event, id: 'evt_forged' });
    const now = Math.floor(Date.now() / 1000);
    expect((await send(event, { body: forged })).statusCode).toBe(400);
    expect((await send(event, { at: now - 301 })).statusCode).toBe(400);
    expect((await send(event, { body: 'x'.repeat(600_000) })).statusCode).toBe(413);
    const bare = await app.inject({ method: 'POST', url: '/api/payments/stripe', payload: event });
    expect(bare.statusCode).toBe(400);
    expect(await planOf(person)).toMatchObject({ plan: null });
  });

  it('is applied once, in whatever order it comes', async () => {
    const person = await newPerson();
    const { subscription } = await pay(person);
    stripe.ledger.refund(newestCharge().id, 900);
    stripe.ledger.renew(subscription.id);
    const events = stripe.ledger.events.splice(0).reverse();
    await sendAll([...events, ...events]);
    expect(await booked(person)).toMatchObject({ cents: 4900, payments: 2 });
    const asked = stripe.requests.length;
    await sendAll(events);
    // What is known by its name is not even asked about again, but for whose charge a refund is of.
    expect(stripe.requests.length - asked).toBeLessThanOrEqual(1);
  });

  it('may never reach us: the night finds it', async () => {
    const person = await newPerson();
    const { subscription } = await pay(person);
    await compare();
    expect(await planOf(person)).toMatchObject({ plan: 'pro' });
    stripe.ledger.renew(subscription.id);
    stripe.ledger.refund(newestCharge().id, 2900);
    stripe.ledger.events.length = 0;
    await compare();
    expect(await booked(person)).toMatchObject({ cents: 2900, payments: 2 });
  });

  it('is none of our money when it is about a customer of something else', async () => {
    const person = await newPerson();
    const { session } = await pay(person);
    await database.pool.query('delete from billing_customers where user_id = $1', [person.id]);
    const customer = stripe.ledger.sessions.get(session)?.customer ?? '';
    const labels = stripe.ledger.customers.get(customer)?.metadata ?? {};
    const { reelwright_site: site = '' } = labels;
    labels.reelwright_site = 'https://elsewhere.example';
    await sendAll();
    expect(await booked(person)).toMatchObject({ payments: 0 });
    // Ours, and we were interrupted before we wrote them down.
    labels.reelwright_site = site;
    await compare();
    expect(await booked(person)).toMatchObject({ cents: 2900, payments: 1 });
  });
});

/** What the service kept of a person's payments, by the books. */
async function feesOf({ id }: Person): Promise<number> {
  const { rows } = await database.pool.query(
    `select coalesce(sum(e.amount_cents), 0)::int cents from payments p
     join ledger_transactions t on t.payment_id = p.id join ledger_entries e on e.transaction_id = t.id
     where p.user_id = $1 and account = 'fees'`,
    [id],
  );
  return rows[0].cents;
}

describe('what the service keeps', () => {
  it('is booked once: of the payment, and of a dispute over it', async () => {
    const person = await newPerson();
    await pay(person);
    await sendAll();
    await compare();
    expect(await feesOf(person)).toBe(114);
    expect(await booked(person)).toMatchObject({ cents: 2900 });
    stripe.ledger.dispute(newestCharge().id);
    await sendAll();
    await compare();
    expect(await feesOf(person)).toBe(114 + 1500);
  });

  it('is booked when it is known, days after the payment', async () => {
    const person = await newPerson();
    stripe.ledger.isFeeKnown = false;
    await pay(person);
    stripe.ledger.isFeeKnown = true;
    await sendAll();
    expect(await feesOf(person)).toBe(0);
    stripe.ledger.settle(newestCharge().id);
    stripe.ledger.events.length = 0;
    await compare();
    expect(await feesOf(person)).toBe(35);
  });
});

describe('a subscription', () => {
  it('goes on for a week when a card is declined, says so once by mail, and recovers', async () => {
    const person = await newPerson();
    const { subscription } = await pay(person);
    await sendAll();
    stripe.ledger.isCardDeclined = true;
    stripe.ledger.renew(subscription.id);
    await sendAll();
    const start = (subscription.items.data[0]?.current_period_start ?? 0) * 1000;
    expect((await planOf(person)).until?.getTime()).toBe(start + 7 * dayMs);
    const { rows } = await database.pool.query(
      "select words from mails where template = 'payment-declined' and recipient = $1",
      [`payer${people}@example.com`],
    );
    expect(rows).toHaveLength(1);
    stripe.ledger.isCardDeclined = false;
    stripe.ledger.retry(subscription.id);
    await sendAll();
    expect((await planOf(person)).until?.getTime()).toBeGreaterThan(start + 29 * dayMs);
    expect(await booked(person)).toMatchObject({ cents: 5800, payments: 2 });
  });

  it('that is cancelled keeps the plan to its end, and can go on after all', async () => {
    const person = await newPerson();
    const { subscription } = await pay(person);
    await sendAll();
    const end = (subscription.items.data[0]?.current_period_end ?? 0) * 1000;
    const { json } = await call(person, 'ending', { is_ending: true });
    expect(json.subscription).toMatchObject({ state: 'active', is_ending: true });
    expect(new Date(json.subscription.period_end).getTime()).toBe(end);
    expect((await planOf(person)).until?.getTime()).toBe(end);
    const resumed = await call(person, 'ending', { is_ending: false });
    expect(resumed.json.subscription).toMatchObject({ is_ending: false });
    await call(person, 'ending', { is_ending: true });
    stripe.ledger.renew(subscription.id);
    await sendAll();
    const { until } = await planOf(person);
    expect(until?.getTime()).toBeLessThanOrEqual(Date.now());
    expect((await call(person, 'ending', { is_ending: true })).status).toBe(409);
  });

  it('is changed for the difference, and stays as it was when the card is declined', async () => {
    const person = await newPerson();
    await pay(person);
    await sendAll();
    const wanted = { plan: 'business', every: 'month' };
    const cost = await call(person, 'change-cost', wanted);
    expect(cost.json).toEqual({ amount_cents: 7000, currency: 'USD' });
    stripe.ledger.isCardDeclined = true;
    const declined = await call(person, 'change', wanted);
    expect(declined).toMatchObject({ status: 402, json: { error: /declined/ } });
    expect(await planOf(person)).toMatchObject({ plan: 'pro' });
    stripe.ledger.isCardDeclined = false;
    expect((await call(person, 'change', wanted)).json).toMatchObject({ plan: 'business' });
    expect(await booked(person)).toMatchObject({ cents: 9900, payments: 2 });
    // Down again: what is left stays for the next payments.
    const down = await call(person, 'change-cost', { plan: 'pro', every: 'month' });
    expect(down.json.amount_cents).toBe(-7000);
    await call(person, 'change', { plan: 'pro', every: 'month' });
    expect(await booked(person)).toMatchObject({ cents: 9900, payments: 2 });
  });

  it('gives no plan for money that went back, by a refund or a dispute, until it is ours again', async () => {
    const person = await newPerson();
    await pay(person);
    await sendAll();
    const charge = newestCharge();
    const dispute = stripe.ledger.dispute(charge.id);
    await sendAll();
    expect((await planOf(person)).until?.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await booked(person)).toMatchObject({ cents: 0 });
    stripe.ledger.closeDispute(dispute.id, 'won');
    await sendAll();
    expect((await planOf(person)).until?.getTime()).toBeGreaterThan(Date.now());
    expect(await booked(person)).toMatchObject({ cents: 2900 });
    const refund = stripe.ledger.refund(charge.id, 2900);
    await sendAll();
    expect(await booked(person)).toMatchObject({ cents: 0 });
    stripe.ledger.failRefund(refund.id);
    await sendAll();
    expect(await booked(person)).toMatchObject({ cents: 2900 });
  });

  it('leaves what the operator decides alone until the service has something new to tell', async () => {
    const person = await newPerson();
    const { subscription } = await pay(person);
    await sendAll();
    await database.db.update(users).set({ plan: 'business' }).where(eq(users.id, person.id));
    await compare();
    expect(await planOf(person)).toMatchObject({ plan: 'business' });
    stripe.ledger.renew(subscription.id);
    await sendAll();
    expect(await planOf(person)).toMatchObject({ plan: 'pro' });
  });
});

describe('what the operator gives to somebody who pays', () => {
  const give = ({ email }: { email: string }, words: string) =>
    runAdmin(['plan', email, ...words.split(' ')], (work) => work(database.db), new Date());
  /** Somebody whose card is charged each month. */
  async function subscriber(plan: 'pro' | 'business') {
    const person = await newPerson();
    const { subscription } = await pay(person, { plan, every: 'month' });
    await sendAll();
    return { ...person, email: `payer${people}@example.com`, subscription: subscription.id };
  }

  it('outlives renewals where it is better', async () => {
    const person = await subscriber('pro');
    await give(person, 'business --until 2099-01-31');
    stripe.ledger.renew(person.subscription);
    await sendAll();
    expect(await planOf(person)).toEqual({
      plan: 'business',
      until: new Date('2099-01-31T23:59:59.999Z'),
    });
  });

  it('waits while they pay for something better, and counts when that ends', async () => {
    const person = await subscriber('business');
    const { until } = await planOf(person);
    expect(await give(person, 'pro --until 2099-01-31')).toContain(
      'They pay for that themselves. What you gave counts when it has ended: Pro until 31 January 2099.',
    );
    expect(await planOf(person)).toEqual({ plan: 'business', until });
    stripe.ledger.cancel(person.subscription);
    await sendAll();
    expect(await planOf(person)).toEqual({
      plan: 'pro',
      until: new Date('2099-01-31T23:59:59.999Z'),
    });
  });

  it('leaves them what they pay for when it ends', async () => {
    const person = await subscriber('pro');
    const { until } = await planOf(person);
    const soon = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
    await give(person, `business --until ${soon}`);
    expect(await planOf(person)).toMatchObject({ plan: 'business' });
    const ended = new Date(Date.now() - 1000);
    await database.pool.query('update users set plan_until = $1 where id = $2', [ended, person.id]);
    await database.pool.query(
      `update audit_entries set details = jsonb_set(details, '{to,until}', to_jsonb($1::text))
       where user_id = $2 and details ->> 'by' = 'admin command'`,
      [ended.toISOString(), person.id],
    );
    await compare();
    expect(await planOf(person)).toEqual({ plan: 'pro', until });
  });

  it('is nothing where it is free, until there is news', async () => {
    const person = await subscriber('pro');
    await give(person, 'free');
    await compare();
    expect(await planOf(person)).toEqual({ plan: 'free', until: null });
    stripe.ledger.renew(person.subscription);
    await sendAll();
    expect(await planOf(person)).toMatchObject({ plan: 'pro' });
  });
});

it('without a payment service there are no prices, and paying says what to do instead', async () => {
  const plain = await createTestServer({ database, rateLimits });
  try {
    const person = await newPerson();
    const prices = await plain.inject({ url: '/api/billing/prices' });
    expect(prices.json()).toEqual({ takes_payments: false, adds_tax: false, prices: [] });
    const reply = await plain.inject({
      method: 'POST',
      url: '/api/user/billing/checkout',
      headers: { cookie: person.cookie },
      payload: { plan: 'pro', every: 'month' },
    });
    expect(reply.statusCode).toBe(404);
    expect(reply.json().error).toContain('Please write to us');
  } finally {
    await plain.close();
  }
});
