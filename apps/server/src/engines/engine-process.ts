import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { watchMemory } from '../media-tools/watch-memory.ts';
import { bareEnvironment } from '../threads/bare-environment.ts';

/** What a process with an engine is told. */
export type EngineOrder<Question> =
  | { readonly id: number; readonly question: Question }
  /** The question with this number is not asked any more. */
  | { readonly forget: number }
  /** Questions will follow. */
  | { readonly prepare: true };

export type EngineReport<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly problem: string };

interface EngineSetup {
  /** The program that serves the engine: see serve-engine.ts. */
  readonly program: URL;
  /** After this long without a question, it gives its memory back. */
  readonly idleMs: number;
  /** A process that is silent for this long, with questions to answer, hangs. It is ended. */
  readonly stuckMs: number;
  /** One that holds more is ended. */
  readonly memoryMegabytes: number;
  /** What is thrown when it fails, stops or hangs. */
  readonly failure: (problem: string, cause?: unknown) => Error;
}

export interface EngineProcess<Question, Answer> {
  ask(question: Question, signal?: AbortSignal): Promise<Answer>;
  /** Has it loaded while something else is done. */
  prepare(): void;
  close(): Promise<void>;
}

/** How long one that is not needed any more has to end by itself. */
const graceMs = 3000;

/** An engine that is heavy in memory or work, in a process of its own for as long as it is needed. */
export function createEngineProcess<Question, Answer>(
  setup: EngineSetup,
): EngineProcess<Question, Answer> {
  interface Waiting {
    readonly resolve: (answer: Answer) => void;
    readonly reject: (error: Error) => void;
  }
  const { idleMs, stuckMs, memoryMegabytes, failure } = setup;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  /** What happens when nothing happens: whoever has nothing to do leaves, whoever hangs is ended. */
  function watch(): void {
    clearTimeout(timer);
    if (waiting.size === 0) timer = setTimeout(() => void close(), idleMs).unref();
    else timer = setTimeout(() => child?.kill('SIGKILL'), stuckMs).unref();
  }

  function running(): ChildProcess {
    if (child?.connected) return child;
    const started = fork(fileURLToPath(setup.program), {
      env: bareEnvironment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (report: EngineReport<Answer>) => {
      const asked = waiting.get(report.id);
      waiting.delete(report.id);
      if ('answer' in report) asked?.resolve(report.answer);
      else asked?.reject(failure(report.problem));
      watch();
    });
    // In the middle of an answer it would not notice that we are gone.
    const kill = () => started.kill('SIGKILL');
    process.once('exit', kill);
    // Also while nobody waits: whoever hung up may have left it with something to do.
    const stopWatching = watchMemory(started.pid, memoryMegabytes, kill);
    started.once('exit', () => {
      process.off('exit', kill);
      stopWatching();
    });
    // A process that could not be started says so here, and may never exit.
    started.on('error', (cause) => end(failure(cause.message, cause)));
    started.on('exit', () => end(failure('The engine stopped.')));
    // On a busy machine it may be gone a while before its end is told; a question asked meanwhile starts the next one.
    started.on('disconnect', () => end(failure('The engine stopped.')));
    const end = (error: Error) => {
      if (child !== started) return;
      child = undefined;
      rejectAll(error);
    };
    child = started;
    return started;
  }

  function rejectAll(error: Error): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  async function close(): Promise<void> {
    clearTimeout(timer);
    const ending = child;
    child = undefined;
    rejectAll(failure('The engine was closed.'));
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    if (ending.connected) ending.disconnect();
    // In the middle of an answer it does not notice that nobody is there any more.
    const kill = setTimeout(() => ending.kill('SIGKILL'), graceMs);
    await ended;
    clearTimeout(kill);
  }

  const tell = (order: EngineOrder<Question>) => running().send(order, () => undefined);

  return {
    prepare() {
      tell({ prepare: true });
      watch();
    },
    async ask(question, signal) {
      signal?.throwIfAborted();
      const id = ++lastId;
      const onAbort = () => {
        waiting.get(id)?.reject(signal?.reason);
        waiting.delete(id);
        if (child?.connected) tell({ forget: id });
        if (waiting.size === 0) watch();
      };
      try {
        return await new Promise<Answer>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          signal?.addEventListener('abort', onAbort, { once: true });
          tell({ id, question });
          // Only the first: whoever asks on and on would give one that hangs more and more time.
          if (waiting.size === 1) watch();
        });
      } finally {
        signal?.removeEventListener('abort', onAbort);
      }
    },
    close,
  };
}
