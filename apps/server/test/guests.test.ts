import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSweepExpiredHandler } from '../src/features/upkeep/sweep-expired-handler.ts';
import {
  type AccountsHouse,
  joinHouse,
  openAccountsHouse,
  openBrowser,
  type TestBrowser,
} from './test-accounts.ts';
import { silentLog } from './test-database.ts';

let house: AccountsHouse;

beforeAll(async () => {
  house = await openAccountsHouse();
});
afterAll(async () => {
  await house.close();
});

const sweep = () =>
  createSweepExpiredHandler(house.database.db).run(
    {},
    { log: silentLog, signal: new AbortController().signal },
  );
const dataOf = async (userId: number) =>
  (
    await house.database.pool.query(
      'select target_keyword, keywords from user_data where user_id = $1',
      [userId],
    )
  ).rows;
const save = (browser: TestBrowser, data: object) =>
  browser.post('/api/user/update-data', { data });

describe('a guest', () => {
  it('has id -1, and keeps their session when they begin again', async () => {
    const browser = openBrowser(house.app);
    const reply = await browser.post('/api/user/guest');
    expect(reply.json()).toMatchObject({ type: 'user', user: { id: -1, guest: true } });
    const { cookie } = browser;
    await browser.post('/api/user/guest');
    expect(browser.cookie).toBe(cookie);
    expect((await browser.get('/api/user/info')).json().user).toMatchObject({ id: -1 });
  });

  it('may not do what needs an account', async () => {
    const browser = openBrowser(house.app);
    await browser.post('/api/user/guest');
    const reply = await browser.get('/api/user/sessions/list');
    expect(reply.json()).toEqual({ error: 'Login required' });
  });

  it('keeps what they began when they sign up', async () => {
    const browser = openBrowser(house.app);
    await browser.post('/api/user/guest');
    await save(browser, { target_keyword: 'bees', keywords: ['honey', 'hive'] });
    const reply = await browser.post('/api/user/signup', {
      email: 'beekeeper@example.com',
      password: 'secret one',
    });
    expect(await dataOf(reply.json().user.id)).toEqual([
      { target_keyword: 'bees', keywords: ['honey', 'hive'] },
    ]);
  });

  it('keeps what they began when they log in, in place of what they had before', async () => {
    const { browser, email, password, id } = await joinHouse(house);
    await save(browser, { target_keyword: 'old' });
    const elsewhere = openBrowser(house.app);
    await elsewhere.post('/api/user/guest');
    await save(elsewhere, { target_keyword: 'new' });
    await elsewhere.post('/api/user/login', { email, password });
    expect(await dataOf(id)).toEqual([{ target_keyword: 'new', keywords: [] }]);
  });

  it('gives nothing to whoever logs in elsewhere, and leaves nothing behind', async () => {
    const browser = openBrowser(house.app);
    await browser.post('/api/user/guest');
    await save(browser, { target_keyword: 'mine' });
    const { id } = await joinHouse(house);
    expect(await dataOf(id)).toEqual([]);
    await house.database.pool.query(
      "update sessions set expires_at = now() - interval '1 second' where user_id is null",
    );
    await sweep();
    const left = await house.database.pool.query(
      'select 1 from user_data where guest_id is not null',
    );
    expect(left.rowCount).toBe(0);
  });
});

describe('what a member makes videos about', () => {
  it('comes with who they are, to nobody else', async () => {
    const { browser, email, password } = await joinHouse(house);
    const other = await joinHouse(house);
    const outside = openBrowser(house.app);
    await outside.post('/api/user/guest');
    await save(outside, { target_keyword: 'kites', keywords: ['kites'] });
    const whoIs = async (one: TestBrowser) => (await one.get('/api/user/info')).json().user;
    expect(await whoIs(browser)).not.toHaveProperty('keywords');
    await save(browser, { target_keyword: 'coffee', keywords: ['coffee', 'home brewing'] });
    const topics = { target_keyword: 'coffee', keywords: ['coffee', 'home brewing'] };
    expect(await whoIs(browser)).toMatchObject(topics);
    for (const somebodyElse of [await whoIs(other.browser), await whoIs(outside)]) {
      expect(somebodyElse).not.toHaveProperty('target_keyword');
      expect(somebodyElse).not.toHaveProperty('keywords');
    }
    const elsewhere = openBrowser(house.app);
    const login = await elsewhere.post('/api/user/login', { email, password });
    expect(login.json().user).toMatchObject(topics);
  });

  it('is gone once they take it away', async () => {
    const { browser } = await joinHouse(house);
    await save(browser, { target_keyword: 'coffee', keywords: ['coffee'] });
    await save(browser, { target_keyword: '', keywords: [] });
    const { user } = (await browser.get('/api/user/info')).json();
    expect(user).not.toHaveProperty('target_keyword');
    expect(user).not.toHaveProperty('keywords');
  });

  it('is kept part by part', async () => {
    const { browser, id } = await joinHouse(house);
    await save(browser, { target_keyword: 'tea' });
    await save(browser, { keywords: ['green', 'black'] });
    expect(await dataOf(id)).toEqual([{ target_keyword: 'tea', keywords: ['green', 'black'] }]);
  });

  it.each([
    [{ target_keyword: 'x'.repeat(201) }, 'Target keyword is too long (200 chars max)'],
    [{ keywords: 'green' }, 'Keywords must be a list'],
    [{ keywords: [1] }, 'Keywords must be text'],
    [{ keywords: ['coffee', ' c '] }, 'Keywords is too short (2 chars min)'],
  ])('is refused as %j', async (data, sentence) => {
    const { browser } = await joinHouse(house);
    expect((await save(browser, data)).json()).toEqual({ error: sentence });
  });
});

