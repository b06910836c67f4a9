import type { z } from 'zod';
import type { Log } from '../log/create-log.ts';

/** The light half of a job: its name, payload and rules. API processes know only this. */
export interface JobDefinition<Payload extends object = object> {
  /** Permanent: jobs of an earlier version may still be waiting under it. */
  readonly name: string;
  /** Ids, not documents: the handler reads what it needs, as it is by then. */
  readonly payload: z.ZodType<Payload>;
  /** Tries come after 1, 2, 4, 8… seconds, at most an hour apart; 12 of them take about 3 hours. */
  readonly retryLimit: number;
  readonly timeoutSeconds: number;
  /** How many of them one worker process does at once. */
  readonly concurrency: number;
  /** How many of them one worker process does at once for one person; whoever enqueues says for whom. Default: any. */
  readonly perPerson?: number;
  /** How long a finished one can still be looked up, for payloads that must not linger. Default: a week. */
  readonly keepSeconds?: number;
  /** For jobs that come by the clock, in UTC. Their payload is empty. */
  readonly cron?: string;
}

export function defineJob<Payload extends object>(
  definition: JobDefinition<Payload>,
): JobDefinition<Payload> {
  return definition;
}

/** What a handler gets besides its payload. */
interface JobContext {
  readonly log: Log;
  /** Aborted when the job's time is up or the worker is stopping for good. */
  readonly signal: AbortSignal;
}

/** The heavy half. Running it twice must do no harm: a worker may die between doing and saying so. */
export interface JobHandler<Payload extends object = object> {
  readonly job: JobDefinition<Payload>;
  readonly run: (payload: Payload, context: JobContext) => Promise<void>;
  /** Called once when all tries failed, so that a person can be told. */
  readonly giveUp?: (payload: Payload, context: JobContext) => Promise<void>;
}

/** Pairs a job with its handler; the result forgets the payload's type, so that lists can hold it. */
export function handleJob<Payload extends object>(handler: JobHandler<Payload>): JobHandler {
  return handler as unknown as JobHandler;
}

/** A worker does not start when a job has no handler, or two. */
export function checkHandlers(
  definitions: readonly JobDefinition[],
  handlers: readonly JobHandler[],
): void {
  const problems = [
    ...definitions
      .map(({ name }) => ({ name, count: handlers.filter(({ job }) => job.name === name).length }))
      .filter(({ count }) => count !== 1)
      .map(
        ({ name, count }) => `"${name}" has ${count === 0 ? 'no handler' : `${count} handlers`}`,
      ),
    ...handlers
      .filter(({ job }) => !definitions.some(({ name }) => name === job.name))
      .map(({ job }) => `"${job.name}" is handled but not in the list of jobs`),
  ];
  if (problems.length > 0)
    throw new Error(`Jobs and handlers do not match: ${problems.join('; ')}.`);
}
