/**
 * The thread that turns drawn pixels into video: converts them, hands them to ffmpeg and waits for
 * it, while the next frame is being drawn. Started by open-frame-writer.ts, which speaks with it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { ProgramFailed, type RunningProgram, startProgram } from '../media-tools/start-program.ts';
import { createYuvConverter, rgbaBytes, yuvBytes } from './convert/yuv-converter.ts';
import {
  convertedPlaces,
  drawnPlaces,
  type FrameOrder,
  type FrameReport,
  type ThreadStart,
} from './frame-order.ts';

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

const frameBytes = yuvBytes(width, height);
const firstConverted = drawnPlaces * rgbaBytes(width, height);
// Node wants its bytes in a Buffer, wherever they lie.
const waiting = Array.from({ length: convertedPlaces }, (_, place) => ({
  offset: firstConverted + place * frameBytes,
  bytes: Buffer.from(memory.buffer, firstConverted + place * frameBytes, frameBytes),
  sent: Promise.resolve(),
}));
let latest = convertedPlaces - 1;
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
  if (order.kind === 'frame') {
    latest = (latest + 1) % convertedPlaces;
    const next = waiting[latest];
    await next?.sent;
    if (next) {
      converter.convert(order.place * rgbaBytes(width, height), width, height, next.offset);
    }
  }
  const frame = waiting[latest];
  // One copy of an unchanged frame waits at a time; more would only fill the memory.
  await frame?.sent;
  report({ kind: 'taken' });
  if (frame) frame.sent = send(running, frame.bytes);
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
