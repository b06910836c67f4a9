import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { productVersion } from '../version/version-handlers.ts';

interface QueueRow extends Record<string, unknown> {
  readonly name: string;
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
  readonly oldest_seconds: number | null;
}
interface FailedRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly failed_at: string | null;
  readonly reason: string | null;
}

/** Jobs by kind: what waits, what is under way, what failed in the last week. */
export async function readQueues(db: Database): Promise<readonly QueueRow[]> {
  const { rows } = await db.execute<QueueRow>(sql`
    select name,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      extract(epoch from now() - min(created_on) filter (
        where state in ('created', 'retry') and start_after <= now()
      ))::float8 as oldest_seconds
    from pgboss.job where state <> 'completed' and name not like '\_\_pgboss%' and name <> 'failed-jobs'
    group by name order by name`);
  return rows;
}

/** Of these, whoever asked is told and asks again: what they were about is gone, or is listed as a film. */
const askedForAgain = ['plan-video', 'draw-video', 'finish-video', 'translate-project'];

/** The newest that failed for good, and why. */
export async function readFailed(db: Database, most: number): Promise<readonly FailedRow[]> {
  const { rows } = await db.execute<FailedRow>(sql`
    select id::text, name, completed_on::text as failed_at, left(output->>'message', 300) as reason
    from pgboss.job where state = 'failed' and name <> 'failed-jobs'
      and name not in (${sql.join(askedForAgain, sql`, `)})
    order by completed_on desc nulls last limit ${most}`);
  return rows;
}

interface FailedFilmRow extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly email: string;
  readonly failed_at: string | null;
  readonly reason: string | null;
}

/** Films of the last week whose newest making failed. */
export async function readFailedFilms(db: Database, most: number) {
  const { rows } = await db.execute<FailedFilmRow>(sql`
    select renders.id::text, videos.title, users.email, renders.ended_at::text as failed_at,
      renders.message as reason
    from renders
    join videos on videos.project_id = renders.project_id
    join users on users.id = videos.user_id
    where renders.state = 'failed' and renders.ended_at > now() - interval '7 days'
      and not exists (
        select 1 from renders as newer
        where newer.project_id = renders.project_id and newer.created_at > renders.created_at
      )
    order by renders.ended_at desc limit ${most}`);
  return rows;
}

interface SpeedRow extends Record<string, unknown> {
  readonly name: string;
  readonly seconds: number;
}

/** How long jobs of the last hour took on average. */
export async function readJobSpeeds(db: Database): Promise<readonly SpeedRow[]> {
  const { rows } = await db.execute<SpeedRow>(sql`
    select name, avg(extract(epoch from completed_on - started_on))::float8 as seconds
    from pgboss.job where state = 'completed' and completed_on > now() - interval '1 hour'
    group by name order by name`);
  return rows;
}

interface WorkerRow extends Record<string, unknown> {
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  readonly started_at: string;
  readonly doing: {
    readonly job: string;
    readonly film: string | null;
    readonly seconds: number;
  }[];
}

/** Workers that told of themselves in the last half minute, and what they are at: of films, which. */
export async function readWorkers(db: Database): Promise<readonly WorkerRow[]> {
  const { rows } = await db.execute<WorkerRow>(sql`
    select host, pid, version, started_at::text as started_at, (
      select coalesce(json_agg(json_build_object(
        'job', task->>'job',
        'film', (
          select projects.title from pgboss.job
          join renders on renders.id::text = job.data->>'renderId'
          join projects on projects.id = renders.project_id
          where job.id::text = task->>'id' and job.name = task->>'job'
        ),
        'seconds', extract(epoch from now() - (task->>'since')::timestamptz)::int
      )), '[]') from jsonb_array_elements(workers.doing) as task
    ) as doing
    from workers where seen_at > now() - interval '30 seconds' order by started_at`);
  return rows;
}

/** Seconds of video per second of making, of what was made in the last hour; nothing when there was none. */
export async function readRenderSpeed(db: Database): Promise<number | undefined> {
  const { rows } = await db.execute<{ speed: number | null }>(sql`
    select (sum(seconds) / nullif(sum(extract(epoch from ended_at - started_at)), 0))::float8 as speed
    from renders where state = 'done' and ended_at > now() - interval '1 hour'`);
  return rows[0]?.speed ?? undefined;
}

interface StoredRow extends Record<string, unknown> {
  readonly kind: string;
  readonly files: number;
  readonly bytes: string;
}
interface HolderRow extends Record<string, unknown> {
  readonly email: string;
  readonly bytes: string;
}
interface FiguresRow extends Record<string, unknown> {
  readonly database_bytes: string;
  readonly postgres: string;
  readonly connections: number;
  readonly max_connections: number;
  readonly mails_waiting: number;
  readonly mails_failed: number;
  readonly mails_sent: number;
}

export async function readFigures(db: Database, dataDir: string) {
  const [stored, holders, figures, disk] = await Promise.all([
    db.execute<StoredRow>(sql`
      select kind, count(*)::int as files, coalesce(sum(bytes), 0)::text as bytes
      from stored_files group by kind order by sum(bytes) desc`),
    db.execute<HolderRow>(sql`
      select users.email, sum(bytes)::text as bytes from stored_files
      join users on users.id = stored_files.user_id
      group by users.email order by sum(bytes) desc limit 5`),
    db.execute<FiguresRow>(sql`
      select pg_database_size(current_database())::text as database_bytes,
        current_setting('server_version') as postgres,
        (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
        current_setting('max_connections')::int as max_connections,
        (select count(*)::int from mails where sent_at is null and failure is null) as mails_waiting,
        (select count(*)::int from mails where failure is not null) as mails_failed,
        (select count(*)::int from mails where sent_at > now() - interval '1 day') as mails_sent`),
    statfs(dataDir),
  ]);
  const [row] = figures.rows;
  if (!row) throw new Error('The database told nothing about itself.');
  return {
    stored: stored.rows.map(({ bytes, ...kind }) => ({ ...kind, bytes: Number(bytes) })),
    holders: holders.rows.map(({ email, bytes }) => ({ email, bytes: Number(bytes) })),
    database: {
      bytes: Number(row.database_bytes),
      connections: row.connections,
      max_connections: row.max_connections,
    },
    disk: { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
    mails: { waiting: row.mails_waiting, failed: row.mails_failed, sent: row.mails_sent },
    versions: { product: productVersion, node: process.versions.node, postgres: row.postgres },
  };
}
