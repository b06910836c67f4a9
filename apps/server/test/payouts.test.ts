import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../src/db/schema/index.ts';
import { mailAffiliate } from '../src/features/affiliates/mails/mail-affiliate.ts';
import { takeRefund } from '../src/features/payments/take-payment.ts';
import { jobList } from '../src/jobs/job-list.ts';
import { openQueue } from '../src/jobs/queue.ts';
import { silentLog } from './test-database.ts';
import { payoutItem as item, openPayoutHouse, type PayoutHouse } from './test-payouts.ts';

let house: PayoutHouse;

beforeAll(async () => {
  house = await openPayoutHouse();
});
afterAll(async () => {
  await house.close();
});

const earner: PayoutHouse['earner'] = (...given) => house.earner(...given);
const desk: PayoutHouse['desk'] = (...given) => house.desk(...given);

describe('a transfer', () => {
  it('goes through information, verification by the owner, and the owner’s list', async () => {
    const { id, call, stand } = await earner(20);
    expect(await call('load')).toMatchObject({ country: '', verified: false, manual: false });
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
    expect(await stand()).toMatchObject({ holding: 0, inReview: 0 });
    await call('manual-verify', { item });
    const [asked] = (await desk(''))
      .json()
      .affiliates.filter((one: { id: number }) => one.id === id);
    expect(asked).toMatchObject({
      identity: 'asked',
      identity_note: 'The identity check was not completed',
      unpaid: 20,
      profile: { name: 'Ann Lee', country: 'DE', phone: '+49 1' },
    });
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
    expect((await desk('/payout', wanted)).json().msg).toBe('Checked off as sent');
    expect((await desk('/payout', { ...wanted, paid: false })).statusCode).toBe(404);
    expect(await stand()).toMatchObject({ total: 2000, unpaid: 750, due: 0, paid: 1250 });
    expect((await call('transfers')).transfers).toMatchObject([{ amount: 12.5, state: 'paid' }]);
  });

  it('is mailed about once it was sent, or could not be, and once', async () => {
    const { id, call } = await earner(20);
    await call('save', { item });
    await desk('/affiliate', { id, verified: true });
    const { databaseUrl, db } = house.database;
    const definitions = jobList;
    const queue = await openQueue({ databaseUrl, log: silentLog, definitions, works: false });
    const mailed = async () => {
      await mailAffiliate({ db, queue, publicUrl: 'http://localhost:3000' }, id, new Date());
      const rows = await db.select().from(mails).where(eq(mails.template, 'affiliate-transfer'));
      return rows.map(({ words }) => words);
    };
    const settle = async (earnings: number, outcome: object) => {
      await call('transfer', { earnings });
      const [due] = (await desk('')).json().payouts.slice(-1);
      await desk('/payout', { id: due.id, ...outcome });
    };
    expect(await mailed()).toEqual([]);
    await settle(5, { paid: true });
    const dashboardUrl = 'http://localhost:3000/affiliates';
    const sent = { amount: '$5.00', outcome: 'sent', reason: '', dashboardUrl };
    expect(await mailed()).toEqual([sent]);
    await settle(6, { paid: false, note: 'PayPal knows no such address' });
    const failed = { amount: '$6.00', outcome: 'failed', reason: 'PayPal knows no such address' };
    expect(await mailed()).toEqual([sent, { ...failed, dashboardUrl }]);
    expect(await mailed()).toHaveLength(2);
    await queue.stop();
  });

  it('that could not be sent is back on the account, with the reason', async () => {
    const { id, call, stand } = await earner(6);
    await call('save', { item });
    await desk('/affiliate', { id, verified: true });
    await call('transfer', { earnings: 6 });
    const { payouts } = (await desk('')).json();
    await desk('/payout', { id: payouts[0].id, paid: false, note: 'No such PayPal account' });
    expect(await stand()).toMatchObject({ unpaid: 600, due: 0, paid: 0 });
    expect((await call('transfers')).transfers).toMatchObject([
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
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await stand()).toMatchObject({ unpaid: 2000, due: 1000 });
  });

  it('another name has to be verified anew', async () => {
    const { id, call } = await earner(6);
    await call('save', { item });
    await desk('/affiliate', { id, verified: true });
    await call('save', { item: { ...item, phone: '2' } });
    expect((await call('load')).verified).toBe(true);
    await call('save', { item: { ...item, name: 'Somebody Else' } });
    expect((await call('load')).verified).toBe(false);
  });
});

it('what was refunded after it was paid out is owed back, and comes off what is earned next', async () => {
  const { id, call, stand } = await earner(20);
  await call('save', { item });
  await desk('/affiliate', { id, verified: true });
  await call('transfer', { earnings: 20 });
  const { payouts } = (await desk('')).json();
  await desk('/payout', { id: payouts.at(-1).id, paid: true });
  const { rows } = await house.database.pool.query(
    `select external_id from payments p join referrals r on r.user_id = p.user_id
     where affiliate_id = $1`,
    [id],
  );
  await takeRefund(house.database.db, {
    provider: 'operator',
    externalId: randomUUID(),
    payment: rows[0].external_id,
    amountCents: 4000,
    at: new Date(),
  });
  expect(await stand()).toEqual({
    total: 0,
    holding: 0,
    inReview: 0,
    unpaid: -2000,
    due: 0,
    paid: 2000,
  });
  expect((await call('transfer', { earnings: 5 })).error).toBe(
    'You can ask for up to $0.00 right now.',
  );
});

describe('who leaves with a transfer under way', () => {
  it.each([
    { paid: true, end: { unpaid: 0, due: 0, paid: 800 } },
    { paid: false, end: { unpaid: 800, due: 0, paid: 0 } },
  ])('has it finished or returned, and no name stays: $paid', async ({ paid, end }) => {
    const { id, call, stand } = await earner(8);
    const name = `Leaver ${paid}`;
    await call('save', { item: { ...item, name } });
    await desk('/affiliate', { id, verified: true });
    await call('transfer', { earnings: 8 });
    await house.database.pool.query('delete from users where id = $1', [id]);
    const [left] = (await desk(''))
      .json()
      .payouts.filter((one: { name: string }) => one.name === name);
    expect(left).toMatchObject({ username: '(left)', paypal_email: 'pay@example.com', amount: 8 });
    await desk('/payout', { id: left.id, paid, note: paid ? '' : 'Gone' });
    expect(await stand()).toMatchObject(end);
    const { rows } = await house.database.pool.query(
      'select payee, user_id, party from payouts where id = $1',
      [left.id],
    );
    expect(rows).toEqual([{ payee: null, user_id: null, party: String(id) }]);
  });
});

describe('the owner', () => {
  it('finds one of many, a page at a time, those who wait first', async () => {
    const seen = (await desk('?find=nobody-at-all')).json();
    expect(seen).toMatchObject({ affiliates: [], affiliates_total: 0 });
    const waiting = await earner(6);
    await waiting.call('manual-verify', { item: { ...item, name: 'Zoe_Findme' } });
    const found = (await desk('?find=zoe_find')).json();
    expect(found).toMatchObject({ affiliates: [{ id: waiting.id }], affiliates_total: 1 });
    for (let count = 0; count < 15; count += 1) await earner(6);
    const first = (await desk('')).json();
    expect(first.affiliates).toHaveLength(first.page_size);
    expect(first.affiliates[0].id).toBe(waiting.id);
    const second = (await desk('?page=2')).json();
    expect(second.affiliates).toHaveLength(first.affiliates_total - first.page_size);
    const ids = [...first.affiliates, ...second.affiliates].map(({ id }) => id);
    expect(new Set(ids).size).toBe(first.affiliates_total);
  });

  it('approves or declines what was held, and each is booked once', async () => {
    const [good, bad] = [await earner(10, 'Looks odd'), await earner(10, 'Looks odd')];
    expect(await good.stand()).toMatchObject({ holding: 1000, inReview: 1000, unpaid: 0 });
    const holds = (await desk('')).json().holds.slice(-2);
    expect(holds).toMatchObject([
      { reason: 'Looks odd', amount: 10, payer: expect.stringMatching(/^payer\d+@/), paid: 20 },
      { amount: 10 },
    ]);
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
    expect((await desk('/adjust', { ...change, amount: 0.001 })).json()).toEqual({
      error: 'Amount must not be 0',
    });
  });

  it('has the addresses of those who want news, and of nobody else', async () => {
    const [keen, quiet] = [await earner(10), await earner(10)];
    const { pool } = house.database;
    const settings = JSON.stringify({ email: { list: false } });
    await pool.query('update affiliates set settings = $1 where user_id = $2', [
      settings,
      quiet.id,
    ]);
    const { rows } = await pool.query('select id, email from users where id = any($1)', [
      [keen.id, quiet.id],
    ]);
    const emailOf = (id: number) => rows.find((row) => Number(row.id) === id).email;
    const { body } = await desk('/news.csv');
    expect(body).toContain(emailOf(keen.id));
    expect(body).not.toContain(emailOf(quiet.id));
  });
});
