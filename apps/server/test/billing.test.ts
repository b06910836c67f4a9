import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAdmin } from '../src/features/admin/run-admin.ts';
import { pdfText } from './pdf-text.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestServer, signUp } from './test-server.ts';

let database: TestDatabase;
let app: FastifyInstance;
const now = new Date('2026-03-10T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestServer({
    database,
    settings: { INVOICE_SENDER: 'Films & Co.; 1 Main Street; Springfield' },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const admin = (line: string, at = now) =>
  runAdmin(line.split(' ').filter(Boolean), (work) => work(database.db), at);

async function download(cookie: string) {
  const reply = await app.inject({ url: '/api/user/billing/invoices', headers: { cookie } });
  expect(reply.statusCode).toBe(200);
  return { reply, pages: await pdfText(reply.rawPayload) };
}

describe('the admin command', () => {
  it('puts an account on a plan through the given day, and notes it', async () => {
    const { id, cookie } = await signUp(database, { email: 'ann@example.com' });
    expect(await admin('plan Ann@Example.com pro --until 2099-01-31')).toBe(
      'ann@example.com is now on: Pro until 31 January 2099. Before: Free.',
    );
    const reply = await app.inject({ url: '/api/user/info', headers: { cookie } });
    expect(reply.json().user).toMatchObject({
      plan: 'pro',
      expired: false,
      access: { tier: 'pro', paid: true, until: '2099-01-31T23:59:59.999Z' },
    });
    const { rows } = await database.pool.query('select * from audit_entries where user_id = $1', [
      id,
    ]);
    expect(rows).toMatchObject([
      {
        action: 'plan-changed',
        details: { from: { plan: null }, to: { plan: 'pro' }, by: 'admin command' },
      },
    ]);
  });

  it('shows an account with its plan and invoices', async () => {
    await signUp(database, { email: 'shown@example.com', name: 'Shown', createdAt: now });
    await admin('plan shown@example.com business --amount 99 --currency eur');
    expect(await admin('user shown@example.com')).toBe(
      [
        'Email     shown@example.com (not verified)',
        'Name      Shown',
        'Plan      Business',
        'Since     10 March 2026',
        'Invoices',
        '          RW-2026-0001  10 March 2026  €99.00',
      ].join('\n'),
    );
  });

  it('says when a plan has ended', async () => {
    await signUp(database, {
      email: 'ended@example.com',
      plan: 'pro',
      planUntil: new Date('2026-03-01T12:00:00Z'),
    });
    expect(await admin('user ended@example.com')).toContain(
      'Plan      Free (Pro ended on 1 March 2026)',
    );
  });

  it('explains itself', async () => {
    expect(await admin('help')).toContain('npm run admin -- plan <email> <free|pro|business>');
    expect(await admin('')).toBe(await admin('help'));
  });

  it.each([
    ['dance', 'There is no admin command "dance".'],
    ['constructor', 'There is no admin command "constructor".'],
    ['plan', 'Please say whose account it is, by their email.'],
    ['plan nobody@example.com pro', 'There is no account with the email nobody@example.com.'],
    ['plan ann@example.com', 'Please say which plan: free, pro, business.'],
    ['plan ann@example.com gold', 'There is no plan "gold". There are: free, pro, business.'],
    ['plan ann@example.com pro extra', '"extra" is one word too many.'],
    ['plan ann@example.com pro --until soon', '"soon" is no date.'],
    ['plan ann@example.com pro --until 2099-02-31', '"2099-02-31" is no date.'],
    ['plan ann@example.com pro --until 2020-01-01', '2020-01-01 is in the past.'],
    ['plan ann@example.com pro --until', '--until needs a value.'],
    ['plan ann@example.com pro --until --amount 2', '--until needs a value.'],
    ['plan ann@example.com pro --till 2099-01-01', 'There is no option --till.'],
    ['plan ann@example.com pro --amount 5', 'An invoice needs both --amount and --currency.'],
    ['plan ann@example.com pro --amount 5,00 --currency USD', '"5,00" is no amount.'],
    ['plan ann@example.com pro --amount 0.00 --currency USD', '"0.00" is no amount.'],
    ['plan ann@example.com pro --amount 5.00 --currency DOL', '"DOL" is no currency.'],
    ['plan ann@example.com pro --amount 5.50 --currency JPY', 'JPY has no smaller coin.'],
    ['plan ann@example.com free --until 2099-01-01', 'The free plan has no end'],
    ['user', 'Please say whose account it is'],
  ])('refuses "%s" with a sentence and changes nothing', async (line, sentence) => {
    const state = async () => {
      const { rows } = await database.pool.query(
        'select (select count(*) from audit_entries) entries, (select count(*) from invoices) invoices',
      );
      return rows;
    };
    const before = await state();
    await expect(admin(line)).rejects.toThrow(sentence);
    expect(await state()).toEqual(before);
  });
});

describe('the invoices', () => {
  it('come as one PDF with a page each, oldest first, and nobody else can see them', async () => {
    const { cookie } = await signUp(database, { email: 'payer@example.com', name: 'Łucja Żółć' });
    const { cookie: other } = await signUp(database, { email: 'other@example.com', name: 'Other' });
    await admin(
      'plan payer@example.com pro --until 2026-04-09 --amount 29.00 --currency USD',
      new Date('2026-03-10T12:00:00Z'),
    );
    await admin('plan other@example.com pro --amount 77.00 --currency USD');
    await admin(
      'plan payer@example.com business --until 2026-05-09 --amount 1299.5 --currency EUR',
      new Date('2026-04-10T12:00:00Z'),
    );
    const { reply, pages } = await download(cookie);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toContain('filename="invoices.pdf"');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(pages).toHaveLength(2);
    for (const words of [
      'Invoice',
      'Films & Co.',
      'Springfield',
      'payer@example.com',
      'Reelwright Pro plan',
      '10 March 2026 to 9 April 2026',
      '$29.00 USD',
    ]) {
      expect(pages[0]).toContain(words);
    }
    expect(pages[0]?.replaceAll('\n', '')).toContain('Łucja Żółć');
    expect(pages[1]).toContain('€1,299.50 EUR');
    expect(pages.join()).not.toContain('other@example.com');

    const theirs = await download(other);
    expect(theirs.pages).toHaveLength(1);
    expect(theirs.pages[0]).toContain('$77.00 USD');
    expect(theirs.pages[0]).not.toContain('payer@example.com');
  });

  it('say kindly that there are none yet', async () => {
    const { cookie } = await signUp(database, { email: 'new@example.com' });
    const { pages } = await download(cookie);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('No invoices yet');
    expect(pages[0]).toContain('new@example.com');
  });

  it('are drawn whatever a name is made of', async () => {
    const { cookie } = await signUp(database, {
      email: 'odd@example.com',
      name: `山田 🎬 Ольга ${'very long '.repeat(9)}`,
    });
    await admin('plan odd@example.com pro --amount 2900 --currency JPY');
    const { pages } = await download(cookie);
    expect(pages[0]?.replaceAll('\n', '')).toContain('?? ? Ольга');
    expect(pages[0]).toContain('¥2,900');
  });

  it('are numbered without gaps when many are issued at once', async () => {
    await signUp(database, { email: 'many@example.com' });
    const at = new Date('2030-06-01T12:00:00Z');
    await Promise.all(
      Array.from({ length: 8 }, () =>
        admin('plan many@example.com pro --amount 1.00 --currency USD', at),
      ),
    );
    const { rows } = await database.pool.query(
      'select sequence from invoices where year = 2030 order by sequence',
    );
    expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('are there for whoever looks after the installation too, each person’s by themselves', async () => {
    const { id, cookie } = await signUp(database, { email: 'asked@example.com' });
    await admin('plan asked@example.com pro --amount 12.00 --currency USD');
    const { cookie: desk } = await signUp(database, { email: 'desk@example.com', admin: true });
    const url = `/api/members/people/invoices?id=${id}`;
    const reply = await app.inject({ url, headers: { cookie: desk } });
    expect((await pdfText(reply.rawPayload)).join()).toContain('asked@example.com');
    expect((await app.inject({ url, headers: { cookie } })).statusCode).toBe(403);
  });

  it('are for members only', async () => {
    const reply = await app.inject({ url: '/api/user/billing/invoices' });
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({ error: 'Login required' });
  });

  it('stay in the books when the account is deleted', async () => {
    const { id } = await signUp(database, { email: 'leaving@example.com' });
    await admin('plan leaving@example.com pro --amount 5.00 --currency USD');
    await database.pool.query('delete from users where id = $1', [id]);
    const { rows } = await database.pool.query(
      "select user_id from invoices where billed_email = 'leaving@example.com'",
    );
    expect(rows).toEqual([{ user_id: null }]);
  });
});
