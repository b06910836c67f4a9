import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../errors/start-error.ts';
import type { Log } from '../log/create-log.ts';
import { clusterUrl } from './cluster-url.ts';
import { findFreePort } from './find-free-port.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { postgresEnvironment } from './postgres-environment.ts';
import type { ServiceUser } from './service-user.ts';

/**
 * What goes by itself: a crashed server's last children hold its memory for a moment, and somebody makes room on
 * a full disk. Everything else, such as a folder of another version, needs a person.
 */
const passingComplaint =
  /shared memory|lock file|starting up|shutting down|No space left|Disk quota|Cannot allocate memory/i;

const portIsTaken = /could not bind|Address already in use/;

/** How long is waited for what, in milliseconds. A server that lives is waited for as long as it needs. */
const usualWaits = {
  /** Before a server that ended is tried again: the first time, and at most. */
  firstPause: 200,
  longestPause: 30_000,
  /** How often it is asked whether it accepts connections. */
  ask: 25,
  /** How long it may take to answer that: one that hangs is waited for, but it is told. */
  answer: 5000,
  /** How often we say that we still wait. */
  report: 10_000,
};

interface ProcessOptions {
  readonly log: Log;
  /** Extra server settings, such as `fsync=off` for throw-away test clusters. */
  readonly serverSettings?: readonly string[] | undefined;
  /** Told what the server says while it does not accept connections yet. */
  readonly onWaiting?: ((reason: string) => void) | undefined;
  readonly binaries: PostgresBinaries;
  readonly user: ServiceUser | undefined;
  readonly home: string;
  readonly password: string;
  readonly waits?: typeof usualWaits | undefined;
}

/** One running server, started again when it dies, until it is stopped. */
export class PostgresProcess {
  readonly #options: ProcessOptions;
  readonly #waits: typeof usualWaits;
  #child: ChildProcess | undefined;
  #port = 0;
  /** Others have been given the port: a server that comes back elsewhere would not be found by anybody. */
  #isKnown = false;
  readonly #stop = new AbortController();

  constructor(options: ProcessOptions) {
    this.#options = options;
    this.#waits = options.waits ?? usualWaits;
  }

  urlOf(database: string): string {
    return clusterUrl(this.#options.password, this.#port, database);
  }

  /** Tries for as long as the reason may pass by itself; any other is thrown, for a person to mend. */
  async start(): Promise<void> {
    for (
      let pauseMs = this.#waits.firstPause;
      !this.#stop.signal.aborted;
      pauseMs = this.#longer(pauseMs)
    ) {
      if (this.#port === 0) this.#port = (await this.#lastPort()) ?? (await findFreePort());
      const complaint = await this.#tryStart();
      if (complaint === undefined) return this.#rememberPort();
      this.#stop.signal.throwIfAborted();
      if (!this.#isKnown && portIsTaken.test(complaint)) {
        this.#port = await findFreePort();
      } else if (passingComplaint.test(complaint) || portIsTaken.test(complaint)) {
        this.#options.onWaiting?.(complaint);
        this.#options.log.warn(`The database could not be started (${complaint}); we try again.`);
      } else {
        throw new StartError(
          `The database could not be started: ${complaint}\nPlease mend that, then start again. Nothing was changed.`,
        );
      }
      await this.#pause(pauseMs);
    }
    this.#stop.signal.throwIfAborted();
  }

  async stop(): Promise<void> {
    this.#stop.abort(new Error('The database was asked to stop.'));
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
  }

  /** Ends at once when we are asked to stop. */
  #pause(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: this.#stop.signal }).catch(() => undefined);
  }

  #longer(pauseMs: number): number {
    return Math.min(this.#waits.longestPause, pauseMs * 2);
  }

  /** The port stays the same where it can, so that further workers find the database again. */
  async #lastPort(): Promise<number | undefined> {
    const text = await readFile(this.#portFile, 'utf8').catch(() => '');
    return Number(text) || undefined;
  }

  async #rememberPort(): Promise<void> {
    this.#isKnown = true;
    await writeFile(this.#portFile, `${this.#port}\n`);
  }

  get #portFile(): string {
    return join(this.#options.home, 'port');
  }

  /** Starts the server once; the complaint it died with, or nothing when it accepts connections. */
  async #tryStart(): Promise<string | undefined> {
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
    this.#child = child;
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = `${complaint}${chunk.toString()}`.slice(-4000);
      log.debug({ part: 'postgres' }, chunk.toString().trim());
    });
    const ended = once(child, 'exit').catch((error: Error) => {
      complaint = error.message;
    });
    const over = new AbortController();
    const accepts = await Promise.race([
      this.#waitUntilAccepting(over.signal),
      ended.then(() => false),
    ]);
    over.abort();
    if (!accepts) {
      // Asked to stop, it has been told so already, in a gentler way.
      if (!this.#stop.signal.aborted) child.kill('SIGQUIT');
      await ended;
      return complaint.trim() || 'no reason was given';
    }
    child.once('exit', (code, signal) => void this.#restart(code, signal));
    return undefined;
  }

  async #restart(code: number | null, signal: string | null): Promise<void> {
    if (this.#stop.signal.aborted) return;
    const { log } = this.#options;
    log.warn({ code, signal }, 'The database ended unexpectedly; starting it again.');
    for (
      let pauseMs = this.#waits.firstPause;
      !this.#stop.signal.aborted;
      pauseMs = this.#longer(pauseMs)
    ) {
      try {
        return await this.start();
      } catch (error) {
        if (this.#stop.signal.aborted) return;
        log.error({ err: error }, 'The database could not be started again; we keep trying.');
        await this.#pause(pauseMs);
      }
    }
  }

  /**
   * Waits as long as the server lives: after a crash or a full disk it reads its journal first, which may take
   * minutes, and ending it would only make it begin again.
   */
  async #waitUntilAccepting(signal: AbortSignal): Promise<boolean> {
    const { ask, report } = this.#waits;
    let reportAt = Date.now() + report;
    while (!signal.aborted && !this.#stop.signal.aborted) {
      const client = new pg.Client({
        connectionString: this.urlOf('postgres'),
        connectionTimeoutMillis: this.#waits.answer,
      });
      try {
        await client.connect();
        return true;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        // While nobody listens yet, there is nothing to tell.
        if (!isRefused(error)) this.#options.onWaiting?.(reason);
        if (Date.now() > reportAt) {
          reportAt = Date.now() + report;
          this.#options.log.warn(`The database is still starting (${reason}); we wait for it.`);
        }
        await this.#pause(ask);
      } finally {
        await client.end().catch(() => undefined);
      }
    }
    return false;
  }
}

/** Where a name has several addresses, each has refused. */
function isRefused(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isRefused);
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}
