/**
 * The thread that turns drawn pixels into video: converts or mixes them, hands them to ffmpeg and
 * waits for it, while the next frame is being drawn. Started by open-frame-writer.ts, which speaks with it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { ProgramFailed, type RunningProgram, startProgram } from '../media-tools/start-program.ts';
import { createFrameMixer } from './convert/frame-mixer.ts';
import { createYuvConverter, yuvBytes } from './convert/yuv-converter.ts';
import type { FrameOrder, FrameReport, ThreadStart } from './frame-order.ts';
import { framePlaces } from './frame-places.ts';

const port = parentPort;
if (!port) throw new Error('This file is a thread of the encoder and is not run by itself.');
const { memory, start, width, height } = workerData as ThreadStart;
const report = (message: FrameReport) => port.postMessage(message);

const stop = new AbortController();
const converter = createYuvConverter(memory);
const running = startProgram({ ...start, signal: stop.signal });
// Nothing is read from it, and a full pipe would stop it.
running.stdout.resume();
running.done.then(
  () => report({ kind: 'done' }),
  (error: unknown) => report(failure(error)),
);

const places = framePlaces({ width, height });
const mixer = createFrameMixer(memory, { width, height }, places);
// Node wants its bytes in a Buffer, wherever they lie.
const waiting = places.converted.map((offset) => ({
  offset,
  bytes: Buffer.from(memory.buffer, offset, yuvBytes(width, height)),
  sent: Promise.resolve(),
}));
let latest = waiting.length - 1;
let orders = Promise.resolve();

port.on('message', (order: FrameOrder) => {
  if (order.kind === 'stop') stop.abort();
  else orders = orders.then(() => carryOut(order));
});

async function carryOut(order: Exclude<FrameOrder, { kind: 'stop' }>): Promise<void> {
  if (order.kind === 'end') {
    await Promise.all(waiting.map(({ sent }) => sent));
    running.stdin.end();
    return;
  }
  if (order.kind === 'front') {
    converter.convert(order.pixels, width, height, places.front);
    mixer.takeFront(order.pixels);
    report({ kind: 'taken' });
    return;
  }
  if (order.kind !== 'same') {
    latest = (latest + 1) % waiting.length;
    const next = waiting[latest];
    await next?.sent;
    if (next) make(order, next.offset);
  }
  const frame = waiting[latest];
  // One copy of an unchanged frame waits at a time; more would only fill the memory.
  await frame?.sent;
  report({ kind: 'taken' });
  if (frame) frame.sent = send(running, frame.bytes);
}

function make(order: Extract<FrameOrder, { kind: 'frame' | 'mix' }>, to: number): void {
  if (order.kind === 'mix') mixer.mix(order.ground, order.box, to);
  else converter.convert(order.pixels, width, height, to);
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
