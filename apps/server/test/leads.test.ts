import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leads, mails } from '../src/db/schema/index.ts';
import { leadAskOf } from '../src/features/leads/lead-ask.ts';
import { deleteUnconfirmedLeads } from '../src/features/leads/lead-repository.ts';
import { leadLimits } from '../src/features/leads/lead-service.ts';
import { createSendLeadHandler } from '../src/features/leads/send-lead-handler.ts';
import { signatureHeaders } from '../src/features/leads/webhook-signature.ts';
import type { GuardedFetch } from '../src/guarded-fetch/create-guarded-fetch.ts';
import { guardedFetch } from '../src/guarded-fetch/guarded-fetch.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';
import { noLimits, openMember, type TestMember } from './test-projects.ts';
import { createTestServer } from './test-server.ts';
import { publish, saveProject, tinyMovie } from './test-videos.ts';

let database: TestDatabase;
let app: FastifyInstance;
let [ann, eve] = [] as unknown as [TestMember, TestMember];
beforeAll(async () => {
  database = await createTestDatabase();
  const sensitive = { windowSeconds: 60, perAddress: 1e6, perAccount: 1e6 };
  const rateLimits = { ...noLimits, sensitive };
  const settings = { SMTP_URL: 'smtp://127.0.0.1:2525' };
  app = await createTestServer({ database, rateLimits, settings, guardedFetch: outside });
  [ann, eve] = [await openMember(app, database), await openMember(app, database)];
});
afterAll(async () => {
  await app.close();
  await database.close();
});

let tried: string[] = [];
/** One host answers; everything else goes the way of production. */
const outside: GuardedFetch = async (address, options) => {
  if (!address.startsWith('https://crm.example/')) return guardedFetch(address, options);
  tried.push(String(options.body));
  return { ok: true, status: 202, discard: () => {} } as never;
};

const form = {
  enabled: true,
  moment: 'before',
  at_seconds: 0,
  question: 'Want the recipe?',
  consent: 'Tea & Co. may write to me about tea.',
  may_skip: true,
  webhook_url: null,
};

/** A published film of Ann's whose viewers are asked. */
async function asking(changes: object = {}): Promise<number> {
  const id = await saveProject(ann, tinyMovie(1), 'Ten teas');
  await publish(ann, id, { title: 'Ten teas' });
  const saved = await ann.post('/api/members/leads/form', {
    proj_id: id,
    form: { ...form, ...changes },
  });
  expect(saved.statusCode, saved.body).toBe(200);
  return id;
}

let visitors = 0;
/** Somebody without an account, from an address of their own: nobody is asked for a proof. */
const visit = (path: string, payload: object) =>
  app.inject({
    method: 'POST',
    url: `/api/videos/leads/${path}`,
    payload,
    remoteAddress: `198.51.100.${++visitors % 250}`,
  });
const give = (pid: number, email: string, more: object = {}) =>
  visit('give', { pid, name: 'Mia Moss', email, consent: true, ...more });

/** The code in the newest mail to an address; nothing where none was written. */
async function mailedCode(email: string): Promise<string | undefined> {
  const rows = await database.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(mails.createdAt);
  const { link = '' } = rows.at(-1)?.words ?? {};
  return /code=([\w-]+)/.exec(link)?.[1];
}
const listOf = async (member: TestMember, id: number) =>
  (await member.get('/api/members/leads/list', { proj_id: id })).json();

it('keeps an address from its owner until its mail was answered, then lists it and writes it into a table', async () => {
  const id = await asking();
  const reply = await give(id, 'Mia@Example.com', { name: '=Mia', place: 'embed' });
  expect(reply.json().msg).toMatch(/click the link in the email/);
  expect((await listOf(ann, id)).results).toEqual([]);
  const code = await mailedCode('mia@example.com');
  expect((await visit('mine', { code })).json()).toMatchObject({
    video: 'Ten teas',
    email: 'mia@example.com',
    consent: form.consent,
    confirmed_at: null,
  });
  expect((await visit('confirm', { code })).statusCode).toBe(200);
  expect((await visit('confirm', { code })).statusCode).toBe(200);
  expect(await listOf(ann, id)).toMatchObject({
    results: [{ name: '=Mia', email: 'mia@example.com', place: 'embed', webhook: null }],
    $meta: { items_total: 1 },
  });
  const file = await ann.get('/api/members/leads.csv', { proj_id: id });
  expect(file.headers['content-type']).toContain('text/csv');
  // Nothing that a viewer typed is a formula.
  expect(file.body).toContain("'=Mia,mia@example.com,");
  expect(file.body).toContain(form.consent);
});

it('promises viewers no mail where none can be sent', async () => {
  const id = await asking();
  const mute = await createTestServer({ database, rateLimits: noLimits });
  const payload = { pid: id, name: 'Mo', email: 'mo@example.com', consent: true };
  const reply = await mute.inject({ method: 'POST', url: '/api/videos/leads/give', payload });
  await mute.close();
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().msg).toMatch(/^Thank you! Your address was noted.$/);
});

