import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { affiliates, installation, referrals } from '../src/db/schema/index.ts';
import { affiliateBalance } from '../src/features/books/sums.ts';
import { takePayment, takeRefund } from '../src/features/payments/take-payment.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestServer, signUp } from './test-server.ts';

let database: TestDatabase;
let app: FastifyInstance;
let ownerCookie: string;
const day = 86_400_000;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestServer({ database });
  const owner = await signUp(database, { email: 'owner@example.com' });
  ownerCookie = owner.cookie;
  await database.db.update(installation).set({ ownerId: owner.id });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const item = {
  paypal_email: 'pay@example.com',
  name: 'Ann Lee',
  business_name: '=Lee, Ann',
  phone: '+49 1',
  address: 'Street 1',
  city: 'Town',
  state: 'State',
  zip: '12345',
  country: 'DE',
  tax: 'T1',
  website: 'example.com',
};

let people = 0;
/** An affiliate to whom somebody paid `dollars` forty days ago, with the calls they make. */
async function earner(dollars: number, doubt: string | null = null) {
  people += 1;
  const { id, cookie } = await signUp(database, {
    email: `earner${people}@example.com`,
    affiliate: true,
  });
  await database.db.insert(affiliates).values({ userId: id, username: `earner${people}` });
  const payer = await signUp(database, { email: `payer${people}@example.com` });
  await database.db
    .insert(referrals)
    .values({ userId: payer.id, affiliateId: id, via: 'link', isSignup: true, doubt });
  await takePayment(database.db, {
    provider: 'operator',
    externalId: randomUUID(),
    payer: { id: payer.id, name: '', email: '' },
    amountCents: dollars * 200,
    currency: 'USD',
    plan: 'pro',
    periodStart: new Date(),
    periodEnd: undefined,
    paidAt: new Date(Date.now() - 40 * day),
  });
  const call = async (path: string, body?: object) => {
    const reply = await app.inject({
      url: `/api/user/affiliates/payout/${path}`,
      method: body ? 'POST' : 'GET',
      headers: { cookie },
      ...(body && { payload: body }),
    });
    return { status: reply.statusCode, ...reply.json() };
  };
  const stand = () => affiliateBalance(database.db, id, new Date());
  return { id, call, stand };
}

const desk = async (path: string, body?: object) =>
  app.inject({
    url: `/api/members/affiliate-desk${path}`,
    method: body ? 'POST' : 'GET',
    headers: { cookie: ownerCookie },
    ...(body && { payload: body }),
  });

describe('a transfer', () => {
  it('goes through information, verification by the owner, and the owner’s list', async () => {
    const { id, call, stand } = await earner(20);
    const { item: empty } = await call('load');
    expect(empty).toMatchObject({ country: '', verified: false, manual: false });
    expect(await call('save', { item: { ...item, tax: ' ' } })).toMatchObject({
      error: 'Tax number is required',
    });
    expect(await call('transfer', { earnings: 20 })).toMatchObject({
      error: 'Please save your payout information first.',
    });
    await call('save', { item });
    expect(await call('transfer', { earnings: 20 })).toMatchObject({
      error: 'Please click "Start verification" button to complete account verification',
    });
    await call('failed', { item });
    await call('manual-verify', { item });
    const [asked] = (await desk(''))
      .json()
      .affiliates.filter((one: { id: number }) => one.id === id);
    expect(asked).toMatchObject({ identity: 'asked', phone: '+49 1', unpaid: 20 });
    await desk('/affiliate', { id, verified: true });

    expect(await call('transfer', { earnings: 4.99 })).toMatchObject({
      error: 'Minimum payout is 5 USD',
    });
    expect(await call('transfer', { earnings: 20.01 })).toMatchObject({
      error: 'You can ask for up to $20.00 right now.',
    });
    expect((await call('transfer', { earnings: 12.5 })).status).toBe(200);
    expect(await call('transfer', { earnings: 5 })).toMatchObject({
      error: 'A transfer is already in progress. You can ask for more once it has arrived.',
    });
    expect(await stand()).toMatchObject({ total: 2000, unpaid: 750, due: 1250, paid: 0 });

    const csv = await desk('/payouts.csv');
    expect(csv.body).toContain('12.50,USD');
    expect(csv.body).toContain('"\'=Lee, Ann"');
    const { payouts } = (await desk('')).json();
    const wanted = { id: payouts[0].id, paid: true };
    expect((await desk('/payout', wanted)).json().msg).toBe('Ticked off as sent');
    expect((await desk('/payout', { ...wanted, paid: false })).statusCode).toBe(404);
    expect(await stand()).toMatchObject({ total: 2000, unpaid: 750, due: 0, paid: 1250 });
    expect((await call('load')).transfers).toMatchObject([{ amount: 12.5, state: 'paid' }]);
  });

  it('that could not be sent is back on the account, with the reason', async () => {
    const { id, call, stand } = await earner(6);
    await call('save', { item });
    await desk('/affiliate', { id, verified: true });
    await call('transfer', { earnings: 6 });
    const { payouts } = (await desk('')).json();
    await desk('/payout', { id: payouts[0].id, paid: false, note: 'No such PayPal account' });
    expect(await stand()).toMatchObject({ unpaid: 600, due: 0, paid: 0 });
    expect((await call('load')).transfers).toMatchObject([
      { state: 'failed', note: 'No such PayPal account' },
    ]);
  });

  it('asked for twenty times at once is one', async () => {
    const { id, call, stand } = await earner(30);
    await call('save', { item });
    await desk('/affiliate', { id, verified: true });
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => call('transfer', { earnings: 10 })),
    );
    // The same account may ask so often in a minute, and no more.
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
    expect(await stand()).toMatchObject({ unpaid: 2000, due: 1000 });
  });

  it('another name has to be verified anew', async () => {
    const { id, call } = await earner(6);
    await call('save', { item });
    await desk('/affiliate', { id, verified: true });
    await call('save', { item: { ...item, phone: '2' } });
    expect((await call('load')).item.verified).toBe(true);
    await call('save', { item: { ...item, name: 'Somebody Else' } });
    expect((await call('load')).item.verified).toBe(false);
  });
});

