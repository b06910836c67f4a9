import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAdmin } from '../src/features/admin/run-admin.ts';
import { mailAffiliate } from '../src/features/affiliates/mails/mail-affiliate.ts';
import { forgetVisitors } from '../src/features/affiliates/referral/count-visit.ts';
import { discountOf, spendVoucher } from '../src/features/affiliates/vouchers.ts';
import { jobList } from '../src/jobs/job-list.ts';
import { openQueue } from '../src/jobs/queue.ts';
import { type AccountsHouse, openAccountsHouse, openBrowser } from './test-accounts.ts';
import { silentLog } from './test-database.ts';

let house: AccountsHouse;
const chrome = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' };
const base = '/api/user/affiliates';

beforeAll(async () => {
  house = await openAccountsHouse();
});
afterAll(async () => {
  await house.close();
});

let strangers = 0;
/** Everybody comes from a network of their own. */
function newBrowser() {
  strangers += 1;
  return openBrowser(house.app, `192.0.2.${strangers}`);
}

async function signUpIn(browser: ReturnType<typeof openBrowser>, email: string) {
  const reply = await browser.post('/api/user/signup', { email, password: 'first password' });
  expect(reply.statusCode).toBe(200);
  return { browser, email, id: reply.json().user.id as number };
}

/** A member who has joined, and their username. */
async function newAffiliate(name: string) {
  const person = await signUpIn(newBrowser(), `${name}@partners.example`);
  const reply = await person.browser.post(`${base}/join`);
  expect(reply.statusCode).toBe(200);
  const info = async () => (await person.browser.get(`${base}/dashboard/info`)).json();
  const graph = async (kind: string, days = 7) =>
    (await person.browser.get(`${base}/graphs/${kind}?days=${days}`)).json();
  return { ...person, username: reply.json().username as string, info, graph };
}

async function follow(path: string, headers: Record<string, string> = chrome) {
  const browser = newBrowser();
  return { browser, reply: await browser.get(path, headers) };
}

const pay = (email: string, more = '') =>
  runAdmin(
    `plan ${email} pro --amount 30.00 --currency USD${more}`.split(' '),
    (work) => work(house.database.db),
    new Date(),
  );

describe('joining', () => {
  it('gives a link with a username of one’s own, and opens the dashboard', async () => {
    const person = await signUpIn(newBrowser(), '7.zoe.Miller@example.com');
    const refused = await person.browser.get(`${base}/dashboard/info`);
    expect(refused.statusCode).toBe(403);
    const joined = (await person.browser.post(`${base}/join`)).json();
    expect(joined).toMatchObject({
      username: 'zoemiller',
      link: 'http://localhost:3000/?ref=zoemiller',
      percent: 50,
      total: 0,
      holding: 0,
      unpaid: 0,
      paid: 0,
      final_date: null,
      signups: 0,
      upgrades: 0,
      promotions: [],
    });
    expect((await person.browser.post(`${base}/join`)).json().username).toBe('zoemiller');
    const other = await signUpIn(newBrowser(), 'zoemiller@example.org');
    expect((await other.browser.post(`${base}/join`)).json().username).toBe('zoemiller2');
  });

  it.each([
    ['ab', 'Username must be at least 3 characters'],
    ['7up', 'Username must start with A-Z'],
    ['an_na', 'Username must be alphanumeric (only letters, digits and dashes)'],
    ['anna-', 'Dash must be followed by a character'],
    ['anna-7', 'Dash must be followed by a character'],
    ['taken', 'This username is taken. Please choose another one.'],
  ])('refuses the username %s', async (username, sentence) => {
    const { browser } = await newAffiliate(`rules${strangers}`);
    if (username === 'taken') await newAffiliate('taken');
    const reply = await browser.post(`${base}/dashboard/change-username`, { username });
    expect(reply.json()).toEqual({ error: sentence });
  });

  it('changes the username, and the old link leads nobody to them any more', async () => {
    const { browser, info } = await newAffiliate('before');
    const reply = await browser.post(`${base}/dashboard/change-username`, {
      username: 'After-All',
    });
    expect(reply.json()).toMatchObject({ username: 'after-all' });
    const old = await follow('/r/before');
    expect(old.browser.cookies.size).toBe(0);
    const fresh = await follow('/r/after-all');
    await signUpIn(fresh.browser, 'came@example.com');
    expect(await info()).toMatchObject({ signups: 1 });
  });

  it('keeps settings, and links lead to the plans where the affiliate wants it', async () => {
    const { browser, username } = await newAffiliate('settings');
    const load = async () => (await browser.get(`${base}/dashboard/settings/load`)).json();
    const settings = await load();
    expect(settings).toEqual({
      refer3: false,
      disable_trial: false,
      email: { list: true, signup: true, payment: true, daily: false, monthly: true },
      url: { signup_bonus: '', paid_bonus: '' },
    });
    const changed = { ...settings, disable_trial: true };
    await browser.post(`${base}/dashboard/settings/update`, { settings: changed });
    expect(await load()).toEqual(changed);
    expect((await follow(`/r/${username}`)).reply.headers.location).toBe('/pricing');
  });

  it('gives four vouchers to accounts older than three days', async () => {
    const { info, id } = await newAffiliate('giver');
    expect((await info()).vouchers).toBeNull();
    const age = "update users set created_at = now() - interval '4 days' where id = $1";
    await house.database.pool.query(age, [id]);
    const { vouchers } = await info();
    expect(vouchers).toHaveLength(4);
    const { browser } = await follow(`/?voucher=${vouchers[0].code}`);
    await signUpIn(browser, 'gifted@example.com');
    await pay('gifted@example.com', ` --voucher ${vouchers[0].code}`);
    await expect(pay('gifted@example.com', ` --voucher ${vouchers[0].code}`)).rejects.toThrow(
      'was used already',
    );
    expect(await info()).toMatchObject({
      signups: 1,
      holding: 15,
      promotions: [{ name: 'Vouchers', total: 15 }],
    });
  });
});

