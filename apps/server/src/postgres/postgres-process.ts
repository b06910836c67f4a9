import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log/create-log.ts';
import { clusterUrl } from './cluster-url.ts';
import { findFreePort } from './find-free-port.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { postgresEnvironment } from './postgres-environment.ts';
import type { ServiceUser } from './service-user.ts';

const startTimeoutMs = 60_000;

interface ProcessOptions {
  readonly log: Log;
  /** Extra server settings, such as `fsync=off` for throw-away test clusters. */
  readonly serverSettings?: readonly string[] | undefined;
  readonly binaries: PostgresBinaries;
  readonly user: ServiceUser | undefined;
  readonly home: string;
  readonly password: string;
}

/** One running server, started again when it dies, until it is stopped. */
export class PostgresProcess {
  readonly #options: ProcessOptions;
  #child: ChildProcess | undefined;
  #port = 0;
  #stopping = false;

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  urlOf(database: string): string {
    return clusterUrl(this.#options.password, this.#port, database);
  }

  /** After a crash, children of the dead server may hold its memory for a moment: hence the retries. */
  async start(): Promise<void> {
    const deadline = Date.now() + startTimeoutMs;
    for (;;) {
      if (this.#port === 0) this.#port = (await this.#lastPort()) ?? (await findFreePort());
      const complaint = await this.#tryStart(deadline);
      if (complaint === undefined) return this.#rememberPort();
      if (Date.now() > deadline) throw new Error(`The database did not start: ${complaint}`);
      if (/could not bind|Address already in use/.test(complaint))
        this.#port = await findFreePort();
      else if (!/shared memory|lock file|starting up|shutting down/.test(complaint)) {
        throw new Error(`The database did not start: ${complaint}`);
      }
      await sleep(200);
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
  }

  /** The port stays the same where it can, so that further workers find the database again. */
  async #lastPort(): Promise<number | undefined> {
    const text = await readFile(this.#portFile, 'utf8').catch(() => '');
    return Number(text) || undefined;
  }

  async #rememberPort(): Promise<void> {
    await writeFile(this.#portFile, `${this.#port}\n`);
  }

  get #portFile(): string {
    return join(this.#options.home, 'port');
  }

  /** Starts the server once; the complaint it died with, or nothing when it accepts connections. */
  async #tryStart(deadline: number): Promise<string | undefined> {
    const { binaries, user, home, log, serverSettings = [] } = this.#options;
    const child = spawn(
      binaries.postgres,
      [
        ['-D', join(home, 'data'), '-p', String(this.#port)],
        ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
        ['-c', 'log_min_messages=warning', '-c', 'max_connections=200'],
        serverSettings.flatMap((text) => ['-c', text]),
      ].flat(),
      // Its own process group: Ctrl-C in the terminal must reach us first, the database last.
      {
        ...user,
        cwd: home,
        env: postgresEnvironment,
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = `${complaint}${chunk.toString()}`.slice(-4000);
      log.debug({ part: 'postgres' }, chunk.toString().trim());
    });
    const ended = once(child, 'exit').catch((error: Error) => {
      complaint = error.message;
    });
    const accepts = await Promise.race([
      this.#waitUntilAccepting(deadline),
      ended.then(() => false),
    ]);
    if (!accepts) {
      child.kill('SIGQUIT');
      await ended;
      return complaint.trim() || 'no reason was given';
    }
    this.#child = child;
    child.once('exit', (code, signal) => void this.#restart(code, signal));
    return undefined;
  }

  async #restart(code: number | null, signal: string | null): Promise<void> {
    if (this.#stopping) return;
    const { log } = this.#options;
    log.warn({ code, signal }, 'The database ended unexpectedly; starting it again.');
    await this.start().catch((error: unknown) => {
      log.error({ error }, 'The database could not be started again.');
    });
  }

  async #waitUntilAccepting(deadline: number): Promise<boolean> {
    while (Date.now() < deadline && !this.#stopping) {
      const client = new pg.Client({ connectionString: this.urlOf('postgres') });
      try {
        await client.connect();
        return true;
      } catch {
        await sleep(25);
      } finally {
        await client.end().catch(() => undefined);
      }
    }
    return false;
  }
}
