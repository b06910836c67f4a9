import { getPriority, platform, setPriority } from 'node:os';
import { parentPort, type TransferListItem } from 'node:worker_threads';
import { CodedError } from '../errors/coded-error.ts';
import type { ThreadAnswer, ThreadOrder } from './thread-pool.ts';

/** The inside of a thread: calls what it is asked for, and answers with the result or with what went wrong. */
export function serveThread(work: object): void {
  giveWay();
  parentPort?.on('message', async ({ id, name, args }: ThreadOrder) => {
    try {
      const run = (work as Record<string, (...given: unknown[]) => unknown>)[name];
      if (!run) throw new Error(`The thread knows no ${name}.`);
      const result = await run.apply(work, [...args]);
      answer({ id, result }, buffersIn(result));
    } catch (error) {
      answer({ id, problem: describe(error) }, []);
    }
  });
}

/** Where processors are few, the thread that answers everybody comes first. Linux has priorities for each thread. */
function giveWay(): void {
  if (platform() === 'linux') setPriority(Math.min(19, getPriority() + 5));
}

function answer(message: ThreadAnswer, moved: TransferListItem[]): void {
  parentPort?.postMessage(message, moved);
}

function describe(error: unknown): NonNullable<ThreadAnswer['problem']> {
  if (error instanceof CodedError) return { code: error.code, words: error.words };
  return { message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** Bytes are handed over instead of copied, unless they are a part of something larger. */
function buffersIn(result: unknown): TransferListItem[] {
  const parts = typeof result === 'object' && result !== null ? Object.values(result) : [];
  return [result, ...parts].flatMap((part) =>
    part instanceof Uint8Array && part.byteLength === part.buffer.byteLength
      ? [part.buffer as ArrayBuffer]
      : [],
  );
}