describe('activity', () => {
  const activitiesOf = async (id: number) =>
    (await house.database.pool.query('select name from activities where user_id = $1', [id])).rows;

  it('is noted for members, and not for guests', async () => {
    const { browser, id } = await joinHouse(house);
    const reply = await browser.post('/api/user/activity?name=project_started');
    expect(reply.json()).toEqual({ type: 'msg', msg: 'Noted.' });
    expect(await activitiesOf(id)).toEqual([{ name: 'project_started' }]);
    const guest = openBrowser(house.app);
    await guest.post('/api/user/guest');
    expect((await guest.post('/api/user/activity?name=project_started')).statusCode).toBe(200);
    const all = await house.database.pool.query('select 1 from activities');
    expect(all.rowCount).toBe(1);
  });

  it('has a name of at most 100 characters', async () => {
    const { browser } = await joinHouse(house);
    expect((await browser.post('/api/user/activity')).json()).toEqual({
      error: 'Name is required',
    });
    const long = await browser.post(`/api/user/activity?name=${'x'.repeat(101)}`);
    expect(long.json()).toEqual({ error: 'Name is too long (100 chars max)' });
  });

  it('is forgotten after 180 days', async () => {
    const { browser, id } = await joinHouse(house);
    for (const [name, days] of Object.entries({ older: 181, newer: 179 })) {
      await browser.post(`/api/user/activity?name=${name}`);
      await house.database.pool.query(
        'update activities set created_at = now() - make_interval(days => $2) where name = $1',
        [name, days],
      );
    }
    await sweep();
    expect(await activitiesOf(id)).toEqual([{ name: 'newer' }]);
  });
});

describe('the contact details for the next video', () => {
  const path = '/api/members/contact-profile';
  const visit = { contact_title: 'Visit us', info: { name: 'Bees & Co', website: 'bees.example' } };
  const read = async (browser: TestBrowser) => (await browser.get(path)).json().profile;

  it('are none at first, then what was saved last, and none again once an empty form is saved', async () => {
    const { browser } = await joinHouse(house);
    expect(await read(browser)).toBeNull();
    const reply = await browser.post(path, { profile: visit });
    expect(reply.json()).toEqual({ type: 'msg', msg: 'Profile successfully saved' });
    expect(await read(browser)).toEqual(visit);
    const email = { contact_title: 'Contact us', info: { email: 'bees@example.com' } };
    await browser.post(path, { profile: email });
    expect(await read(browser)).toEqual(email);
    await browser.post(path, { profile: { contact_title: 'Contact us', info: { name: ' ' } } });
    expect(await read(browser)).toBeNull();
  });

  it('belong to one person, and a guest’s come along when they sign up', async () => {
    const guest = openBrowser(house.app);
    await guest.post('/api/user/guest');
    await guest.post(path, { profile: visit });
    const other = openBrowser(house.app);
    await other.post('/api/user/guest');
    expect(await read(other)).toBeNull();
    await guest.post('/api/user/signup', { email: 'bees@example.com', password: 'secret one' });
    expect(await read(guest)).toEqual(visit);
  });

  it.each([
    [{ info: { name: 'x'.repeat(255) } }, /too long/],
    [{ info: 'me' }, /Info/],
  ])('are refused as %j', async (profile, sentence) => {
    const { browser } = await joinHouse(house);
    expect((await browser.post(path, { profile })).json().error).toMatch(sentence);
  });
});
