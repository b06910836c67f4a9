// Servers for one test each: started by the test, closed after it.
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { createGuardedFetch, type GuardedFetchSetup } from '../create-guarded-fetch.ts';
import { PUBLIC_ADDRESS, startTestServer } from './start-test-server.ts';

/** A guarded fetch that takes 127.0.0.2, and nothing else on this machine, for a public address. */
export const fetchWith = (setup: GuardedFetchSetup = {}) =>
  createGuardedFetch({ allowAddress: (address) => address === PUBLIC_ADDRESS, ...setup });

export async function serve(...options: Parameters<typeof startTestServer>) {
  const server = await startTestServer(...options);
  onTestFinished(server.close);
  return server;
}

/** A server below HTTP, to say things no HTTP server would. */
export async function serveRaw(onSocket: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // Reading is what makes a socket notice that the other side has left.
    socket
      .on('error', () => {})
      .on('close', () => sockets.delete(socket))
      .resume();
    onSocket(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, PUBLIC_ADDRESS, resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://${PUBLIC_ADDRESS}:${port}/`, openSockets: () => sockets.size };
}

/** Writes `piece` for as long as anyone listens. */
export function drip(socket: Socket, piece: string, everyMs: number) {
  const timer = setInterval(() => socket.write(piece), everyMs);
  socket.on('close', () => clearInterval(timer));
}
