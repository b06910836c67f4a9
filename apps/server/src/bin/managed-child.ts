import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { cannotStartExitCode, StartError } from '../errors/start-error.ts';
import type { Log } from '../log/create-log.ts';

/** Longer than a part gives itself to stop: whoever does not even do that hears nothing any more. */
const killAfterMs = 28_000;

/** A child process that is started again when it dies, until it is stopped on purpose. */
export class ManagedChild {
  readonly #file: string;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #log: Log;
  #child: ChildProcess | undefined;
  #stopping = false;
  #restartWanted = false;

  constructor(file: string, environment: Readonly<Record<string, string>>, log: Log) {
    this.#file = file;
    this.#environment = environment;
    this.#log = log;
  }

  /** Resolves when the child says it is ready; rejects when it ends before that. */
  async start(): Promise<void> {
    const child = fork(this.#file, {
      env: { ...process.env, ...this.#environment },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
    const outcome = await Promise.race([
      once(child, 'message').then(() => 'ready' as const),
      ended.then(([code]) => code),
    ]);
    if (outcome !== 'ready') throw endError(this.#file, outcome);
    void ended.then(([code, signal]) => this.#onEnd(code, signal));
  }

  /** Asks it to end, and ends it when it does not: beside one that is too busy to hear, nothing would ever stop. */
  async stop(withinMs = killAfterMs): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const kill = setTimeout(() => {
      this.#log.warn({ file: this.#file }, 'A part did not stop by itself and was ended.');
      child.kill('SIGKILL');
    }, withinMs);
    await ended;
    clearTimeout(kill);
  }

  /** Ends the child so that it comes back with the code as it is now. */
  restart(): void {
    this.#restartWanted = true;
    this.#child?.kill('SIGTERM');
  }

  async #onEnd(code: number | null, signal: string | null): Promise<void> {
    if (!this.#restartWanted && !this.#stopping) {
      this.#log.warn(
        { file: this.#file, code, signal },
        'A part ended unexpectedly; starting it again.',
      );
    }
    for (
      let waitMs = this.#restartWanted ? 0 : 250;
      !this.#stopping;
      waitMs = Math.min(10_000, waitMs * 2 + 250)
    ) {
      await sleep(waitMs);
      if (this.#stopping) return;
      this.#restartWanted = false;
      try {
        return await this.start();
      } catch (error) {
        this.#log.error({ err: error }, 'A part could not be started again yet.');
      }
    }
  }
}

/** The child has printed its own sentence; this only has to say that we stop because of it. */
function endError(file: string, code: number | null): Error {
  const message = `${file.split('/').at(-1)} could not start.`;
  return code === cannotStartExitCode
    ? new StartError('Reelwright was not started.')
    : new Error(message);
}
