import { randomUUID } from 'node:crypto';
import { affiliates, installation, referrals } from '../src/db/schema/index.ts';
import { affiliateBalance } from '../src/features/books/sums.ts';
import { takePayment } from '../src/features/payments/take-payment.ts';
import { createTestDatabase } from './test-database.ts';
import { createTestServer, signUp } from './test-server.ts';

const dayMs = 86_400_000;

export const payoutItem = {
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

export type PayoutHouse = Awaited<ReturnType<typeof openPayoutHouse>>;

/** A server with an owner, and affiliates who earned something. Calls are counted, but not limited. */
export async function openPayoutHouse(settings: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const plenty = { windowSeconds: 60, perAddress: 1e6, perAccount: 1e6 };
  const app = await createTestServer({
    database,
    settings,
    rateLimits: { read: plenty, change: plenty, sensitive: plenty },
  });
  const owner = await signUp(database, { email: 'owner@example.com' });
  await database.db.update(installation).set({ ownerId: owner.id });
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
      paidAt: new Date(Date.now() - 40 * dayMs),
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
      headers: { cookie: owner.cookie },
      ...(body && { payload: body }),
    });

  return {
    database,
    app,
    earner,
    desk,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
