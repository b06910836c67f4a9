import { Worker } from 'node:worker_threads';
import type { ErrorCode } from '@reelwright/contract';
import { CodedError } from '../errors/coded-error.ts';

export interface ThreadOrder {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

export interface ThreadAnswer {
  readonly id: number;
  readonly result?: unknown;
  readonly problem?:
    | { readonly code: ErrorCode; readonly words: unknown }
    | { readonly message: string };
}

/** What a thread can be asked for: the methods of what it serves, each answering later. */
type ThreadWork<Work> = {
  readonly [Name in keyof Work]: Work[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
};

interface PoolOptions {
  /** The module that calls `serveThread`. */
  readonly file: URL;
  readonly threads: number;
  /** A thread that needs more ends, and what it was asked fails; the process goes on. */
  readonly memoryMegabytes: number;
  /**
   * No piece of work that is meant to be done takes nearly as much of a processor, once it has begun. By the clock it
   * may take `shareOfBusyMachine` times as long.
   */
  readonly timeoutMs: number;
  /** How long a piece of work waits for those before it; then it is turned away, and nothing was done. */
  readonly waitMs: number;
  /** What callers are told when a thread ended, took too long or had too much to do. */
  readonly failure?: 'projects-busy' | 'article-too-hard' | 'knowledge-busy' | 'passkeys-busy';
}

/** One of the threads. Kept by whoever wants to come back to what it remembers. */
export interface PoolThread<Work> {
  readonly ask: ThreadWork<Work>;
  /** False once it has ended; what it remembered is gone then. */
  isAlive(): boolean;
}

export interface ThreadPool<Work> {
  /** The thread with the least to do. */
  pick(): PoolThread<Work>;
  close(): Promise<void>;
}

/** Threads end after this long without work, and give their memory back. */
const restMs = 5 * 60_000;
/** Beside films that are drawn, a thread has a processor for a quarter of the time; one that waits for nothing ends after that. */
export const shareOfBusyMachine = 4;
/** As often as that it is looked whether the work of a thread has had its time, at the most. */
const leastLookMs = 250;

/**
 * A few threads for what would hold the main one up. They begin when they are needed; one that dies or
 * hangs takes only its own work along.
 */
export function createThreadPool<Work extends object>(options: PoolOptions): ThreadPool<Work> {
  let threads: RunningThread<Work>[] = [];
  return {
    pick() {
      threads = threads.filter((thread) => thread.isAlive());
      const [idlest] = threads.toSorted((a, b) => a.waiting() - b.waiting());
      if (idlest && (idlest.waiting() === 0 || threads.length >= options.threads)) {
        return idlest;
      }
      const thread = startThread<Work>(options);
      threads.push(thread);
      return thread;
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

interface RunningThread<Work> extends PoolThread<Work> {
  waiting(): number;
  close(): Promise<void>;
}

interface Piece {
  readonly order: ThreadOrder;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Ends its waiting; from when it begins, the thread. */
  late: NodeJS.Timeout;
}

function startThread<Work>(options: PoolOptions): RunningThread<Work> {
  const { file, memoryMegabytes, timeoutMs, waitMs, failure = 'projects-busy' } = options;
  const worker = new Worker(file, {
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes, maxYoungGenerationSizeMb: 32 },
    stderr: true,
  });
  // What V8 says on its way out when memory is short; the caller is told in words of ours.
  worker.stderr.resume();
  worker.unref();
  // Handed over one at a time: what waits here can still be turned away, and a thread that ends takes one along.
  let current: Piece | undefined;
  let queue: Piece[] = [];
  let rest: NodeJS.Timeout | undefined;
  let isAlive = true;
  let lastId = 0;

  const end = (reason: unknown) => {
    isAlive = false;
    clearTimeout(rest);
    for (const { reject, late } of current ? [current, ...queue] : queue) {
      clearTimeout(late);
      reject(reason);
    }
    current = undefined;
    queue = [];
  };
  const busy = (cause: unknown) => new CodedError(failure, undefined, { cause });
  worker.on('error', (error) => end(busy(error)));
  worker.on('exit', () => end(busy(new Error('A thread has ended.'))));
  worker.on('message', ({ id, result, problem }: ThreadAnswer) => {
    if (current?.order.id !== id) return;
    const { late, resolve, reject } = current;
    clearTimeout(late);
    current = undefined;
    if (problem) reject(errorOf(problem));
    else resolve(result);
    beginNext();
  });

  const beginNext = () => {
    if (current) return;
    current = queue.shift();
    if (!current) {
      worker.unref();
      rest = setTimeout(() => void worker.terminate(), restMs).unref();
      return;
    }
    const { order, late } = current;
    clearTimeout(late);
    limit(current);
    worker.ref();
    worker.postMessage(order);
  };

  /** Ends the thread when a piece has had its time of a processor, or far longer than that by the clock. */
  const limit = (piece: Piece) => {
    const before = workedMs(worker);
    let waitedMs = 0;
    const look = async (afterMs: number) => {
      const worked = (await workedMs(worker)) - (await before);
      if (current !== piece) return;
      waitedMs += afterMs;
      const leftMs = Math.min(timeoutMs - worked, timeoutMs * shareOfBusyMachine - waitedMs);
      if (leftMs > 0) return wait(Math.max(leastLookMs, leftMs));
      end(busy(new Error(`A thread took too long: ${piece.order.name}.`)));
      void worker.terminate();
    };
    const wait = (afterMs: number) => {
      piece.late = setTimeout(() => void look(afterMs), afterMs);
    };
    wait(timeoutMs);
  };

  const ask = (name: string, args: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      if (!isAlive) return reject(busy(new Error('A thread has ended.')));
      clearTimeout(rest);
      lastId += 1;
      const late = setTimeout(() => {
        queue = queue.filter((other) => other !== piece);
        reject(busy(new Error(`A thread was busy for too long: ${name}.`)));
      }, waitMs);
      const piece: Piece = { order: { id: lastId, name, args }, resolve, reject, late };
      queue.push(piece);
      beginNext();
    });
  return {
    ask: new Proxy({} as ThreadWork<Work>, {
      get:
        (_target, name) =>
        (...args: unknown[]) =>
          ask(String(name), args),
    }),
    isAlive: () => isAlive,
    waiting: () => queue.length + (current ? 1 : 0),
    close: async () => {
      end(busy(new Error('The process is stopping.')));
      await worker.terminate();
    },
  };
}

/** What a thread has had of a processor: nothing before it runs. */
async function workedMs(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}

function errorOf(problem: NonNullable<ThreadAnswer['problem']>): Error {
  return 'code' in problem
    ? new CodedError(problem.code as 'invalid-input', problem.words as { problem: string })
    : new Error(problem.message);
}
