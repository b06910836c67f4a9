import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { workers } from '../../db/schema/index.ts';
import type { Queue } from '../../jobs/queue.ts';
import { productVersion } from '../version/version-handlers.ts';

const tellEveryMs = 5000;

/** Tells everybody that this worker is there and what it is at, until it is closed. */
export async function tellOfWorker(
  db: Database,
  queue: Pick<Queue, 'doing'>,
): Promise<{ close(): Promise<void> }> {
  const id = randomUUID();
  const tell = async () => {
    const doing = queue.doing();
    await db
      .insert(workers)
      .values({ id, host: hostname(), pid: process.pid, version: productVersion, doing })
      .onConflictDoUpdate({ target: workers.id, set: { doing, seenAt: sql`now()` } });
  };
  await tell();
  await db.delete(workers).where(lt(workers.seenAt, sql`now() - interval '1 hour'`));
  // A database that is away is somebody else's to report; this tells again in a moment.
  let telling = Promise.resolve();
  const timer = setInterval(() => {
    telling = telling.then(tell).catch(() => undefined);
  }, tellEveryMs).unref();
  return {
    async close() {
      clearInterval(timer);
      await telling;
      await db
        .delete(workers)
        .where(eq(workers.id, id))
        .catch(() => undefined);
    },
  };
}
