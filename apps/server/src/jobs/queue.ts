import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Log } from '../log/create-log.ts';
import { checkHandlers, type JobDefinition, type JobHandler } from './define-job.ts';

/** Where jobs go whose every try failed. */
const deadLetterQueue = 'failed-jobs';

interface QueueOptions {
  readonly databaseUrl: string;
  readonly log: Log;
  readonly definitions: readonly JobDefinition[];
}

interface EnqueueOptions {
  /** Higher ones are taken first; among equals, older ones. Default 0. */
  readonly priority?: number;
}

/** The job queue of one process. */
export interface Queue {
  /** Adds a job in the given transaction: it exists if and only if that commits. */
  enqueue<Payload extends object>(
    db: Database,
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Begins working; only worker processes do. */
  work(handlers: readonly JobHandler[]): Promise<void>;
  /** Takes no further jobs and waits for those under way. */
  stop(): Promise<void>;
}

export async function openQueue(options: QueueOptions & { works: boolean }): Promise<Queue> {
  const { databaseUrl, log, definitions, works } = options;
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: works ? 6 : 2,
    useListenNotify: works,
    supervise: works,
    schedule: works,
    // A killed worker's job is noticed when its heartbeat is 10 s old; these decide how soon after.
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: 600,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue had a problem.'));
  boss.on('warning', (warning) => log.debug({ warning }, 'The job queue warns.'));
  await boss.start();
  await createQueues(boss, definitions);

  return {
    enqueue: async (db, job, payload, options = {}) => {
      await boss.send(job.name, job.payload.parse(payload), {
        ...options,
        db: fromDrizzle(db, sql),
      });
    },
    work: async (handlers) => {
      checkHandlers(definitions, handlers);
      for (const handler of handlers) await workOn(boss, handler, log);
      await watchDeadLetters(boss, handlers, log);
      for (const { name, cron } of definitions) {
        if (cron) await boss.schedule(name, cron, {});
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}

async function createQueues(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  await boss.createQueue(deadLetterQueue, { retryLimit: 5, retryDelay: 10, notify: true });
  for (const job of definitions) {
    const rules = {
      retryLimit: job.retryLimit,
      // Also the wait after a worker was killed, so it must be short.
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: job.timeoutSeconds,
      heartbeatSeconds: 10,
      deadLetter: deadLetterQueue,
      notify: true,
      ...(job.keepSeconds !== undefined && { deleteAfterSeconds: job.keepSeconds }),
    };
    await boss.createQueue(job.name, rules);
    await boss.updateQueue(job.name, rules);
  }
}

/** New jobs are told of at once. Retries are not: looking for them is most of what an idle worker does. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };

async function workOn(boss: PgBoss, handler: JobHandler, log: Log): Promise<void> {
  for (let hand = 0; hand < handler.job.concurrency; hand += 1) await addHand(boss, handler, log);
}

/** One more that does these jobs, one after the other. */
async function addHand(boss: PgBoss, { job, run }: JobHandler, log: Log): Promise<void> {
  let hand: string | undefined;
  hand = await boss.work(
    job.name,
    { ...polling, batchSize: 1, heartbeatRefreshSeconds: 3, includeMetadata: true },
    async ([task]: JobWithMetadata<object>[]) => {
      if (!task) return;
      // Where there was one job there may be more: it looks again after this one without waiting.
      if (hand) boss.notifyWorker(hand);
      const taskLog = log.child({ job: job.name, jobId: task.id, attempt: task.retryCount + 1 });
      try {
        await run(job.payload.parse(task.data), { log: taskLog, signal: task.signal });
        taskLog.debug('job done');
      } catch (error) {
        taskLog.warn(
          { err: error },
          'A job failed; it is tried again unless this was the last try.',
        );
        throw error;
      }
    },
  );
}

async function watchDeadLetters(
  boss: PgBoss,
  handlers: readonly JobHandler[],
  log: Log,
): Promise<void> {
  await boss.work(
    deadLetterQueue,
    { ...polling, batchSize: 1, includeMetadata: true },
    async ([task]: JobWithMetadata<object>[]) => {
      const handler = handlers.find(({ job }) => job.name === task?.sourceName);
      log.error({ job: task?.sourceName, payload: task?.data }, 'A job failed for good.');
      if (task && handler?.giveUp) {
        await handler.giveUp(handler.job.payload.parse(task.data), { log, signal: task.signal });
      }
    },
  );
}
