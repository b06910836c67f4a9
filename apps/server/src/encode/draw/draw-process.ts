/**
 * The process that draws. Apart from the worker, because drawing keeps its thread busy, and because
 * it reads other people's pictures: it knows no secrets and no addresses, only the folder of its job.
 * Started by start-drawing.ts.
 */
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StageProblem } from '@reelwright/stage';
import { startProgram } from '../../media-tools/start-program.ts';
import { clearArguments, clearLimits } from '../clear-arguments.ts';
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
    else if (order.kind === 'clear') await drawClear(job, order);
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

/** Frame by frame: such films are short, and nothing of them stands still for long. */
async function drawClear(
  whole: DrawJob,
  { frameCount, file }: Extract<DrawOrder, { kind: 'clear' }>,
): Promise<void> {
  const { programs, folder, settings } = whole;
  const secondsOf = (frame: number) => frameSeconds(frame, settings.framesPerSecond);
  const part = { fromSeconds: 0, toSeconds: secondsOf(frameCount - 1) };
  const stage = await openStage(whole, part, tellProblem, stop.signal);
  const unfinished = `unfinished-${file}`;
  try {
    const video = startProgram({
      program: programs.ffmpeg,
      args: clearArguments(settings, unfinished),
      folder,
      limits: clearLimits(frameCount),
      signal: stop.signal,
    });
    video.stdout.resume();
    // It is waited for below; until then nobody needs to hear that it failed.
    video.done.catch(() => {});
    for (let frame = 0; frame < frameCount; frame += 1) {
      stop.signal.throwIfAborted();
      const pixels = await stage.frames.clearPixels(secondsOf(frame));
      const bytes = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
      // How ffmpeg ends says more than that it took nothing any more.
      await new Promise<void>((resolve) => video.stdin.write(bytes, () => resolve()));
      tell({ kind: 'progress', framesDone: frame + 1 });
    }
    video.stdin.end();
    await video.done;
    await rename(join(folder, unfinished), join(folder, file));
  } finally {
    await rm(join(folder, unfinished), { force: true });
    await stage.close();
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
