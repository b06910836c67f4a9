import { Worker } from 'node:worker_threads';
import { CodedError } from '../../errors/coded-error.ts';
import type { ArtAnswer, ArtOrder } from './art-order.ts';

export interface ArtDrawer {
  draw(address: string): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

/** The thread ends after this long without orders, and gives its memory back. */
const restMs = 60_000;
/** More than these waiting would take longer than anybody waits. */
const waitingMost = 200;

interface Waiting {
  readonly resolve: (bytes: Buffer | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Draws built-in art in a thread of its own, which is there only while it is needed. */
export function createArtDrawer(): ArtDrawer {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  return {
    draw: (address) => {
      if (waiting.size >= waitingMost)
        return Promise.reject(new CodedError('too-many-requests', { seconds: 5 }));
      clearTimeout(timer);
      thread ??= start();
      const order: ArtOrder = { id: ++lastId, address };
      return new Promise((resolve, reject) => {
        waiting.set(order.id, { resolve, reject });
        thread?.ref();
        thread?.postMessage(order);
      });
    },
    close: async () => {
      clearTimeout(timer);
      await thread?.terminate();
    },
  };

  function start(): Worker {
    const worker = new Worker(new URL('./art-thread.ts', import.meta.url));
    worker.on('message', ({ id, bytes, problem }: ArtAnswer) => {
      const found = waiting.get(id);
      waiting.delete(id);
      if (problem !== undefined) found?.reject(new Error(problem));
      else found?.resolve(bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      if (waiting.size > 0) return;
      // Nobody waits: it must not keep a process alive that has nothing else to do.
      worker.unref();
      timer = setTimeout(() => void worker.terminate(), restMs).unref();
    });
    worker.on('error', (error) => end(worker, error));
    worker.on('exit', () => end(worker, new Error('The thread that draws has ended.')));
    return worker;
  }

  function end(worker: Worker, error: unknown): void {
    if (thread !== worker) return;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }
}
