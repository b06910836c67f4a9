/**
 * The thread that turns drawn pixels into video: converts or mixes them, hands them to ffmpeg and
 * waits for it, while the next frame is being drawn. Started by open-frame-writer.ts, which speaks with it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import {
  ProgramFailed,
  type ProgramStart,
  type RunningProgram,
  startProgram,
} from '../media-tools/start-program.ts';
import { yuvBytes } from './convert/yuv-converter.ts';
import { FrameMaker } from './frame-maker.ts';
import type { FrameOrder, FrameReport, ThreadStart } from './frame-order.ts';
import { framePlaces } from './frame-places.ts';

const port = parentPort;
if (!port) throw new Error('This file is a thread of the encoder and is not run by itself.');
const start = workerData as ThreadStart;
const report = (message: FrameReport) => port.postMessage(message);

const stop = new AbortController();
const maker = new FrameMaker(start);
// Node wants its bytes in a Buffer, wherever they lie.
const waiting = framePlaces(start).converted.map((offset) => ({
  bytes: Buffer.from(start.memory.buffer, offset, yuvBytes(start.width, start.height)),
  sent: Promise.resolve(),
}));
let latest = waiting.length - 1;
let running: RunningProgram | undefined;
let unanswered = 0;
let orders = Promise.resolve();

/** So many small orders are answered together: waking the other thread for each would cost as much as they do. */
const answeredTogether = 4;
let waitingOrders = 0;

port.on('message', (order: FrameOrder) => {
  if (order.kind === 'stop') {
    stop.abort();
    return;
  }
  waitingOrders += 1;
  orders = orders.then(() => carryOut(order));
});

function answer(isLarge: boolean): void {
  unanswered += 1;
  if (!isLarge && waitingOrders > 0 && unanswered < answeredTogether) return;
  report({ kind: 'taken', orders: unanswered });
  unanswered = 0;
}

async function carryOut(order: Exclude<FrameOrder, { kind: 'stop' }>): Promise<void> {
  waitingOrders -= 1;
  if (order.kind === 'begin') {
    running = begin(order.start);
    return;
  }
  if (order.kind === 'end') {
    await Promise.all(waiting.map(({ sent }) => sent));
    running?.stdin.end();
    return;
  }
  if (order.kind === 'layer') {
    maker.takeLayer(order);
    answer(true);
    return;
  }
  if (order.kind !== 'same') {
    latest = (latest + 1) % waiting.length;
    await waiting[latest]?.sent;
    maker.make(order, latest);
  }
  const frame = waiting[latest];
  // One copy of an unchanged frame waits at a time; more would only fill the memory.
  await frame?.sent;
  answer(order.kind === 'frame' || (order.kind === 'mix' && order.ground !== undefined));
  if (frame && running) frame.sent = send(running, frame.bytes);
}

function begin(video: Omit<ProgramStart, 'signal'>): RunningProgram {
  const program = startProgram({ ...video, signal: stop.signal });
  // Nothing is read from it, and a full pipe would stop it.
  program.stdout.resume();
  program.done.then(
    () => report({ kind: 'done' }),
    (error: unknown) => report(failure(error)),
  );
  return program;
}

/** Resolves once the bytes may be overwritten. That they did not arrive shows in how ffmpeg ends. */
function send({ stdin }: RunningProgram, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => stdin.write(bytes, () => resolve()));
}

function failure(error: unknown): FrameReport {
  if (error instanceof ProgramFailed) {
    return { kind: 'failed', reason: error.reason, complaint: error.complaint };
  }
  return { kind: 'failed', reason: 'failed', complaint: String(error) };
}
