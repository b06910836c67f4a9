import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followPayouts } from '../src/features/payouts/follow-payouts.ts';
import { createPayoutService } from '../src/providers/payout/create-payout-service.ts';
import { timesToTry } from './soak.ts';
import { silentLog } from './test-database.ts';
import { payoutItem as item, openPayoutHouse, type PayoutHouse } from './test-payouts.ts';
import { startPaypal, type TestPaypal } from './test-paypal.ts';
import { startPersona, type TestPersona } from './test-persona.ts';
import { testSettings } from './test-settings.ts';

let paypal: TestPaypal;
let persona: TestPersona;
let house: PayoutHouse;

beforeAll(async () => {
  [paypal, persona] = [await startPaypal(), await startPersona()];
  house = await openPayoutHouse({ ...paypal.settings, ...persona.settings });
});
afterAll(async () => {
  await house.close();
  await paypal.close();
  await persona.close();
});

const follow = async (at = new Date()) => {
  const service = createPayoutService(testSettings(paypal.settings));
  if (!service) throw new Error('PayPal is set up.');
  const { signal } = new AbortController();
  await followPayouts({ db: house.database.db, service, log: silentLog, signal }, at);
};
const later = (days: number) => new Date(Date.now() + days * 86_400_000);

/** Somebody verified who asked for 10 USD, what PayPal has of it, and what the desk shows. */
async function asker(paypalEmail: string) {
  const person = await house.earner(10);
  await person.call('save', { item: { ...item, paypal_email: paypalEmail } });
  await house.desk('/affiliate', { id: person.id, verified: true });
  expect((await person.call('transfer', { earnings: 10 })).status).toBe(200);
  const orders = () => paypal.batches.filter(({ receiver }) => receiver === paypalEmail);
  const order = () => {
    const [only] = orders();
    if (!only || orders().length !== 1) throw new Error('PayPal has no order, or two.');
    return only;
  };
  const shown = async () =>
    (await house.desk(''))
      .json()
      .payouts.find((one: { paypal_email: string }) => one.paypal_email === paypalEmail);
  const [{ id }] = (await person.call('transfers')).transfers;
  const transfer = async () => (await person.call('transfers')).transfers[0];
  return { ...person, orders, order, shown, transfer, transferId: id as string };
}