it('what was refunded after it was paid out is owed back, and comes off what is earned next', async () => {
  const { id, call, stand } = await earner(20);
  await call('save', { item });
  await desk('/affiliate', { id, verified: true });
  await call('transfer', { earnings: 20 });
  const { payouts } = (await desk('')).json();
  await desk('/payout', { id: payouts.at(-1).id, paid: true });
  const { rows } = await database.pool.query(
    `select external_id from payments p join referrals r on r.user_id = p.user_id
     where affiliate_id = $1`,
    [id],
  );
  await takeRefund(database.db, {
    provider: 'operator',
    externalId: randomUUID(),
    payment: rows[0].external_id,
    amountCents: 4000,
    at: new Date(),
  });
  expect(await stand()).toEqual({ total: 0, holding: 0, unpaid: -2000, due: 0, paid: 2000 });
  expect((await call('transfer', { earnings: 5 })).error).toBe(
    'You can ask for up to $0.00 right now.',
  );
});

describe('the owner', () => {
  it('approves or declines what was held, and each is booked once', async () => {
    const [good, bad] = [await earner(10, 'Looks odd'), await earner(10, 'Looks odd')];
    expect(await good.stand()).toMatchObject({ holding: 1000, unpaid: 0 });
    const holds = (await desk('')).json().holds.slice(-2);
    expect(holds).toMatchObject([{ reason: 'Looks odd', amount: 10 }, { amount: 10 }]);
    await desk('/commission', { id: holds[0].id, approve: true });
    await desk('/commission', { id: holds[1].id, approve: false });
    expect((await desk('/commission', { id: holds[1].id, approve: true })).statusCode).toBe(404);
    expect(await good.stand()).toMatchObject({ total: 1000, holding: 0, unpaid: 1000 });
    expect(await bad.stand()).toMatchObject({ total: 0, holding: 0, unpaid: 0 });
  });

  it('adjusts with a note, once, and stops transfers with a reason', async () => {
    const { id, call, stand } = await earner(10);
    const change = { id, amount: -2.5, note: 'Paid twice in March', key: randomUUID() };
    await desk('/adjust', change);
    await desk('/adjust', change);
    expect(await stand()).toMatchObject({ total: 750, unpaid: 750 });
    await desk('/affiliate', { id, held_reason: 'We look at your links' });
    expect(await call('transfer', { earnings: 5 })).toMatchObject({
      error:
        'Transfers are stopped for now: We look at your links. Please write to us if you have questions.',
    });
    expect((await desk('/adjust', { ...change, note: ' ' })).json()).toEqual({
      error: 'Note is required',
    });
  });
});
