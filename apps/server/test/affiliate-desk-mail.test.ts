import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '../src/db/schema/index.ts';
import { mailOwner } from '../src/features/payouts/desk/mail-owner.ts';
import { jobList } from '../src/jobs/job-list.ts';
import { openQueue, type Queue } from '../src/jobs/queue.ts';
import { silentLog } from './test-database.ts';
import { payoutItem as item, openPayoutHouse, type PayoutHouse } from './test-payouts.ts';

let house: PayoutHouse;
let queue: Queue;

beforeAll(async () => {
  house = await openPayoutHouse();
  const { databaseUrl } = house.database;
  queue = await openQueue({ databaseUrl, log: silentLog, definitions: jobList, works: false });
});
afterAll(async () => {
  await queue?.stop();
  await house.close();
});

const dayMs = 86_400_000;
const now = Date.now();

/** What the owner is mailed so many days from now. */
async function told(days = 0): Promise<Record<string, string>[]> {
  const { db } = house.database;
  await db.delete(mails).where(eq(mails.template, 'affiliate-desk'));
  const at = new Date(now + days * dayMs);
  await mailOwner({ db, queue, publicUrl: 'http://localhost:3000' }, at);
  const rows = await db.select().from(mails).where(eq(mails.template, 'affiliate-desk'));
  expect(rows.every(({ recipient }) => recipient === 'owner@example.com')).toBe(true);
  return rows.map(({ words }) => words);
}

it('tells the owner by mail what affiliates wait for, once, and again each day while money waits', async () => {
  expect(await told()).toEqual([]);
  const { id, call } = await house.earner(20);
  await call('manual-verify', { item });
  const deskUrl = 'http://localhost:3000/members.html#/affiliate-desk';
  expect(await told()).toEqual([
    {
      transfers: '',
      people: 'One person is waiting for your call to be verified.',
      holds: '',
      deskUrl,
    },
  ]);
  // Known by now, and no money waits for it.
  expect(await told(2)).toEqual([]);

  await house.desk('/affiliate', { id, verified: true });
  await call('transfer', { earnings: 12.5 });
  expect(await told(2)).toMatchObject([
    { transfers: 'One transfer of $12.50 is waiting to be sent.', people: '' },
  ]);
  expect(await told(2.5)).toEqual([]);
  // They were promised two business days.
  expect(await told(3.1)).toMatchObject([
    { transfers: 'One transfer of $12.50 is waiting to be sent.' },
  ]);

  await house.earner(30, 'Signed up in a browser that the affiliate uses');
  await house.earner(40, 'Signed up in a browser that the affiliate uses');
  expect(await told(3.2)).toMatchObject([
    {
      transfers: 'One transfer of $12.50 is waiting to be sent.',
      holds: '2 commissions look odd. Please approve or decline them.',
    },
  ]);
  expect(await told(3.3)).toEqual([]);

  const { payouts } = (await house.desk('')).json();
  await house.desk('/payout', { id: payouts[0].id, paid: true });
  expect(await told(9)).toEqual([]);
});

it('leaves transfers to the service that sends them, until it refuses', async () => {
  const { call, id } = await house.earner(20);
  await call('save', { item });
  await house.desk('/affiliate', { id, verified: true });
  await call('transfer', { earnings: 20 });
  const { pool } = house.database;
  await pool.query("update payouts set provider = 'paypal' where user_id = $1", [id]);
  expect(await told(10)).toEqual([]);
  await pool.query("update payouts set trouble = 'Too little money.' where user_id = $1", [id]);
  expect(await told(10)).toMatchObject([
    { transfers: 'One transfer of $20.00 is waiting to be sent.' },
  ]);
});