describe('a gift', () => {
  it('takes 10 USD off the first payment of one person, and of nobody else after that', async () => {
    const { info, id } = await newAffiliate('generous');
    const age = "update users set created_at = now() - interval '4 days' where id = $1";
    await house.database.pool.query(age, [id]);
    const [{ code }] = (await info()).vouchers;
    const [first, second] = [
      await follow(`/pricing?voucher=${code}`),
      await follow(`/pricing?voucher=${code}`),
    ];
    const one = await signUpIn(first.browser, 'one-gift@example.com');
    const two = await signUpIn(second.browser, 'two-gift@example.com');
    const gifts = async ({ browser }: typeof one) => (await browser.get(`${base}/gifts`)).json();
    expect(await gifts(one)).toMatchObject({ from: 'generous', discount: 10, voucher: code });
    const { db } = house.database;
    const gift = { code, amountCents: 1000, currency: 'USD' };
    expect(await discountOf(db, one.id)).toEqual(gift);
    expect(await discountOf(db, two.id)).toEqual(gift);
    await pay('one-gift@example.com', ` --voucher ${code}`);
    expect(await discountOf(db, one.id)).toBeUndefined();
    expect(await discountOf(db, two.id)).toBeUndefined();
    const now = new Date();
    expect(await spendVoucher(db, two.id, code, now)).toBe(false);
    expect(await spendVoucher(db, id, (await info()).vouchers[1].code, now)).toBe(false);
  });

  it('of an affiliate’s own is shown to whom they brought: after the sign-up, and after the payment', async () => {
    const { browser, username } = await newAffiliate('bonus');
    const load = (await browser.get(`${base}/dashboard/settings/load`)).json();
    const url = {
      signup_bonus: 'https://bonus.example/hello',
      paid_bonus: 'https://bonus.example/thanks',
    };
    const update = (settings: object) =>
      browser.post(`${base}/dashboard/settings/update`, { settings: { ...load, ...settings } });
    await update({ url });
    const { browser: stranger } = await follow(`/r/${username}`);
    await signUpIn(stranger, 'bonus-hunter@example.com');
    const gifts = async () => (await stranger.get(`${base}/gifts`)).json();
    const hello = { from: username, signup_bonus: url.signup_bonus, discount: 0, voucher: '' };
    expect(await gifts()).toEqual({ ...hello, paid_bonus: '', invites: false });
    await pay('bonus-hunter@example.com');
    expect(await gifts()).toMatchObject({ paid_bonus: url.paid_bonus });
    const refused = await update({ url: { ...url, paid_bonus: 'javascript:alert(1)' } });
    expect(refused.statusCode).toBe(400);
    const alone = await signUpIn(newBrowser(), 'alone@example.com');
    expect((await alone.browser.get(`${base}/gifts`)).json()).toMatchObject({ from: null });
  });
});

