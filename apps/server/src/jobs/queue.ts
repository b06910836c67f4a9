import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { WorkerTask } from '../db/schema/index.ts';
import type { Log } from '../log/create-log.ts';
import { currentRequestId, runForRequest } from '../log/request-id.ts';
import { checkHandlers, type JobDefinition, type JobHandler } from './define-job.ts';

/** Where jobs go whose every try failed. */
const deadLetterQueue = 'failed-jobs';
/** Beside the payload of a job: the call that asked for it, for the log. */
const requestIdField = 'x-request-id';

interface QueueOptions {
  readonly databaseUrl: string;
  readonly log: Log;
  readonly definitions: readonly JobDefinition[];
}

interface EnqueueOptions {
  /** Higher ones are taken first; among equals, older ones. Default 0. */
  readonly priority?: number;
  /** For whom it is done: see `perPerson` of the job. */
  readonly person?: string;
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
  /** Tries a job again that failed for good; false when there is no such job. */
  retry(name: string, id: string): Promise<boolean>;
  /** Begins working; only worker processes do. */
  work(handlers: readonly JobHandler[]): Promise<void>;
  /** What this process is at. */
  doing(): readonly WorkerTask[];
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
  const tasks = new Map<string, WorkerTask>();

  return {
    doing: () => [...tasks.values()],
    enqueue: async (db, job, payload, { person, ...options } = {}) => {
      const requestId = currentRequestId();
      const data = {
        ...job.payload.parse(payload),
        ...(requestId && { [requestIdField]: requestId }),
      };
      await boss.send(job.name, data, {
        ...options,
        ...(person !== undefined && { group: { id: person } }),
        db: fromDrizzle(db, sql),
      });
    },
    retry: async (name, id) => {
      if (!definitions.some((job) => job.name === name)) return false;
      const [job] = await boss.findJobs(name, { id });
      if (job?.state !== 'failed') return false;
      await boss.retry(name, id);
      return true;
    },
    work: async (handlers) => {
      checkHandlers(definitions, handlers);
      for (const handler of handlers) await workOn(boss, handler, { log, tasks });
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

interface Hand {
  readonly log: Log;
  readonly tasks: Map<string, WorkerTask>;
}

async function workOn(boss: PgBoss, handler: JobHandler, own: Hand): Promise<void> {
  for (let hand = 0; hand < handler.job.concurrency; hand += 1) await addHand(boss, handler, own);
}

/** One more that does these jobs, one after the other. */
async function addHand(
  boss: PgBoss,
  { job, run }: JobHandler,
  { log, tasks }: Hand,
): Promise<void> {
  let hand: string | undefined;
  hand = await boss.work(
    job.name,
    {
      ...polling,
      batchSize: 1,
      heartbeatRefreshSeconds: 3,
      includeMetadata: true,
      // Counted in this process: hands that ask the database at one moment would each see nobody at work.
      ...(job.perPerson !== undefined && { localGroupConcurrency: job.perPerson }),
    },
    async ([task]: JobWithMetadata<object>[]) => {
      if (!task) return;
      // Where there was one job there may be more: it looks again after this one without waiting.
      if (hand) boss.notifyWorker(hand);
      const { [requestIdField]: requestId, ...data } = task.data as { [requestIdField]?: string };
      const taskLog = log.child({
        job: job.name,
        jobId: task.id,
        attempt: task.retryCount + 1,
        ...(requestId && { requestId }),
      });
      tasks.set(task.id, { job: job.name, id: task.id, since: new Date().toISOString() });
      try {
        await runForRequest(requestId, () =>
          run(job.payload.parse(data), { log: taskLog, signal: task.signal }),
        );
        taskLog.debug('job done');
      } catch (error) {
        taskLog.warn(
          { err: error },
          'A job failed; it is tried again unless this was the last try.',
        );
        throw error;
      } finally {
        tasks.delete(task.id);
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
      const { [requestIdField]: requestId, ...payload } = (task?.data ?? {}) as {
        [requestIdField]?: string;
      };
      log.error({ job: task?.sourceName, requestId, payload }, 'A job failed for good.');
      if (task && handler?.giveUp) {
        await handler.giveUp(handler.job.payload.parse(payload), { log, signal: task.signal });
      }
    },
  );
}
