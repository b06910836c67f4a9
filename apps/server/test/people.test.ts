import { readFileSync } from 'node:fs';
import { jobTitles } from '@reelwright/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { installation } from '../src/db/schema/index.ts';
import { insertSupportMessage } from '../src/features/support/support-repository.ts';
import { jobList } from '../src/jobs/job-list.ts';
import { openBrowser, type TestBrowser } from './test-accounts.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestServer, signUp } from './test-server.ts';

let database: TestDatabase;
let app: FastifyInstance;
const metricsToken = 'a token for prometheus';
let [owner, admin] = ['', ''];
let [ownerId, adminId] = [0, 0];

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestServer({ database, settings: { METRICS_TOKEN: metricsToken } });
  ({ id: ownerId, cookie: owner } = await signUp(database, { email: 'ann@example.com' }));
  ({ id: adminId, cookie: admin } = await signUp(database, {
    email: 'cid@example.com',
    admin: true,
  }));
  await database.db.update(installation).set({ ownerId });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => call('installation', { sign_up: 'everybody' }));

async function call(path: string, body?: object, cookie = owner) {
  const reply = await app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/members/${path}`,
    headers: { cookie },
    ...(body && { payload: body }),
  });
  return reply.json();
}

const newPerson = (email: string) => signUp(database, { email });
/** From a network of their own each: a few sign-ups from one would have to wait. */
let networks = 0;
const newBrowser = () => openBrowser(app, `198.51.100.${++networks}`);
const join = (email: string, browser: TestBrowser = newBrowser()) =>
  browser.post('/api/user/signup', { email, password: 'first password' });

describe('who may sign up', () => {
  it('is decided by the owner: everybody, those with an invitation, or nobody', async () => {
    expect((await join('first@example.com')).statusCode).toBe(200);
    await call('installation', { sign_up: 'invited' });
    expect((await join('second@example.com')).json().error).toMatch('by invitation');
    await call('installation', { sign_up: 'nobody' });
    expect((await join('third@example.com')).json().error).toMatch('New accounts can’t be made');
    const options = await newBrowser().get('/api/user/sign-in-options');
    expect(options.json()).toMatchObject({ sign_up: 'nobody' });
  });

  it('includes whoever opens the link of an invitation, once, and their address is proven by it', async () => {
    await call('installation', { sign_up: 'invited' });
    const { link, is_mailed: isMailed } = await call('people/invite', {
      email: 'Guest@example.com',
    });
    expect(isMailed).toBe(false);
    const again = await call('people/invite', { email: 'cid@example.com' });
    expect(again.error).toBe('cid@example.com already has an account here.');
    const { pathname, search } = new URL(link);
    const browser = newBrowser();
    await browser.get(`${pathname}${search}`);
    const { user } = (await join('guest@example.com', browser)).json();
    expect(user).toMatchObject({ email: 'guest@example.com', verified: true });
    const late = newBrowser();
    expect((await late.get(`${pathname}${search}`)).headers.location).toContain('invitation-used');
    expect((await join('late@example.com', late)).statusCode).toBe(403);
    const { rows } = await database.pool.query('select * from invitations');
    expect(JSON.stringify(rows)).not.toContain(search.replace('?code=', ''));
  });
});

describe('those who look after the installation', () => {
  it('find people, give a plan with an end, and verify them', async () => {
    const { id } = await newPerson('dora@example.com');
    const plan = { name: 'pro', until: '2099-12-31' };
    await call('people/change', { id, verified: true, plan });
    const { people, total } = await call('people?find=DORA');
    expect(total).toBe(1);
    expect(people[0]).toMatchObject({
      email: 'dora@example.com',
      verified: true,
      plan: 'pro',
      plan_until: '2099-12-31T23:59:59.999Z',
    });
    const past = { id, plan: { name: 'pro', until: '2001-01-01' } };
    expect((await call('people/change', past)).error).toMatch('in the future');
  });

  it('lock somebody out at once, from every browser, until they are unlocked', async () => {
    const browser = newBrowser();
    await join('eve@example.com', browser);
    const { people } = await call('people?find=eve@');
    const [{ id }] = people;
    await call('people/change', { id, locked: true }, admin);
    expect((await browser.get('/api/user/info')).json().user).toBeNull();
    const credentials = { email: 'eve@example.com', password: 'first password' };
    expect((await browser.post('/api/user/login', credentials)).json().error).toMatch('locked');
    await call('people/change', { id, locked: false }, admin);
    expect((await browser.post('/api/user/login', credentials)).statusCode).toBe(200);
  });

  it('cannot touch the owner, and only the owner names or stops them', async () => {
    const { id } = await newPerson('finn@example.com');
    expect((await call('people/change', { id: ownerId, locked: true }, admin)).error).toBeDefined();
    expect((await call('people/delete', { id: ownerId }, admin)).error).toBeDefined();
    expect((await call('people/change', { id, admin: true }, admin)).error).toMatch('owner');
    expect((await call('people/change', { id: adminId, locked: true }, owner)).msg).toBe('Saved');
    await call('people/change', { id: adminId, locked: false });
    ({ cookie: admin } = await signUp(database, { email: 'gil@example.com', admin: true }));
  });

  it('look around in somebody’s account without changing anything, and it is written down', async () => {
    const person = await newPerson('hal@example.com');
    const reply = await app.inject({
      method: 'POST',
      url: '/api/members/people/visit',
      headers: { cookie: owner },
      payload: { id: person.id },
    });
    const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const info = await app.inject({ url: '/api/user/info', headers: { cookie } });
    expect(info.json().user).toMatchObject({ email: 'hal@example.com', visit: true });
    const change = await app.inject({
      method: 'POST',
      url: '/api/user/password/change',
      headers: { cookie },
      payload: { password: 'a', new_password: 'another password' },
    });
    expect([403, 404]).toContain(change.statusCode);
    const upload = await app.inject({
      method: 'POST',
      url: '/api/members/storage/uploads',
      headers: { cookie, 'tus-resumable': '1.0.0', 'upload-length': '10' },
    });
    expect(upload.statusCode).toBe(403);
    const left = await app.inject({
      method: 'POST',
      url: '/api/members/people/visit-end',
      headers: { cookie },
    });
    expect(left.json().msg).toBe('You are back in your own account');
    const { rows } = await database.pool.query(
      "select user_id, actor_id from audit_entries where action = 'account-visited'",
    );
    expect(rows).toEqual([{ user_id: String(person.id), actor_id: String(ownerId) }]);
    expect((await call('people/visit', { id: adminId })).error).toMatch('cannot be visited');
  });

  it('delete an account with everything in it', async () => {
    const { id } = await newPerson('ida@example.com');
    await call('people/delete', { id });
    expect((await call('people?find=ida@')).total).toBe(0);
    expect((await call('people/delete', { id: ownerId })).error).toMatch('your own account');
  });

  it('answer messages to support by mail', async () => {
    await insertSupportMessage(database.db, {
      userId: null,
      name: 'Jo',
      email: 'jo@example.com',
      subject: 'Colours',
      message: 'Which ones?',
    });
    const { messages } = await call('people/messages');
    const [{ id }] = messages;
    await call('people/answer', { id, text: 'All of them.' });
    expect((await call('people/messages')).messages[0]).toMatchObject({ answer: 'All of them.' });
    const { rows } = await database.pool.query(
      "select recipient, words from mails where template = 'support-answer'",
    );
    expect(rows).toMatchObject([
      { recipient: 'jo@example.com', words: { answer: 'All of them.' } },
    ]);
  });
});

/** A visit's cookies, as a browser keeps them. */
async function visitBy(cookie: string, id: number) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/members/people/visit',
    headers: { cookie },
    payload: { id },
  });
  return reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
const whoIs = async (cookie: string) =>
  (await app.inject({ url: '/api/user/info', headers: { cookie } })).json().user?.email;

it('whoever is locked out, or no longer looks after the installation, visits nobody any more', async () => {
  const { id } = await newPerson('mia@example.com');
  const [locked, demoted, signedOut] = await Promise.all(
    ['nils', 'olga', 'paul'].map((name) =>
      signUp(database, { email: `${name}@example.com`, admin: true }),
    ),
  );
  const visits = await Promise.all(
    [locked, demoted, signedOut].map((one) => visitBy(one?.cookie ?? '', id)),
  );
  for (const visit of visits) expect(await whoIs(visit)).toBe('mia@example.com');
  await call('people/change', { id: locked?.id, locked: true });
  await call('people/change', { id: demoted?.id, admin: false });
  await app.inject({
    method: 'POST',
    url: '/api/user/sessions/end-all',
    headers: { cookie: signedOut?.cookie ?? '' },
    payload: {},
  });
  for (const visit of visits) expect(await whoIs(visit)).toBeUndefined();
});

it('whoever logs out during a visit is logged out of their own account too', async () => {
  const { id } = await newPerson('quin@example.com');
  const { cookie } = await signUp(database, { email: 'rosa@example.com', admin: true });
  const visit = await visitBy(cookie, id);
  await app.inject({ method: 'POST', url: '/api/user/logout', headers: { cookie: visit } });
  expect(await whoIs(visit)).toBeUndefined();
  expect(await whoIs(cookie)).toBeUndefined();
});

it('everything that is changed at the desk is written down with who did it', async () => {
  const { id } = await newPerson('sam@example.com');
  const { cookie: helper, id: helperId } = await signUp(database, {
    email: 'tom@example.com',
    admin: true,
  });
  await call('people/invite', { email: 'uma@example.com' }, helper);
  const { invitations } = await call('people');
  const noted = async (path: string, body: object) => {
    const count = async () =>
      (await database.pool.query('select * from audit_entries where actor_id = $1', [helperId]))
        .rows;
    const before = await count();
    await call(path, body, helper);
    return (await count()).slice(before.length).map(({ action, details }) => [action, details]);
  };
  expect(await noted('people/invitation-remove', { id: invitations[0].id })).toEqual([
    ['desk-call', { call: 'invitationRemove', id: invitations[0].id }],
  ]);
  expect(await noted('installation', { sign_up: 'invited' })).toEqual([
    ['desk-call', { call: 'installationChoose', sign_up: 'invited' }],
  ]);
  expect(await noted('backups/schedule', { kept: 7 })).toEqual([
    ['desk-call', { call: 'backupSchedule', kept: 7 }],
  ]);
  expect(await noted('backups/make', {})).toEqual([['desk-call', { call: 'backupMake' }]]);
  const model = { KNOWLEDGE_MODEL_ADDRESS: 'http://127.0.0.1:1', KNOWLEDGE_MODEL_KEY: 'sesame' };
  expect(await noted('connections/test', { id: 'model', values: model })).toEqual([
    ['desk-call', { call: 'connectionTest', id: 'model' }],
  ]);
  // Those that note themselves are not noted twice; what was refused changed nothing.
  expect(await noted('people/change', { id, verified: true })).toHaveLength(1);
  expect(await noted('health/retry', { id: crypto.randomUUID(), name: 'send-mail' })).toEqual([]);
});

it('somebody lets those who help them change projects for a day, but never the account', async () => {
  const person = await newPerson('lea@example.com');
  const allow = (value: boolean) =>
    app.inject({
      method: 'POST',
      url: '/api/user/visits',
      headers: { cookie: person.cookie },
      payload: { allow: value },
    });
  const visit = await app.inject({
    method: 'POST',
    url: '/api/members/people/visit',
    headers: { cookie: owner },
    payload: { id: person.id },
  });
  const cookie = visit.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, headers: { cookie }, payload })).statusCode;
  const save = () => post('/api/user/update-data', { name: 'seen', value: 'yes' });
  expect(await save()).toBe(403);
  await allow(true);
  expect(await save()).not.toBe(403);
  expect(await post('/api/user/visits', { allow: true })).toBe(403);
  expect(await post('/api/user/profile/profile', { name: 'Other' })).toBe(403);
  // How far films are is only looked at, though it is asked for with a body.
  expect(await post('/api/members/video-status', { proj_ids: [] })).toBe(200);
  await allow(false);
  expect(await save()).toBe(403);
  const { rows } = await database.pool.query(
    "select details from audit_entries where action = 'visits-allowed' order by id",
  );
  expect(rows).toEqual([{ details: { allow: true } }, { details: { allow: false } }]);
});

it('the owner’s looks are in force at once, written down, and hold no page twice', async () => {
  const looks = { name: 'Ann’s Films', colour: '#ffd400', mail_from: 'Ann <ann@example.com>' };
  expect((await call('looks', looks)).msg).toMatch('Saved');
  expect((await call('looks')).looks).toMatchObject(looks);
  const logo = 'data:image/png;base64,iVBORw0KGgo=';
  await call('looks', { ...looks, logo });
  const shown = await app.inject({ url: '/looks/logo' });
  expect(shown.headers['content-type']).toBe('image/png');
  expect(shown.headers['content-security-policy']).toContain('sandbox');
  const page = { title: 'Imprint', text: 'Ann' };
  expect((await call('looks', { ...looks, legal: [page, page] })).error).toMatch('same title');
  expect((await call('looks', { ...looks, name: '<b>' })).error).toMatch('one line');
  const { rows } = await database.pool.query(
    "select details from audit_entries where action = 'looks-changed' order by id",
  );
  expect(rows).toEqual([
    { details: { changed: ['name', 'colour', 'mail_from'] } },
    { details: { changed: ['logo'] } },
  ]);
  await call('looks', {});
});

it('tells how the installation is, and tries a failed job again', async () => {
  const report = await call('health');
  expect(report.versions.product).toMatch(/^\d+\.\d+\.\d+$/);
  expect(report.mails).toMatchObject({ are_kept: true });
  expect(report.workers).toEqual([]);
  expect(jobList.map(({ name }) => name).filter((name) => !jobTitles[name])).toEqual([]);
  expect(report.disk.free).toBeGreaterThan(0);
  expect(report.database.bytes).toBeGreaterThan(0);
  await call('people/invite', { email: 'kim@example.com' });
  const fail =
    "update pgboss.job set state = 'failed', output = $1 where name = 'send-mail' returning id";
  const { rows } = await database.pool.query(fail, [JSON.stringify({ message: 'No route' })]);
  const { failed } = await call('health');
  const job = failed.find(({ id }: { id: string }) => id === rows.at(-1)?.id);
  expect(job).toMatchObject({ name: 'send-mail', reason: 'No route' });
  expect((await call('health/retry', { id: job.id, name: job.name })).msg).toBe(
    'It’s being tried again',
  );
  expect((await call('health/retry', { id: job.id, name: job.name })).error).toBeDefined();
  const again = await database.pool.query('select state from pgboss.job where id = $1', [job.id]);
  expect(again.rows[0].state).toBe('retry');
});

it('tells Prometheus its figures, and nobody without the token that there are any', async () => {
  await call('health');
  const ask = (authorization: string) =>
    app.inject({ url: '/metrics', headers: { authorization } });
  expect((await ask('Bearer a token for prometheuz')).statusCode).toBe(404);
  const { statusCode, body } = await ask(`Bearer ${metricsToken}`);
  expect(statusCode).toBe(200);
  expect(body).toMatch(/reelwright_request_seconds_count\{[^}]*route="\/api\/members\/health"/);
  expect(body).toContain('reelwright_workers 0');
  expect(body).toContain('reelwright_pool_connections{state="open"}');
  expect(body).toMatch(/reelwright_jobs\{job="send-mail",state="\w+"\}/);
});

it('tells Kubernetes how long the first in the line has waited, by the query that scales workers', async () => {
  const file = new URL('../../../deploy/kubernetes/autoscaling.yaml', import.meta.url);
  const scaled = parseAllDocuments(readFileSync(file, 'utf8')).map((one) => one.toJS())[1];
  const [{ metadata }] = scaled.spec.triggers;
  await call('people/invite', { email: 'lee@example.com' });
  await database.pool.query("update pgboss.job set created_on = now() - interval '90 seconds'");
  const { rows } = await database.pool.query({ text: metadata.query, rowMode: 'array' });
  expect(Number(rows[0]?.[0])).toBeGreaterThanOrEqual(90);
  await database.pool.query("update pgboss.job set state = 'completed', completed_on = now()");
  const idle = await database.pool.query({ text: metadata.query, rowMode: 'array' });
  expect(Number(idle.rows[0]?.[0])).toBe(0);
});
