/**
 * The process that draws. Apart from the worker, because drawing keeps its thread busy, and because
 * it reads other people's pictures: it knows no secrets and no addresses, only the folder of its job.
 * Started by start-drawing.ts.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StageProblem } from '@reelwright/stage';
import { encodeSegment } from '../encode-segment.ts';
import { frameSeconds } from '../frame-time.ts';
import { type FrameWriter, openFrameWriter } from '../open-frame-writer.ts';
import type { DrawJob, DrawOrder, DrawReport } from './draw-messages.ts';
import { cleanUp } from './free-memory.ts';
import { openStage } from './open-stage.ts';

/** Told at most this often: nobody reads more. */
const progressMs = 100;

const stop = new AbortController();
let job: DrawJob | undefined;
/** Kept from piece to piece: its thread takes longer to start than many a piece to draw. */
let writer: FrameWriter | undefined;
const reported = new Set<string>();
let orders = Promise.resolve();

process.on('message', (order: DrawOrder) => {
  if (order.kind === 'stop') stop.abort();
  else orders = orders.then(() => carryOut(order));
});
// Whoever started us is gone: nobody waits for the result.
process.on('disconnect', () => {
  stop.abort();
  void orders.finally(() => process.exit(0));
});
process.on('SIGTERM', () => stop.abort());
process.on('SIGINT', () => stop.abort());

function tell(report: DrawReport): void {
  if (process.connected) process.send?.(report);
}

/** The same thing may be wrong in every frame; it is told once for every segment. */
function tellProblem(problem: StageProblem): void {
  const { kind } = problem;
  const known = JSON.stringify(kind === 'missing-video' ? { kind, url: problem.url } : problem);
  if (reported.has(known)) return;
  reported.add(known);
  tell({ kind: 'problem', problem });
}

async function carryOut(order: Exclude<DrawOrder, { kind: 'stop' }>): Promise<void> {
  try {
    stop.signal.throwIfAborted();
    if (order.kind === 'open') job = order.job;
    else if (!job) throw new Error('There is nothing to draw yet.');
    else if (order.kind === 'segment') await drawSegment(job, order);
    else await drawStill(job, order);
    tell({ kind: 'done' });
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  // Only here has nobody the pictures of that piece any more.
  cleanUp();
}

async function drawSegment(
  { programs, folder, ...rest }: DrawJob,
  { startFrame, frameCount, file }: Extract<DrawOrder, { kind: 'segment' }>,
): Promise<void> {
  reported.clear();
  const { settings } = rest;
  const { framesPerSecond } = settings;
  const part = {
    fromSeconds: frameSeconds(startFrame, framesPerSecond),
    toSeconds: frameSeconds(startFrame + frameCount - 1, framesPerSecond),
  };
  const opening = openStage({ programs, folder, ...rest }, part, tellProblem, stop.signal);
  const frames = opening.then((stage) => stage.frames.range(startFrame, frameCount));
  // It is waited for below; until then nobody needs to hear that it failed.
  frames.catch(() => {});
  let reportedAtMs = 0;
  writer ??= openFrameWriter(settings);
  try {
    await encodeSegment({
      programs,
      folder,
      file,
      settings,
      writer,
      signal: stop.signal,
      // While the stage opens, the encoder starts.
      frames: { frameCount, draw: async (number) => (await frames).draw(number) },
      onProgress(framesDone) {
        if (framesDone < frameCount && performance.now() - reportedAtMs < progressMs) return;
        reportedAtMs = performance.now();
        tell({ kind: 'progress', framesDone });
      },
    });
    // Opening the next stage takes memory enough.
    writer.rest();
  } catch (error) {
    writer = undefined;
    throw error;
  } finally {
    await opening.then(
      (stage) => stage.close(),
      () => {},
    );
  }
}

async function drawStill(
  whole: DrawJob,
  { seconds, file }: Extract<DrawOrder, { kind: 'still' }>,
): Promise<void> {
  const part = { fromSeconds: seconds, toSeconds: seconds };
  const stage = await openStage(whole, part, tellProblem, stop.signal);
  try {
    const picture = await stage.frames.picture(seconds);
    await writeFile(join(whole.folder, file), picture.toBuffer('image/png'));
  } finally {
    await stage.close();
  }
}