it('is for nobody but the owner of the film', async () => {
  const id = await asking();
  await give(id, 'kim@example.com');
  await visit('confirm', { code: await mailedCode('kim@example.com') });
  const [lead] = (await listOf(ann, id)).results;
  const tries = [
    await eve.get('/api/members/leads/form', { proj_id: id }),
    await eve.get('/api/members/leads/list', { proj_id: id }),
    await eve.get('/api/members/leads.csv', { proj_id: id }),
    await eve.post('/api/members/leads/form', { proj_id: id, form }),
    await eve.post('/api/members/leads/remove', { proj_id: id, id: lead.id }),
  ];
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  // Nor can somebody reach into another film by one of their own.
  const own = await saveProject(eve, tinyMovie(1));
  const sideways = await eve.post('/api/members/leads/remove', { proj_id: own, id: lead.id });
  expect(sideways.statusCode).toBe(404);
  expect((await listOf(ann, id)).results).toHaveLength(1);
  const removed = await ann.post('/api/members/leads/remove', { proj_id: id, id: lead.id });
  expect(removed.statusCode).toBe(200);
  expect((await listOf(ann, id)).results).toEqual([]);
});

it('asks nobody where it is switched off or taken back, and takes no answer without consent', async () => {
  const id = await asking();
  expect(await leadAskOf(database.db, id)).toMatchObject({ moment: 'before', may_skip: true });
  expect((await give(id, 'x@example.com', { consent: false })).statusCode).toBe(400);
  expect((await give(id, 'no address')).statusCode).toBe(400);
  await ann.post('/api/members/leads/form', { proj_id: id, form: { ...form, enabled: false } });
  expect(await leadAskOf(database.db, id)).toBeUndefined();
  expect((await give(id, 'x@example.com')).statusCode).toBe(404);
  expect(await mailedCode('x@example.com')).toBeUndefined();
});

it('forgets a viewer at their own wish, also after the video was taken back, and one who never answered', async () => {
  const id = await asking();
  await give(id, 'lea@example.com');
  const code = await mailedCode('lea@example.com');
  await ann.post('/api/members/unpublish-video', { proj_id: id });
  expect((await visit('forget', { code })).statusCode).toBe(200);
  expect((await visit('mine', { code })).statusCode).toBe(400);

  const other = await asking();
  await give(other, 'old@example.com');
  await give(other, 'new@example.com');
  await database.db
    .update(leads)
    .set({ givenAt: new Date(Date.now() - 8 * 86_400_000) })
    .where(eq(leads.email, 'old@example.com'));
  await deleteUnconfirmedLeads(database.db);
  const left = await database.db.select().from(leads).where(eq(leads.projectId, other));
  expect(left.map(({ email }) => email)).toEqual(['new@example.com']);
});

it('mails an address a few times an hour at most, and says the same to whoever is on the list', async () => {
  const id = await asking();
  const replies: string[] = [];
  for (let time = 0; time < leadLimits.mailsToAddress.most; time += 1)
    replies.push((await give(id, 'ivy@example.com')).body);
  expect(new Set(replies).size).toBe(1);
  // Somebody who goes on with one address has to prove that they are no bot first.
  expect((await give(id, 'ivy@example.com')).json().error).toMatch(/^bot/);
  const sent = await database.db.select().from(mails).where(eq(mails.recipient, 'ivy@example.com'));
  expect(sent).toHaveLength(leadLimits.mailsToAddress.most);
  // The newest link is the one that works.
  expect((await visit('confirm', { code: await mailedCode('ivy@example.com') })).statusCode).toBe(
    200,
  );
});

it('tries a new webhook once before it keeps it, and refuses one that leads nowhere', async () => {
  const id = await asking();
  const save = (webhook_url: string) =>
    ann.post('/api/members/leads/form', { proj_id: id, form: { ...form, webhook_url } });
  const refused = await save('http://127.0.0.1:5999/hook');
  expect(refused.json()).toEqual({ error: expect.stringContaining('public web address') });
  const kept = (await ann.get('/api/members/leads/form', { proj_id: id })).json();
  expect(kept.form.webhook_url).toBeNull();
  tried = [];
  expect((await save('https://crm.example/new')).json()).toMatchObject({ webhook_status: 202 });
  expect((await save('https://crm.example/new')).json()).toMatchObject({ webhook_status: null });
  expect(tried).toEqual([JSON.stringify({ event: 'test', video: { id } })]);
});

it('tells a webhook once of who confirmed, and tries again when it does not answer well', async () => {
  const id = await asking({ webhook_url: 'https://crm.example/in' });
  await give(id, 'joe@example.com');
  await visit('confirm', { code: await mailedCode('joe@example.com') });
  const [lead] = await database.db.select().from(leads).where(eq(leads.email, 'joe@example.com'));
  expect(lead?.webhookState).toBe('waiting');
  const told: string[] = [];
  const sent: { headers: Record<string, string>; body: string }[] = [];
  let status = 500;
  const handler = createSendLeadHandler({
    db: database.db,
    publicUrl: 'https://films.example',
    fetch: async (address, { body, headers = {} }) => {
      told.push(`${address} ${body}`);
      sent.push({ headers, body: String(body) });
      return { ok: status === 200, status, discard: () => {} } as never;
    },
  });
  const context = { log: silentLog, signal: new AbortController().signal };
  const run = () => handler.run({ leadId: lead?.id }, context);
  await expect(run()).rejects.toThrow('The webhook answered 500.');
  status = 200;
  await run();
  await run();
  expect(told).toHaveLength(2);
  expect(told[1]).toContain('https://crm.example/in {"event":"lead"');
  expect(told[1]).toContain('"email":"joe@example.com"');
  const { webhook_key: key } = (await ann.get('/api/members/leads/form', { proj_id: id })).json();
  for (const { headers, body } of sent) {
    const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
    expect(headers).toMatchObject(signatureHeaders(key, { id: lead?.id ?? '', sentAt, body }));
  }
  expect((await listOf(ann, id)).results[0].webhook).toBe('done');
  expect((await ann.get('/api/user/export')).statusCode).toBe(200);
});