describe('PayPal', () => {
  it('is given a transfer once, and its fee and success are booked once', async () => {
    const { stand, order, transfer, transferId } = await asker('one@pay.example');
    await follow();
    await follow();
    expect(order()).toMatchObject({ value: '10.00', senderBatchId: transferId });
    expect(await stand()).toMatchObject({ due: 1000, paid: 0 });
    expect((await house.desk('/payout', { id: transferId, paid: true })).statusCode).toBe(404);
    order().status = 'SUCCESS';
    await follow();
    await follow(later(2));
    expect(await stand()).toMatchObject({ due: 0, paid: 1000 });
    expect(await transfer()).toMatchObject({ state: 'paid' });
    const { rows } = await house.database.pool.query(
      "select sum(amount_cents)::int cents from ledger_entries where account = 'fees'",
    );
    expect(rows).toEqual([{ cents: 25 }]);
  });

  it('has one order when its answer was lost, and when we died before we heard it', async () => {
    const { orders, shown } = await asker('lost@pay.example');
    paypal.mishaps.push('lost', { status: 503, json: {} });
    await follow();
    expect(await shown()).toMatchObject({ trouble: null });
    await follow();
    await follow();
    expect(orders()).toHaveLength(1);
    expect(await shown()).toMatchObject({ progress: 'PENDING' });
  });

  it('waits for somebody without an account, and what is returned is back on ours', async () => {
    const { stand, order, transfer } = await asker('nobody@pay.example');
    await follow();
    order().status = 'UNCLAIMED';
    await follow();
    expect(await transfer()).toMatchObject({ state: 'requested', unclaimed: true });
    order().status = 'RETURNED';
    order().error = { name: 'RETURNED', message: 'Nobody claimed it within 30 days.' };
    await follow(later(30));
    await follow(later(31));
    expect(await stand()).toMatchObject({ unpaid: 1000, due: 0, paid: 0 });
    expect(await transfer()).toMatchObject({
      state: 'failed',
      note: 'Nobody claimed it within 30 days.',
    });
  });

  it('takes back what had arrived: a reversal is booked once', async () => {
    const { stand, order } = await asker('reversed@pay.example');
    await follow();
    order().status = 'SUCCESS';
    await follow();
    order().status = 'REVERSED';
    await follow(later(2));
    await follow(later(4));
    expect(await stand()).toMatchObject({ unpaid: 1000, due: 0, paid: 0 });
  });

  it('refuses for want of money: the owner reads why, and can send it by hand, then nobody else does', async () => {
    const { stand, orders, shown, transferId } = await asker('short@pay.example');
    const json = { name: 'INSUFFICIENT_FUNDS', message: 'Sender does not have sufficient funds.' };
    expect((await house.desk('/payout-by-hand', { id: transferId })).statusCode).toBe(404);
    paypal.mishaps.push({ status: 422, json });
    await follow();
    expect(await shown()).toMatchObject({
      by: 'paypal',
      trouble: 'PayPal: Sender does not have sufficient funds.',
    });
    expect((await house.desk('/payouts.csv')).body).not.toContain('short@pay.example');
    await house.desk('/payout-by-hand', { id: transferId });
    expect((await house.desk('/payouts.csv')).body).toContain('short@pay.example');
    await follow();
    expect(orders()).toHaveLength(0);
    await house.desk('/payout', { id: transferId, paid: true });
    expect(await stand()).toMatchObject({ paid: 1000 });
  });

  it('may have sent what it refuses now, when an earlier try was not answered: by hand only once somebody looked', async () => {
    const { orders, shown, transferId } = await asker('twice@pay.example');
    const json = { name: 'AUTHORIZATION_ERROR', message: 'Authorization error occurred.' };
    paypal.mishaps.push('lost', { status: 403, json });
    await follow();
    await follow();
    expect(orders()).toHaveLength(1);
    expect(await shown()).toMatchObject({
      trouble: 'PayPal: Authorization error occurred.',
      may_be_sent: true,
    });
    expect((await house.desk('/payout-by-hand', { id: transferId })).statusCode).toBe(404);
    // The service knows it again by itself, as long as it remembers it.
    await follow(later(27));
    expect(await shown()).toMatchObject({ may_be_sent: true, progress: 'SENDING' });
    await house.desk('/payout-by-hand', { id: transferId, looked: true });
    expect(await shown()).toMatchObject({ by: 'operator' });
  });

  it('has one order, and the books have it once, wherever the database dies in the middle', async () => {
    const { pool } = house.database;
    const fees = async () => {
      const { rows } = await pool.query(
        "select coalesce(sum(amount_cents), 0)::int cents from ledger_entries where account = 'fees'",
      );
      return rows[0].cents as number;
    };
    await pool.query(
      `create function die() returns trigger language plpgsql as
       $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`,
    );
    const deaths = [
      { at: "payouts for each row when (new.provider_state = 'SENDING')", orders: 0, paid: false },
      { at: "payouts for each row when (new.provider_state = 'PENDING')", orders: 1, paid: false },
      { at: "payouts for each row when (new.state = 'paid')", orders: 1, paid: false },
      { at: "ledger_transactions for each row when (new.kind = 'payout')", orders: 1, paid: false },
      { at: "ledger_entries for each row when (new.account = 'paid-out')", orders: 1, paid: false },
      { at: "ledger_transactions for each row when (new.kind = 'fee')", orders: 1, paid: true },
    ];
    const rounds = timesToTry(deaths.length, 20);
    const feesBefore = await fees();
    for (let round = 0; round < rounds; round += 1) {
      const death = deaths[round % deaths.length];
      if (!death) throw new Error('There are ways to die.');
      const { at, paid } = death;
      const { stand, orders, order } = await asker(`dying${round}@pay.example`);
      await pool.query(
        `create trigger dying after insert or update on ${at} execute function die()`,
      );
      await follow();
      if (orders().length > 0) order().status = 'SUCCESS';
      await follow();
      await pool.query(`drop trigger dying on ${at.split(' ')[0]}`);
      expect(orders()).toHaveLength(death.orders);
      expect(await stand()).toMatchObject(paid ? { due: 0, paid: 1000 } : { due: 1000, paid: 0 });

      await follow();
      order().status = 'SUCCESS';
      for (const days of [0, 2, 4]) await follow(later(days));
      expect(orders()).toHaveLength(1);
      expect(await stand()).toEqual({
        total: 1000,
        holding: 0,
        inReview: 0,
        unpaid: 0,
        due: 0,
        paid: 1000,
      });
    }
    expect((await fees()) - feesBefore).toBe(rounds * 25);
  }, 600_000);
});

