import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../src/db/database.ts';
import { asking } from '../src/features/knowledge/asking.ts';
import {
  createModelShare,
  createWikipediaShare,
  wikipediaAsksPerDay,
} from '../src/features/knowledge/model-share.ts';
import type { Caller } from '../src/http/caller.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
/** Two processes: what one counts, the other knows. */
let processes: DatabaseConnection[];
beforeAll(async () => {
  database = await createTestDatabase();
  const { databaseUrl } = database;
  processes = [1, 2].map(() => connectDatabase({ databaseUrl, poolSize: 4, log: silentLog }));
});
afterAll(async () => {
  await Promise.all(processes.map(({ close }) => close()));
  await database.close();
});

const signal = new AbortController().signal;
/** A guest has a new session whenever they like; a member is one wherever they are. */
const guestAt = (address: string) => asked({ kind: 'guest' }, address);
const memberAt = (id: number, address: string) => asked({ kind: 'member', id }, address);
async function asked(caller: object, address: string): Promise<string> {
  const context = { caller: async () => caller as Caller, address, signal, log: silentLog };
  return (await asking(context)).asker;
}

describe('a day’s share of the language model', () => {
  it('is one for a whole IPv6 network, whatever session and address in it asks', async () => {
    const [one, two] = processes.map(({ pool }) =>
      createModelShare(pool, { KNOWLEDGE_MODEL_CALLS_PER_DAY: 3 }),
    );
    const household = Array.from({ length: 9 }, (_, at) => guestAt(`2001:db8:1:2:${at}::${at}`));
    const answers = await Promise.all(
      household.map(async (asker, at) => (at % 2 ? one : two)?.(await asker)),
    );
    expect(answers.filter(Boolean)).toHaveLength(3);
    expect(await one?.(await guestAt('2001:db8:1:3::1'))).toBe(true);
    expect(await one?.(await guestAt('203.0.113.9'))).toBe(true);
  });

  it('is a member’s own: neither another’s nor an address’s takes it, and it goes along', async () => {
    const [share] = processes.map(({ pool }) =>
      createModelShare(pool, { KNOWLEDGE_MODEL_CALLS_PER_DAY: 1 }),
    );
    expect(await share?.(await guestAt('2001:db8:9::1'))).toBe(true);
    expect(await share?.(await memberAt(1, '2001:db8:9::1'))).toBe(true);
    expect(await share?.(await memberAt(2, '2001:db8:9::1'))).toBe(true);
    expect(await share?.(await memberAt(1, '2001:db8:8::1'))).toBe(false);
  });
});

it('asks Wikipedia 500 times a day for somebody, and for others still', async () => {
  const [one, two] = processes.map(({ pool }) => createWikipediaShare(pool));
  const ann = await memberAt(7, '203.0.113.7');
  expect(wikipediaAsksPerDay).toBe(500);
  const answers = await Promise.all(
    Array.from({ length: 510 }, (_, at) => (at % 2 ? one : two)?.(ann)),
  );
  expect(answers.filter(Boolean)).toHaveLength(500);
  expect(await two?.(await memberAt(8, '203.0.113.7'))).toBe(true);
});
