import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runWorker } from '../src/app/run-worker.ts';
import { mails } from '../src/db/schema/index.ts';
import { queueMail } from '../src/features/mail/mail-service.ts';
import { checkHandlers, defineJob, handleJob } from '../src/jobs/define-job.ts';
import { jobList } from '../src/jobs/job-list.ts';
import { openQueue, type Queue } from '../src/jobs/queue.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';
import { startMailServer } from './test-mail-server.ts';
import { testSettings } from './test-settings.ts';

let database: TestDatabase;
const closers: (() => Promise<void>)[] = [];
const later = <T extends { close(): Promise<void> }>(thing: T): T => {
  closers.unshift(() => thing.close());
  return thing;
};

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await database.close();
});

async function openSendingQueue(): Promise<Queue> {
  const { databaseUrl } = database;
  const queue = await openQueue({
    databaseUrl,
    log: silentLog,
    definitions: jobList,
    works: false,
  });
  closers.unshift(() => queue.stop());
  return queue;
}

const checkMail = (to: string) =>
  ({ to, template: 'mail-check', words: { publicUrl: 'http://localhost:3000' } }) as const;

describe('sending a mail', () => {
  it('keeps it as a file that a mail program opens, when no mail server is set', async () => {
    const settings = testSettings();
    const queue = await openSendingQueue();
    const mailId = await database.db.transaction((transaction) =>
      queueMail(transaction, queue, checkMail('ann@example.com')),
    );
    later(await runWorker(settings, database.databaseUrl, silentLog));
    const outbox = join(settings.DATA_DIR, 'outbox');
    await expect.poll(() => readdir(outbox).catch(() => [])).toEqual([`${mailId}.eml`]);
    const mail = await PostalMime.parse(await readFile(join(outbox, `${mailId}.eml`)));
    expect(mail.subject).toBe('Your Reelwright installation can send mail');
    expect(mail.to?.[0]?.address).toBe('ann@example.com');
    expect(mail.text).toContain('Open Reelwright: http://localhost:3000');
    expect(mail.html).toContain('<a href="http://localhost:3000"');
  });

  it('does not happen when the change it belongs to is undone', async () => {
    const queue = await openSendingQueue();
    const undone = database.db.transaction(async (transaction) => {
      await queueMail(transaction, queue, checkMail('ann@example.com'));
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    const jobs = await database.pool.query("select 1 from pgboss.job where name = 'send-mail'");
    expect(jobs.rowCount).toBe(0);
  });

  it('goes through the mail server, again after it refused, and is then forgotten', async () => {
    const server = later(await startMailServer({ refuse: 1 }));
    const settings = testSettings({ SMTP_URL: server.url, MAIL_FROM: 'House <house@example.com>' });
    const queue = await openSendingQueue();
    const mailId = await database.db.transaction((transaction) =>
      queueMail(transaction, queue, checkMail('bob@example.com')),
    );
    later(await runWorker(settings, database.databaseUrl, silentLog));
    await expect.poll(() => server.received.length).toBe(1);
    expect(server.begun()).toBe(2);
    expect(server.received[0]?.to).toEqual(['bob@example.com']);
    expect(server.received[0]?.mail.from?.address).toBe('house@example.com');
    await expect
      .poll(async () => (await database.db.select().from(mails).where(eq(mails.id, mailId)))[0])
      .toMatchObject({ words: {}, failure: null, sentAt: expect.any(Date) });
  });
});

describe('a job whose every try fails', () => {
  it('is given up once, and the next ones go on', async () => {
    const fragile = defineJob({
      name: 'fragile',
      payload: z.object({ word: z.string() }),
      retryLimit: 1,
      timeoutSeconds: 10,
      concurrency: 1,
    });
    const happened: string[] = [];
    const queue = await openQueue({
      databaseUrl: database.databaseUrl,
      log: silentLog,
      definitions: [fragile] as never,
      works: true,
    });
    closers.unshift(() => queue.stop());
    await queue.work([
      handleJob({
        job: fragile,
        run: async ({ word }) => {
          happened.push(`try ${word}`);
          if (word === 'bad') throw new Error('no luck');
        },
        giveUp: async ({ word }) => {
          happened.push(`give up ${word}`);
        },
      }),
    ]);
    await queue.enqueue(database.db, fragile, { word: 'bad' });
    await expect.poll(() => happened).toContain('give up bad');
    await queue.enqueue(database.db, fragile, { word: 'good' });
    await expect.poll(() => happened).toContain('try good');
    expect(happened).toEqual(['try bad', 'try bad', 'give up bad', 'try good']);
  });
});

it('a worker does as many jobs of a kind at once as it is meant to, and no more', async () => {
  const pair = defineJob({
    name: 'pair',
    payload: z.object({ number: z.number() }),
    retryLimit: 0,
    timeoutSeconds: 60,
    concurrency: 2,
  });
  const queue = await openQueue({
    databaseUrl: database.databaseUrl,
    log: silentLog,
    works: true,
    definitions: [pair] as never,
  });
  closers.unshift(() => queue.stop());
  const ends: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => ends.push(resolve));
  for (let number = 0; number < 3; number += 1) await queue.enqueue(database.db, pair, { number });
  await queue.work([handleJob({ job: pair, run })]);
  await expect.poll(() => ends.length).toBe(2);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(3);
  for (const end of ends) end();
});

it('a worker does one job of a person at a time where it is meant to, and another’s beside it', async () => {
  const { db, databaseUrl } = database;
  const job = defineJob({
    name: 'test-turns',
    payload: z.object({ name: z.string() }),
    retryLimit: 0,
    timeoutSeconds: 60,
    concurrency: 3,
    perPerson: 1,
  });
  const queue = await openQueue({
    databaseUrl,
    log: silentLog,
    definitions: [job] as never,
    works: true,
  });
  closers.unshift(() => queue.stop());
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const people = ['eve', 'eve', 'eve', 'ann'];
  for (const person of people) await queue.enqueue(db, job, { name: person }, { person });
  const run = ({ name }: { name: string }) => {
    began.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  await queue.work([handleJob({ job, run })]);
  await expect.poll(() => began.toSorted()).toEqual(['ann', 'eve']);
  for (let count = 2; count <= people.length; count += 1) {
    await expect.poll(() => began.length, { timeout: 15_000 }).toBe(count);
    for (const end of ends.splice(0)) end();
  }
  expect(began.toSorted()).toEqual(people.toSorted());
});

describe('a worker does not start', () => {
  const job = (name: string) =>
    defineJob({
      name,
      payload: z.object({}),
      retryLimit: 0,
      timeoutSeconds: 1,
      concurrency: 1,
    });
  const handler = (name: string) => handleJob({ job: job(name), run: async () => undefined });

  it.each([
    ['when a job has no handler', [job('a'), job('b')], [handler('a')], '"b" has no handler'],
    ['when a job has two', [job('a')], [handler('a'), handler('a')], '"a" has 2 handlers'],
    [
      'when a handler has no job',
      [job('a')],
      [handler('a'), handler('c')],
      '"c" is handled but not in the list',
    ],
  ])('%s', (_, definitions, handlers, sentence) => {
    expect(() => checkHandlers(definitions, handlers)).toThrow(sentence);
  });
});
