/** The thread that draws built-in art: a large object takes a tenth of a second, and calls must not wait for it. */
import { parentPort } from 'node:worker_threads';
import { type ArtAnswer, type ArtOrder, threadReady } from './art-order.ts';
import { readArt } from './read-art.ts';

const port = parentPort;
if (!port) throw new Error('This file is a thread that draws and is not run by itself.');

let orders = Promise.resolve();
port.on('message', (order: ArtOrder) => {
  orders = orders.then(() => carryOut(order));
});

port.postMessage(threadReady);

async function carryOut({ id, address }: ArtOrder): Promise<void> {
  try {
    const bytes = await readArt(address);
    answer({ id, bytes });
  } catch (error) {
    answer({ id, bytes: undefined, problem: String(error) });
  }
}

function answer(message: ArtAnswer): void {
  port?.postMessage(message);
}
