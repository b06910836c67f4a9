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
import { collectGarbage } from './collect-garbage.ts';
import { yuvBytes } from './convert/yuv-converter.ts';
import { FrameMaker } from './frame-maker.ts';
import type { FrameOrder, FrameReport, ThreadStart } from './frame-order.ts';
import { framePlaces } from './frame-places.ts';

const port = parentPort;
if (!port) throw new Error('This file is a thread of the encoder and is not run by itself.');
const size = workerData as ThreadStart;
const report = (message: FrameReport) => port.postMessage(message);

const stop = new AbortController();
let room: Room | undefined;
let running: RunningProgram | undefined;
let unanswered = 0;
let orders = Promise.resolve();

/** What frames are made in, and those that wait for ffmpeg. */
interface Room {
  readonly maker: FrameMaker;
  readonly waiting: readonly { readonly bytes: Buffer; sent: Promise<void> }[];
  /** The one that was made last. */
  latest: number;
}

function roomIn(memory: WebAssembly.Memory): Room {
  // Node wants its bytes in a Buffer, wherever they lie.
  const waiting = framePlaces(size).converted.map((offset) => ({
    bytes: Buffer.from(memory.buffer, offset, yuvBytes(size.width, size.height)),
    sent: Promise.resolve(),
  }));
  return { maker: new FrameMaker(memory, size), waiting, latest: waiting.length - 1 };
}

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
  if (isLarge || waitingOrders === 0 || unanswered >= answeredTogether) answerAll();
}

function answerAll(): void {
  report({ kind: 'taken', orders: unanswered });
  unanswered = 0;
}

async function carryOut(order: Exclude<FrameOrder, { kind: 'stop' }>): Promise<void> {
  waitingOrders -= 1;
  switch (order.kind) {
    case 'room':
      room = roomIn(order.memory);
      break;
    case 'rest':
      room = undefined;
      collectGarbage('major');
      break;
    case 'begin':
      running = begin(order.start);
      break;
    case 'end':
      await Promise.all(room?.waiting.map(({ sent }) => sent) ?? []);
      running?.stdin.end();
      answerAll();
      break;
    case 'layer':
      room?.maker.takeLayer(order);
      answer(true);
      break;
    default:
      if (room) await write(order, room);
  }
}

async function write(
  order: Extract<FrameOrder, { kind: 'frame' | 'lay' | 'mix' | 'patch' | 'same' }>,
  here: Room,
): Promise<void> {
  const { maker, waiting } = here;
  if (order.kind !== 'same') {
    const before = here.latest;
    here.latest = (before + 1) % waiting.length;
    await waiting[here.latest]?.sent;
    maker.make(order, here.latest, before);
  }
  const frame = waiting[here.latest];
  // One copy of an unchanged frame waits at a time; more would only fill the memory.
  await frame?.sent;
  answer(
    order.kind === 'frame' ||
      order.kind === 'patch' ||
      ('ground' in order && order.ground !== undefined),
  );
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
