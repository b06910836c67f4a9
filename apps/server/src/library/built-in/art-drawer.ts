import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { CodedError } from '../../errors/coded-error.ts';
import { type ArtAnswer, type ArtOrder, type ThreadReady, threadReady } from './art-order.ts';

export interface ArtDrawer {
  /** @param person people take turns; what we need ourselves is one of them */
  draw(address: string, person?: string): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

/** A thread ends after this long without orders, and gives its memory back. */
const usualRestMs = 60_000;
/** More than these waiting would take longer than anybody waits; of one address, half of them. */
export const artLimits = { waiting: 200, waitingPerAddress: 100 };
/** A second thread begins when this many wait: it has to read the drawings first. */
const waitingForSecond = 4;
/** Others need processors too. */
const maxThreads = Math.min(2, availableParallelism());

interface Waiting {
  readonly order: ArtOrder;
  readonly resolve: (bytes: Buffer | undefined) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  /** It has read the drawings. Until then only the first gets orders: one that is free is quicker. */
  isReady: boolean;
  busyWith: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Draws built-in art in threads of its own, which are there only while they are needed. People take turns. */
export function createArtDrawer(restMs = usualRestMs): ArtDrawer {
  /** Whoever was served goes to the end. */
  const lines = new Map<string, Waiting[]>();
  const waiting = () => [...lines.values()].reduce((sum, { length }) => sum + length, 0);
  const threads = new Set<Thread>();
  let lastId = 0;

  return {
    draw: (address, person = '') => {
      const line = lines.get(person) ?? [];
      const isTooLong = person !== '' && line.length >= artLimits.waitingPerAddress;
      if (isTooLong || waiting() >= artLimits.waiting)
        return Promise.reject(new CodedError('too-many-requests', { seconds: 5 }));
      return new Promise((resolve, reject) => {
        line.push({ order: { id: ++lastId, address }, resolve, reject });
        lines.set(person, line);
        const wanted = waiting() >= waitingForSecond ? maxThreads : 1;
        if (threads.size < wanted) threads.add(start());
        handOut();
      });
    },
    close: async () => {
      for (const { reject } of [...lines.values()].flat()) {
        reject(new Error('Nothing is drawn any more.'));
      }
      lines.clear();
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };

  function handOut(): void {
    for (const thread of threads) {
      if (thread.busyWith || (!thread.isReady && threads.size > 1)) continue;
      const next = takeNext(lines);
      if (!next) return;
      clearTimeout(thread.timer);
      thread.busyWith = next;
      thread.worker.ref();
      thread.worker.postMessage(next.order);
    }
  }

  function start(): Thread {
    const worker = new Worker(new URL('./art-thread.ts', import.meta.url));
    const thread: Thread = { worker, isReady: false, busyWith: undefined, timer: undefined };
    worker.on('message', (answer: ArtAnswer | ThreadReady) => {
      thread.isReady = true;
      if (answer === threadReady) return thread.busyWith ? undefined : goOn(thread);
      const { bytes, problem } = answer;
      const done = thread.busyWith;
      thread.busyWith = undefined;
      if (problem !== undefined) done?.reject(new Error(problem));
      else done?.resolve(bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      goOn(thread);
    });
    worker.on('error', (error) => end(thread, error));
    worker.on('exit', () => end(thread, new Error('The thread that draws has ended.')));
    return thread;
  }

  function goOn(thread: Thread): void {
    handOut();
    if (thread.busyWith) return;
    // Nobody waits: it must not keep a process alive that has nothing else to do.
    thread.worker.unref();
    thread.timer = setTimeout(() => {
      // It takes a moment to end, and must not be given anything in the meantime.
      threads.delete(thread);
      void thread.worker.terminate();
    }, restMs).unref();
  }

  /** What it was drawing fails; what waits goes on in another one. */
  function end(thread: Thread, error: unknown): void {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.timer);
    thread.busyWith?.reject(error);
    if (lines.size > 0 && threads.size === 0) threads.add(start());
    handOut();
  }
}

/**
 * Small pictures are what a search offers, two dozen at a time. What somebody chose of them is drawn before the rest: they
 * wait for it in front of an empty stage.
 */
function takeNext(lines: Map<string, Waiting[]>): Waiting | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const [person, line] = first;
  const at = line.findIndex(({ order }) => !/[?&]w=\d/.test(order.address));
  const [next] = line.splice(Math.max(0, at), 1);
  lines.delete(person);
  if (line.length > 0) lines.set(person, line);
  return next;
}
