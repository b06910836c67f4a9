import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../src/db/schema/index.ts';
import { type CodeUse, hashCode } from '../src/features/codes/code-hash.ts';
import { replaceCode, takeTry } from '../src/features/codes/code-repository.ts';
import { type CodeParts, sendCode, withCode } from '../src/features/codes/code-service.ts';
import { jobList } from '../src/jobs/job-list.ts';
import { openQueue, type Queue } from '../src/jobs/queue.ts';
import { timesToTry } from './soak.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';

const manyGuesses = timesToTry(500, 10_000);
let database: TestDatabase;
let queue: Queue;
let parts: CodeParts;
let use: CodeUse;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const { databaseUrl, db } = database;
  queue = await openQueue({ databaseUrl, log: silentLog, definitions: jobList, works: false });
  parts = { db, queue, codeSecret: 'a secret', publicUrl: 'http://localhost:3000' };
});
beforeEach(async () => {
  const email = `person${++people}@example.com`;
  const [row] = await database.db.insert(users).values({ email }).returning({ id: users.id });
  use = { userId: row?.id ?? 0, purpose: 'forgot', email };
});
afterAll(async () => {
  await queue.stop();
  await database.close();
});

/** Sends a code and reads it where only the mail server would. */
async function send(to: CodeUse = use): Promise<string> {
  await sendCode(parts, database.db, to);
  const { rows } = await database.pool.query<{ code: string }>(
    "select words->>'code' as code from mails where recipient = $1 order by created_at desc limit 1",
    [to.email],
  );
  return rows[0]?.code ?? '';
}
const wrongFor = (code: string) => String((Number(code) + 1) % 1e8).padStart(8, '0');
const enter = (code: string, as: CodeUse = use) => withCode(parts, as, code, async () => 'in');
const refused = { code: 'wrong-code' };
const mailsSent = async () =>
  (await database.pool.query('select 1 from mails where recipient = $1', [use.email])).rowCount;

describe('a code', () => {
  it('has eight digits and is not to be found in its table', async () => {
    const code = await send();
    expect(code).toMatch(/^\d{8}$/);
    const { rows } = await database.pool.query('select * from codes where user_id = $1', [
      use.userId,
    ]);
    expect(rows[0].code_hash).toEqual(hashCode('a secret', use, code));
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('opens once', async () => {
    const code = await send();
    expect(await enter(code)).toBe('in');
    await expect(enter(code)).rejects.toMatchObject(refused);
  });

  it('opens once when it comes five times at the same moment', async () => {
    const code = await send();
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => enter(code)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('stays good when what it opens fails', async () => {
    const code = await send();
    const failing = withCode(parts, use, code, async () => {
      throw new Error('the database went away');
    });
    await expect(failing).rejects.toThrow('went away');
    expect(await enter(code)).toBe('in');
  });

  it.each(['verify', 'change-mail', 'delete'] as const)(
    'for a reset does not %s',
    async (purpose) => {
      const code = await send();
      await send({ ...use, purpose });
      await expect(enter(code, { ...use, purpose })).rejects.toMatchObject(refused);
    },
  );

  it('counts for no other address of the same person', async () => {
    const code = await send();
    await expect(enter(code, { ...use, email: 'other@example.com' })).rejects.toMatchObject(
      refused,
    );
  });

  it('counts for no other person', async () => {
    const code = await send();
    const [other] = await database.db
      .insert(users)
      .values({ email: `other${people}@example.com` })
      .returning({ id: users.id });
    const theirs = { ...use, userId: other?.id ?? 0 };
    await replaceCode(database.db, theirs, hashCode('a secret', use, code));
    await expect(enter(code, theirs)).rejects.toMatchObject(refused);
  });

  it('is dead after ten minutes', async () => {
    const code = await send();
    const age = (by: string) =>
      database.pool.query(
        `update codes set expires_at = expires_at - interval '${by}' where user_id = $1`,
        [use.userId],
      );
    await age('9 minutes 55 seconds');
    expect(await enter(code)).toBe('in');
    const late = await send();
    await age('10 minutes');
    await expect(enter(late)).rejects.toMatchObject(refused);
  });

  it('is dead after five wrong tries, and good at the fifth', async () => {
    const code = await send();
    for (let index = 0; index < 4; index += 1) {
      await expect(enter(wrongFor(code))).rejects.toMatchObject(refused);
    }
    expect(await enter(code)).toBe('in');

    const next = await send();
    for (let index = 0; index < 5; index += 1) {
      await expect(enter(wrongFor(next))).rejects.toMatchObject(refused);
    }
    await expect(enter(next)).rejects.toMatchObject(refused);
  });

  it('lets five of thousands of guesses through that come at once', async () => {
    await send();
    const tries = Array.from({ length: manyGuesses }, () => takeTry(database.db, use));
    const hits = await Promise.all(tries);
    expect(hits.filter(Boolean)).toHaveLength(5);
  }, 180_000);

  it('does not fall to thousands of guesses at once, the right one among the last', async () => {
    const code = await send();
    const guesses = Array.from({ length: manyGuesses }, (_, index) =>
      String((Number(code) + manyGuesses - 10 - index + 1e8) % 1e8).padStart(8, '0'),
    );
    expect(guesses).toContain(code);
    const outcomes = await Promise.allSettled(guesses.map((guess) => enter(guess)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  }, 180_000);
});

describe('asking for codes again and again', () => {
  it('mails one code a minute as long as nobody tries it', async () => {
    await Promise.all(Array.from({ length: 20 }, () => sendCode(parts, database.db, use)));
    expect(await mailsSent()).toBe(1);
    await database.pool.query("update codes set created_at = created_at - interval '1 minute'");
    await send();
    expect(await mailsSent()).toBe(2);
  });

  it('makes the new code the only one', async () => {
    const first = await send();
    await database.pool.query("update codes set created_at = created_at - interval '1 minute'");
    const second = await send();
    await expect(enter(first)).rejects.toMatchObject(refused);
    expect(await enter(second)).toBe('in');
  });

  it('brings the owner a new code at once when a stranger has used up the tries', async () => {
    const code = await send();
    for (let index = 0; index < 5; index += 1) await enter(wrongFor(code)).catch(() => undefined);
    const next = await send();
    expect(await mailsSent()).toBe(2);
    expect(await enter(next)).toBe('in');
  });
});