it('who invited an affiliate has 5% of what that one’s people pay, and loses it by a refund', async () => {
  const inviter = await newAffiliate('inviter');
  const load = (await inviter.browser.get(`${base}/dashboard/settings/load`)).json();
  await inviter.browser.post(`${base}/dashboard/settings/update`, {
    settings: { ...load, refer3: true },
  });
  const { browser } = await follow(`/r/${inviter.username}`);
  const invited = await signUpIn(browser, 'invited@example.com');
  expect((await invited.browser.get(`${base}/gifts`)).json()).toMatchObject({ invites: true });
  const { username } = (await invited.browser.post(`${base}/join`)).json();
  expect((await invited.browser.get(`${base}/gifts`)).json()).toMatchObject({ invites: false });
  const { browser: stranger } = await follow(`/r/${username}`);
  await signUpIn(stranger, 'second-level@example.com');
  const told = await pay('second-level@example.com');
  const info = async () => (await invited.browser.get(`${base}/dashboard/info`)).json();
  expect(await info()).toMatchObject({ total: 15, upgrades: 1 });
  expect(await inviter.info()).toMatchObject({
    total: 1.5,
    signups: 1,
    upgrades: 0,
    promotions: [{ name: 'Affiliates I invited', total: 1.5 }],
  });
  const number = /RW-\d+-\d+/.exec(told)?.[0];
  const refund = (line: string) =>
    runAdmin(line.split(' '), (work) => work(house.database.db), new Date());
  await refund(`refund ${number} --amount 10.00`);
  expect([(await info()).total, (await inviter.info()).total]).toEqual([10, 1]);
  await refund(`refund ${number}`);
  expect([(await info()).total, (await inviter.info()).total]).toEqual([0, 0]);
});

describe('through whom somebody came', () => {
  it('is kept from the link over looking around as a guest to the payment', async () => {
    const { username, info, graph } = await newAffiliate('journey');
    const { browser, reply } = await follow(`/pricing?x=1&ref=${username}&promo=Summer Mail`);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/pricing?x=1']);
    expect(String(reply.headers['set-cookie'])).toMatch(
      /reelwright-ref=\d+\.link\.\d+\.summer-mail; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/,
    );
    await browser.post('/api/user/guest');
    await signUpIn(browser, 'buyer@example.com');
    expect(await info()).toMatchObject({ signups: 1, upgrades: 0 });
    await pay('buyer@example.com');
    expect(await info()).toMatchObject({
      total: 15,
      holding: 15,
      unpaid: 0,
      signups: 1,
      upgrades: 1,
      final_date: expect.stringMatching(/^\d{4}-/),
      promotions: [{ name: 'summer-mail', total: 15 }],
    });
    const day = new Date().toISOString().slice(0, 10);
    expect(await graph('signups')).toEqual([{ day, count: 1 }]);
    expect(await graph('earning')).toEqual([{ day, count: 15 }]);
    expect(await graph('traffic')).toEqual([{ day, count: 1 }]);
  });

  it('is the last link that was followed, until they have paid', async () => {
    const [first, last] = [await newAffiliate('first'), await newAffiliate('last')];
    const { browser } = await follow(`/r/${first.username}`);
    await browser.get(`/r/${last.username}`, chrome);
    await signUpIn(browser, 'torn@example.com');
    expect([(await first.info()).signups, (await last.info()).signups]).toEqual([0, 1]);
    await browser.get(`/r/${first.username}`, chrome);
    await pay('torn@example.com');
    await browser.get(`/r/${last.username}`, chrome);
    await pay('torn@example.com');
    expect([(await first.info()).total, (await last.info()).total]).toEqual([30, 0]);
  });

  it('goes by when a link was followed, not by which browser came to us last', async () => {
    const [early, late] = [await newAffiliate('early'), await newAffiliate('late')];
    const { browser: phone } = await follow(`/r/${early.username}`);
    // A cookie has whole seconds.
    const mark = phone.cookies.get('reelwright-ref') ?? '';
    const seconds = mark.split('.')[2];
    phone.cookies.set('reelwright-ref', mark.replace(`.${seconds}.`, `.${Number(seconds) - 60}.`));
    const { browser: desktop } = await follow(`/r/${late.username}`);
    const { email } = await signUpIn(desktop, 'two-browsers@example.com');
    await phone.post('/api/user/login', { email, password: 'first password' });
    await pay(email);
    expect([(await early.info()).total, (await late.info()).total]).toEqual([0, 15]);
  });

  it('is nobody for one’s own purchases', async () => {
    const { browser, username, email, info } = await newAffiliate('selfish');
    await browser.get(`/r/${username}`, chrome);
    await pay(email);
    expect(await info()).toMatchObject({ total: 0, signups: 0 });
  });

  it('is looked at by the operator first when it is the affiliate’s own browser', async () => {
    const { browser, username, email } = await newAffiliate('sly');
    await browser.get(`/r/${username}`, chrome);
    await browser.post('/api/user/logout');
    await signUpIn(browser, 'second-self@example.com');
    await pay('second-self@example.com');
    const again = newBrowser();
    await again.post('/api/user/login', { email, password: 'first password' });
    const info = (await again.get(`${base}/dashboard/info`)).json();
    expect(info).toMatchObject({ holding: 15, final_date: null });
    const { rows } = await house.database.pool.query(
      "select reason from commission_holds h join payments p on p.id = payment_id join users u on u.id = user_id where email = 'second-self@example.com'",
    );
    expect(rows).toEqual([{ reason: 'Signed up in a browser that the affiliate uses' }]);
  });

  it('is looked at as well when a second account of theirs follows the link while it is signed in', async () => {
    const { browser, username } = await newAffiliate('slyer');
    await browser.post('/api/user/logout');
    await signUpIn(browser, 'third-self@example.com');
    await browser.get(`/r/${username}`, chrome);
    await pay('third-self@example.com');
    const { rows } = await house.database.pool.query(
      "select reason from commission_holds h join payments p on p.id = payment_id join users u on u.id = user_id where email = 'third-self@example.com'",
    );
    expect(rows).toEqual([{ reason: 'Signed up in a browser that the affiliate uses' }]);
  });
});

