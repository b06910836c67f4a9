import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { endDawdlingBody } from './incoming-file.ts';

/** Sends the beginning of a large body; what becomes of the connection. */
async function send(announced: number, sent: number): Promise<'ended' | 'answered'> {
  const server = createServer((raw, reply) => {
    endDawdlingBody({ raw } as FastifyRequest, { bytes: 1000, windowMs: 50 });
    raw.resume().once('end', () => reply.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${announced}\r\n\r\n`);
  socket.write('x'.repeat(sent));
  return Promise.race([
    once(socket, 'data').then(() => 'answered' as const),
    once(socket, 'close').then(() => 'ended' as const),
  ]);
}

it('ends a large body that hardly moves, so that others need not wait for its room', async () => {
  expect(await send(40_000_000, 10)).toBe('ended');
});

it('lets a body through that is there', async () => {
  expect(await send(200_000, 200_000)).toBe('answered');
});
