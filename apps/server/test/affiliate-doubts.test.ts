import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { affiliates, payoutProfiles } from '../src/db/schema/index.ts';
import { noteReferral } from '../src/features/affiliates/referral/note-referral.ts';
import { affiliateBalance } from '../src/features/books/sums.ts';
import { takePayment, takeRefund } from '../src/features/payments/take-payment.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { signUp } from './test-server.ts';

let database: TestDatabase;
const now = new Date();

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
});

let names = 0;
const newEmail = () => `somebody${++names}@box${names}.example`;

/** An affiliate, people whom they bring, and why what these paid is held. */
async function newAffiliate(email = newEmail()) {
  const { db, pool } = database;
  const { id } = await signUp(database, { email, affiliate: true });
  await db.insert(affiliates).values({ userId: id, username: `affiliate${id}` });
  const pay = async (payer: number, cardFingerprint?: string) => {
    const externalId = randomUUID();
    await takePayment(db, {
      provider: 'operator',
      externalId,
      payer: { id: payer, name: '', email: '' },
      amountCents: 2000,
      currency: 'USD',
      plan: 'pro',
      periodStart: now,
      periodEnd: undefined,
      paidAt: now,
      cardFingerprint,
    });
    return externalId;
  };
  const bring = async (
    payerEmail = newEmail(),
    more: { network?: string; isAffiliatesBrowser?: boolean } = {},
  ) => {
    const payer = await signUp(database, { email: payerEmail });
    const click = { affiliateId: id, via: 'link' as const, promotion: '', at: now };
    await noteReferral(db, payer.id, { click, ...more });
    return payer.id;
  };
  const refund = (payment: string) =>
    takeRefund(db, {
      provider: 'operator',
      externalId: randomUUID(),
      payment,
      amountCents: 2000,
      at: now,
    });
  const reasons = async () => {
    const { rows } = await pool.query(
      'select reason from commission_holds where affiliate_id = $1 order by id',
      [id],
    );
    return rows.map(({ reason }) => reason);
  };
  return { id, pay, bring, refund, reasons, stand: () => affiliateBalance(db, id, now) };
}

async function savePaypalEmail(userId: number, paypalEmail: string): Promise<void> {
  const line = { name: '', businessName: '', phone: '', address: '', city: '', state: '' };
  await database.db
    .insert(payoutProfiles)
    .values({ ...line, userId, paypalEmail, zip: '', country: 'DE', tax: '', website: '' });
}

describe('a commission is held for the owner, and not dropped, when', () => {
  it('the browser is one that the affiliate uses', async () => {
    const { bring, pay, reasons, stand } = await newAffiliate();
    await pay(await bring(undefined, { isAffiliatesBrowser: true }));
    expect(await reasons()).toEqual(['Signed up in a browser that the affiliate uses']);
    expect(await stand()).toMatchObject({ total: 1000, holding: 1000 });
  });

  it('the card is one that the affiliate pays with', async () => {
    const { id, bring, pay, reasons, stand } = await newAffiliate();
    await pay(id, 'card of the affiliate');
    await pay(await bring(), 'card of the affiliate');
    expect(await reasons()).toEqual(['Paid with a card that the affiliate pays with']);
    expect(await stand()).toMatchObject({ holding: 1000 });
  });

  it('the card is one that the affiliate pays with later, as long as it is not final', async () => {
    const { id, bring, pay, refund, reasons, stand } = await newAffiliate();
    const [first, other] = [await bring(), await bring()];
    const payment = await pay(first, 'card seen again');
    await pay(other, 'another card');
    expect(await reasons()).toEqual([]);
    for (let count = 0; count < 2; count += 1) await pay(id, 'card seen again');
    expect(await reasons()).toEqual(['Paid with a card that the affiliate pays with now']);
    expect(await stand()).toMatchObject({ total: 2000, holding: 2000 });
    const later = new Date(now.getTime() + 40 * 86_400_000);
    expect(await affiliateBalance(database.db, id, later)).toMatchObject({
      holding: 1000,
      unpaid: 1000,
    });
    // Both levels of the books agree afterwards: what is held goes back from what is held.
    await refund(payment);
    expect(await affiliateBalance(database.db, id, later)).toMatchObject({
      total: 1000,
      holding: 0,
      unpaid: 1000,
    });
  });

  it('the address is one that the affiliate came to be paid at later', async () => {
    const { id, bring, pay, reasons } = await newAffiliate();
    const payer = await bring('shared@four.example');
    await pay(payer);
    await savePaypalEmail(id, 'shared@four.example');
    await pay(payer);
    expect(await reasons()).toEqual(['Has the same mailbox as the affiliate']);
  });

  it('the card is one that whoever invited the affiliate pays with', async () => {
    const inviter = await newAffiliate();
    const { id, bring, pay, reasons } = await newAffiliate();
    await database.db
      .update(affiliates)
      .set({ invitedBy: inviter.id })
      .where(eq(affiliates.userId, id));
    await pay(inviter.id, 'card of the inviter');
    await pay(await bring(), 'card of the inviter');
    expect(await reasons()).toEqual(['Paid with a card that the affiliate pays with']);
    expect(await inviter.reasons()).toEqual(['Paid with a card that the affiliate pays with']);
    expect(await inviter.stand()).toMatchObject({ holding: 100 });
  });

  it('a third person pays with one card', async () => {
    const { bring, pay, reasons } = await newAffiliate();
    for (let count = 0; count < 3; count += 1) await pay(await bring(), 'one card');
    await pay(await bring(), 'another card');
    expect(await reasons()).toEqual(['More than 2 people pay with one card']);
  });

  it('the address is that of the affiliate, written otherwise', async () => {
    const { bring, pay, reasons } = await newAffiliate('ann@one.example');
    await pay(await bring('a.nn+2@one.example'));
    expect(await reasons()).toEqual(['Has the same mailbox as the affiliate']);
  });

  it('the address is the one that the affiliate is paid at', async () => {
    const { id, bring, pay, reasons } = await newAffiliate();
    await savePaypalEmail(id, 'Paid.Here@two.example');
    await pay(await bring('paidhere+1@two.example'));
    expect(await reasons()).toEqual(['Has the same mailbox as the affiliate']);
  });

  it('two people have one mailbox', async () => {
    const { bring, pay, reasons } = await newAffiliate();
    await pay(await bring('kim@three.example'));
    await pay(await bring('k.im+2@three.example'));
    expect(await reasons()).toEqual(['Has the same mailbox as somebody else whom they brought']);
  });

  it('many came from one network within a day', async () => {
    const { bring, pay, reasons } = await newAffiliate();
    for (let count = 0; count < 6; count += 1) {
      await pay(await bring(undefined, { network: 'one network' }));
    }
    expect(await reasons()).toEqual(['More than 5 people came from the same network within a day']);
  });

  it('many of their people had their money back', async () => {
    const { bring, pay, refund, reasons, stand } = await newAffiliate();
    const paid: string[] = [];
    for (let count = 0; count < 5; count += 1) paid.push(await pay(await bring()));
    for (const payment of paid.slice(0, 2)) await refund(payment);
    await pay(await bring());
    expect(await reasons()).toEqual(['2 of 5 payments of people they referred were refunded']);
    expect(await stand()).toMatchObject({ total: 4000, holding: 4000 });
  });
});