it('tells affiliates by mail what is new, once, as far as they want to', async () => {
  const { browser, username, email, id } = await newAffiliate('mailed');
  const load = (await browser.get(`${base}/dashboard/settings/load`)).json();
  const settings = { ...load, email: { ...load.email, daily: true, monthly: false } };
  await browser.post(`${base}/dashboard/settings/update`, { settings });
  const { databaseUrl, db } = house.database;
  const queue = await openQueue({
    databaseUrl,
    log: silentLog,
    definitions: jobList,
    works: false,
  });
  const tell = (at = new Date(), to = { id }) =>
    mailAffiliate({ db, queue, publicUrl: 'http://localhost:3000' }, to.id, at);
  const mails = async (to = { email }) => {
    const { rows } = await house.database.pool.query(
      "select template from mails where recipient = $1 and template like 'affiliate%' order by created_at",
      [to.email],
    );
    return rows.map(({ template }) => template);
  };
  await tell();
  expect(await mails()).toEqual([]);
  const { browser: stranger } = await follow(`/r/${username}`);
  await signUpIn(stranger, 'told-of@example.com');
  await pay('told-of@example.com');
  await tell();
  await tell();
  expect((await mails()).toSorted()).toEqual(['affiliate-payment', 'affiliate-signup']);
  const tomorrow = new Date(Date.now() + 86_400_000);
  await tell(tomorrow);
  await tell(tomorrow);
  expect((await mails()).filter((name) => name === 'affiliate-summary')).toHaveLength(1);
  const other = await newAffiliate('monthly');
  const { browser: second } = await follow(`/r/${other.username}`);
  await signUpIn(second, 'in-a-month@example.com');
  const nextMonth = new Date();
  nextMonth.setUTCMonth(nextMonth.getUTCMonth() + 1, 1);
  await tell(nextMonth, other);
  await tell(nextMonth, other);
  expect((await mails(other)).toSorted()).toEqual(['affiliate-signup', 'affiliate-summary']);
  await queue.stop();
});

describe('visits', () => {
  it('are counted once a day and person, without programs and pages fetched ahead', async () => {
    const { username, graph } = await newAffiliate('counted');
    const { browser } = await follow(`/r/${username}`);
    await browser.get(`/?ref=${username}`, chrome);
    await follow(`/r/${username}`);
    await follow(`/r/${username}`, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await follow(`/r/${username}`, { 'user-agent': 'curl/8.1' });
    await follow(`/r/${username}`, { ...chrome, 'sec-purpose': 'prefetch' });
    expect(await graph('traffic')).toMatchObject([{ count: 2 }]);
  });

  it('leave nothing of the visitors behind a day later', async () => {
    await forgetVisitors(house.database.db, new Date(Date.now() + 86_400_000));
    const { rows } = await house.database.pool.query(
      'select (select count(*) from visit_marks)::int marks, (select count(*) from visit_salts)::int salts',
    );
    expect(rows).toEqual([{ marks: 0, salts: 0 }]);
  });
});

it('the partner page is HTML without anything that runs, and typing its address opens the dashboard', async () => {
  const reply = await house.app.inject({ url: '/jv' });
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.body).toContain('<strong>50% of every payment</strong>');
  const typed = await house.app.inject({ url: '/jv', headers: { 'sec-fetch-dest': 'document' } });
  expect(typed.headers.location).toBe('/affiliates');
});
