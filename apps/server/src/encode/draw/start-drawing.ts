import { fork } from 'node:child_process';
import { totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { StageProblem } from '@reelwright/stage';
import { watchMemory } from '../../media-tools/watch-memory.ts';
import { bareEnvironment } from '../../threads/bare-environment.ts';
import type { DrawSegment } from '../encode-movie.ts';
import type { DrawJob, DrawOrder, DrawReport } from './draw-messages.ts';
import { DrawingGivenUp, givenUpSentence, type TooMuch } from './drawing-given-up.ts';

/** A process that draws one movie. */
export interface Drawing {
  readonly drawSegment: DrawSegment;
  /** One moment as a PNG in the job's folder. */
  drawStill(seconds: number, file: string, signal?: AbortSignal): Promise<void>;
  /** All of it as a WebM without its ground, in the job's folder. */
  drawClear(frameCount: number, file: string, signal?: AbortSignal): Promise<void>;
  /** Ends the process and all that it started, within a few seconds. */
  close(): Promise<void>;
}

/** Nothing that can be saved takes nearly as long: one frame, and one piece of a movie. Nor as much memory. */
export const drawingLimits = { frameMs: 2 * 60_000, pieceMs: 60 * 60_000, memoryMegabytes: 3000 };
/** On a small machine, two that draw must not take all there is. */
const memoryHere = Math.min(drawingLimits.memoryMegabytes, totalmem() / 2 / 1024 ** 2);
/** What V8 says on its way out. */
const outOfMemory = /heap limit|heap out of memory|Array buffer allocation failed/;

/** Asked to end, it gets this long; ffmpeg needs two seconds at most. */
const graceMs = 3500;

/**
 * For malloc, under which Skia keeps its pixels. Large pictures are given back to the system when they
 * go, instead of being kept for whoever needs room next; a few frames' worth is kept, which every frame needs.
 */
const frugalMemory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(16 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(32 * 1024 * 1024),
};

/**
 * For V8, see free-memory.ts. Both processors are busy with encoding: a collector with threads of its own
 * only takes them away, and one that works in small steps slows down all between them.
 */
const frugalCollector = [
  '--expose-gc',
  '--single-threaded-gc',
  '--no-incremental-marking',
  '--max-semi-space-size=2',
  '--heap-growing-percent=400',
];

/** A sixth of what a process takes to start is looking for what it imports. */
const quickStart = ['--import', new URL('../../bin/with-quick-modules.ts', import.meta.url).href];

export async function startDrawing(
  job: DrawJob,
  onProblem: (problem: StageProblem) => void = () => {},
  limits = { ...drawingLimits, memoryMegabytes: memoryHere },
): Promise<Drawing> {
  const child = fork(fileURLToPath(new URL('./draw-process.ts', import.meta.url)), {
    // Nothing of ours: it reads what strangers made.
    env: { ...bareEnvironment(), ...frugalMemory },
    execArgv: [...frugalCollector, ...quickStart],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const tell = (order: DrawOrder) => {
    if (child.connected) child.send(order);
  };

  /** Resolves when the process has done what it was asked. */
  const ask = (
    order: DrawOrder,
    onProgress: (framesDone: number) => void = () => {},
    signal?: AbortSignal,
  ) =>
    new Promise<void>((resolve, reject) => {
      const settle = (error?: unknown) => {
        clearTimeout(watchdog);
        stopWatching();
        child.off('message', listen);
        signal?.removeEventListener('abort', onAbort);
        if (signal?.aborted) reject(signal.reason);
        else if (error) reject(error);
        else resolve();
      };
      // Drawing keeps its process busy: only from here can it be ended.
      let framesDone = 0;
      const startedAt = performance.now();
      const giveUp = (tooMuch: TooMuch) => {
        child.kill('SIGKILL');
        settle(new DrawingGivenUp(givenUpSentence(job, order, { framesDone, tooMuch })));
      };
      const tooSlow = () => giveUp('time');
      // Opening loads, it draws nothing: a machine that is busy may take longer for it than for a frame.
      const most = order.kind === 'open' ? drawingLimits : limits;
      let watchdog = setTimeout(tooSlow, Math.min(most.frameMs, most.pieceMs));
      const stopWatching = watchMemory(child.pid, most.memoryMegabytes, () => giveUp('memory'));
      const heardOf = () => {
        clearTimeout(watchdog);
        const left = most.pieceMs - (performance.now() - startedAt);
        watchdog = setTimeout(tooSlow, Math.min(most.frameMs, Math.max(0, left)));
      };
      const listen = (report: DrawReport) => {
        heardOf();
        if (report.kind === 'progress') {
          framesDone = report.framesDone;
          onProgress(framesDone);
        } else if (report.kind === 'problem') onProblem(report.problem);
        else settle(report.kind === 'failed' ? new Error(report.message) : undefined);
      };
      const onAbort = () => void close().then(() => settle());
      if (signal?.aborted) return settle();
      signal?.addEventListener('abort', onAbort, { once: true });
      child.on('message', listen);
      void ended.then(() => {
        if (outOfMemory.test(complaint)) giveUp('memory');
        else settle(new Error(`The drawing process ended. ${complaint}`.trim()));
      });
      tell(order);
    });

  const close = async () => {
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    tell({ kind: 'stop' });
    if (child.connected) child.disconnect();
    await ended;
    clearTimeout(timer);
  };

  try {
    await ask({ kind: 'open', job });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    drawSegment: ({ startFrame, frameCount }, file, { onProgress, signal }) =>
      ask({ kind: 'segment', startFrame, frameCount, file }, onProgress, signal),
    drawStill: (seconds, file, signal) => ask({ kind: 'still', seconds, file }, undefined, signal),
    drawClear: (frameCount, file, signal) =>
      ask({ kind: 'clear', frameCount, file }, undefined, signal),
    close,
  };
}