describe('Persona', () => {
  let checks = 0;
  /** A check that somebody passed, by its id. */
  const passed = (member: number, first: string, last: string, createdAt = new Date()) => {
    checks += 1;
    const id = `inq_test${checks}`;
    const reference = `member-${member}`;
    persona.inquiries.set(id, { status: 'completed', reference, first, last, createdAt });
    return id;
  };

  it('verifies whoever the papers name, and tells the page how to begin', async () => {
    const { id, call } = await house.earner(6);
    expect((await call('verification')).service).toMatchObject({
      template_id: 'itmpl_test',
      reference_id: `member-${id}`,
    });
    await call('save', { item });
    const inquiryId = passed(id, 'ANN', 'Lee');
    expect(await call('persona', { inquiryId })).toMatchObject({ verified: true });
    expect(await call('load')).toMatchObject({ verified: true });
  });

  it('may be loaded by the page of the check, and by no other', async () => {
    const policyOf = async (url: string) =>
      String((await house.app.inject({ url })).headers['content-security-policy']);
    const origin = persona.settings.PERSONA_ADDRESS ?? '';
    expect(await policyOf('/verify.html')).toMatch(
      new RegExp(`script-src [^;]*${origin}.*frame-src 'self' ${origin};`),
    );
    expect(await policyOf('/members.html')).not.toContain(origin);
  });

  it('does not verify by a check that failed, is unknown, or is of another account', async () => {
    const [{ id }, other] = [await house.earner(6), await house.earner(6)];
    await other.call('save', { item });
    const failed = passed(other.id, 'Ann', 'Lee');
    persona.inquiries.set(failed, {
      status: 'failed',
      reference: `member-${other.id}`,
      first: 'Ann',
      last: 'Lee',
    });
    for (const inquiryId of [failed, 'inq_unknown', passed(id, 'Ann', 'Lee')]) {
      expect(await other.call('persona', { inquiryId })).toMatchObject({ verified: false });
    }
    // Not even when the service says that it is theirs now.
    const used = passed(id, 'Ann', 'Lee');
    await house.database.pool.query('insert into identity_checks values ($1, $2)', [used, id]);
    const mine = { status: 'approved', reference: `member-${other.id}`, first: 'Ann', last: 'Lee' };
    persona.inquiries.set(used, mine);
    expect(await other.call('persona', { inquiryId: used })).toMatchObject({ verified: false });
  });

  it('asks the owner when the papers name somebody else', async () => {
    const { id, call } = await house.earner(6);
    await call('save', { item });
    const inquiryId = passed(id, 'Bob', 'Ray');
    expect(await call('persona', { inquiryId })).toMatchObject({ verified: false });
    expect(await call('load')).toMatchObject({ verified: false, manual: true });
    const [shown] = (await house.desk(''))
      .json()
      .affiliates.filter((one: { id: number }) => one.id === id);
    expect(shown).toMatchObject({
      identity: 'asked',
      identity_note: 'The papers say "Bob Ray", the payout information "Ann Lee"',
    });
  });

  it('does not count an old check for a name, or a PayPal account, that was given later', async () => {
    const { id, call } = await house.earner(6);
    await call('save', { item });
    const inquiryId = passed(id, 'Ann', 'Lee', new Date(Date.now() - 3_600_000));
    expect(await call('persona', { inquiryId })).toMatchObject({ verified: false });
    expect(await call('load')).toMatchObject({ manual: false });
  });
});
