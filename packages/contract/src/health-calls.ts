import { z } from 'zod';
import { MessageReply } from './action-reply.ts';
import { call } from './call.ts';

const QueueState = z.object({
  name: z.string(),
  waiting: z.number(),
  active: z.number(),
  failed: z.number(),
  /** How long the first in the line has waited. */
  oldest_seconds: z.number().nullable(),
});
const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  failed_at: z.string().nullable(),
  reason: z.string().nullable(),
});
export type FailedJob = z.output<typeof FailedJob>;

/** A film that could not be made, and that nobody published again since. */
const FailedFilm = z.object({
  id: z.string(),
  title: z.string(),
  email: z.string(),
  failed_at: z.string().nullable(),
  reason: z.string().nullable(),
});
export type FailedFilm = z.output<typeof FailedFilm>;

const WorkerState = z.object({
  host: z.string(),
  pid: z.number(),
  version: z.string(),
  started_at: z.string(),
  /** `film`: the title of the film that it is at. */
  doing: z.array(z.object({ job: z.string(), film: z.string().nullable(), seconds: z.number() })),
});

const HealthReport = z.object({
  workers: z.array(WorkerState),
  queues: z.array(QueueState),
  failed: z.array(FailedJob),
  failed_films: z.array(FailedFilm),
  stored: z.array(z.object({ kind: z.string(), files: z.number(), bytes: z.number() })),
  /** Who stores the most. */
  holders: z.array(z.object({ email: z.string(), bytes: z.number() })),
  database: z.object({
    bytes: z.number(),
    connections: z.number(),
    max_connections: z.number(),
  }),
  disk: z.object({ free: z.number(), total: z.number() }),
  /** `sent` of the last day. */
  mails: z.object({
    waiting: z.number(),
    failed: z.number(),
    sent: z.number(),
    /** There is no mail server: mails are written into a folder, and nobody gets them. */
    are_kept: z.boolean(),
  }),
  versions: z.object({ product: z.string(), node: z.string(), postgres: z.string() }),
});
export type HealthReport = z.output<typeof HealthReport>;

/** Figures for Prometheus. */
export const metricsCall = call({
  method: 'GET',
  path: '/metrics',
  summary: 'Calls, jobs, memory and database connections for Prometheus, for whoever has the token',
  access: 'anyone',
  pace: 'read',
  reply: 'text',
});

/** How the installation is. */
export const healthCalls = {
  healthReport: call({
    method: 'GET',
    path: '/api/members/health',
    summary: 'Jobs, storage, database, disk, mail and versions',
    access: 'admin',
    pace: 'read',
    reply: HealthReport,
  }),
  jobRetry: call({
    method: 'POST',
    path: '/api/members/health/retry',
    summary: 'Tries a job again that failed for good',
    access: 'admin',
    pace: 'change',
    body: z.object({ name: z.string().max(100), id: z.uuid() }),
    reply: MessageReply,
  }),
  filmRetry: call({
    method: 'POST',
    path: '/api/members/health/retry-film',
    summary: 'Makes a film anew that failed, as it was published',
    access: 'admin',
    pace: 'change',
    body: z.object({ id: z.uuid() }),
    reply: MessageReply,
  }),
} as const;

const Backup = z.object({
  id: z.string(),
  name: z.string().nullable(),
  bytes: z.number().nullable(),
  started_at: z.string(),
  ended_at: z.string().nullable(),
  problem: z.string().nullable(),
  rehearsed_at: z.string().nullable(),
  rehearsal: z.string().nullable(),
});
export type Backup = z.output<typeof Backup>;

export const backupCalls = {
  backups: call({
    method: 'GET',
    path: '/api/members/backups',
    summary: 'Backups that were made, and how many are kept',
    access: 'admin',
    pace: 'read',
    reply: z.object({
      kept: z.number(),
      /** Where they go; null: the data folder of the worker that makes one. */
      bucket: z.string().nullable(),
      /** Whether they lie beside what they save: in the data folder, or in the bucket of the files. */
      is_with_files: z.boolean(),
      backups: z.array(Backup),
    }),
  }),
  backupMake: call({
    method: 'POST',
    path: '/api/members/backups/make',
    summary: 'Makes a backup now',
    access: 'admin',
    pace: 'sensitive',
    reply: MessageReply,
  }),
  backupRehearse: call({
    method: 'POST',
    path: '/api/members/backups/rehearse',
    summary: 'Restores a backup into a scratch database and tells what was there',
    access: 'admin',
    pace: 'sensitive',
    body: z.object({ id: z.uuid() }),
    reply: MessageReply,
  }),
  backupSchedule: call({
    method: 'POST',
    path: '/api/members/backups/schedule',
    summary: 'How many daily backups are kept; 0 makes none',
    access: 'admin',
    pace: 'change',
    body: z.object({ kept: z.number().int().min(0).max(60) }),
    reply: MessageReply,
  }),
} as const;
