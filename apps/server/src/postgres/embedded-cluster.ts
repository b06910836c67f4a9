import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Log } from '../log/create-log.ts';
import {
  createClusterHome,
  exists,
  findClusterHome,
  sharedHome,
  writeSecretFile,
} from './cluster-home.ts';
import { databaseName, roleName } from './cluster-url.ts';
import { endLeftOverPostgres } from './left-over-postgres.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { postgresEnvironment } from './postgres-environment.ts';
import { PostgresProcess } from './postgres-process.ts';
import { findServiceUser, type ServiceUser } from './service-user.ts';

interface ClusterOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** Extra server settings, such as `fsync=off` for throw-away test clusters. */
  readonly serverSettings?: readonly string[];
  /** Told what the server says while it does not accept connections yet. */
  readonly onWaiting?: (reason: string) => void;
  /** Ends the waiting for a server that is not there yet. */
  readonly signal?: AbortSignal;
}

/** A running PostgreSQL of our own. It is started again when it dies, until `stop` is called. */
export interface EmbeddedCluster {
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** Starts the PostgreSQL that comes along, on a cluster in the data folder (made on first need). */
export async function startEmbeddedCluster(options: ClusterOptions): Promise<EmbeddedCluster> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o711 });
  const user = await findServiceUser();
  const binaries = await findPostgresBinaries(user, sharedHome);
  const home = await findClusterHome(options.dataDir, user);
  if (!(await exists(home))) await initialise(home, binaries, user);
  const password = (await readFile(join(home, 'password'), 'utf8')).trim();
  const dataFolder = join(home, 'data');
  await endLeftOverPostgres(dataFolder, binaries, user, options.log);

  const server = new PostgresProcess({ ...options, binaries, user, home, password });
  const giveUp = () => void server.stop();
  options.signal?.addEventListener('abort', giveUp, { once: true });
  await server.start();
  options.signal?.removeEventListener('abort', giveUp);
  await createDatabase(server.urlOf('postgres'));
  return { databaseUrl: server.urlOf(databaseName), stop: () => server.stop() };
}

async function initialise(
  home: string,
  binaries: PostgresBinaries,
  user: ServiceUser | undefined,
): Promise<void> {
  await createClusterHome(home, user, async (folder) => {
    const passwordFile = join(folder, 'password');
    await writeSecretFile(passwordFile, `${randomBytes(24).toString('hex')}\n`, user);
    const child = spawn(
      binaries.initdb,
      [
        `--pgdata=${join(folder, 'data')}`,
        `--username=${roleName}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-instructions',
      ],
      { ...user, cwd: folder, env: postgresEnvironment, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0)
      throw new Error(`The database could not be set up in ${home}: ${complaint.trim()}`);
  });
}

async function createDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      databaseName,
    ]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
