import { type Readable, Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingFile } from './handlers.ts';

/** Somebody who sends nothing for this long has gone away without saying so. */
const silenceMs = 30_000;
const maxPassedBytes = 16 * 1024 * 1024;
/** Any other body is small: it has to be here by then. */
const bodyMs = 60_000;

/** In this scope bodies of any type are handed on as they come, instead of being read first. */
export function readBodyAsFile(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
}

/** The file that a request brings. */
export function incomingFile(request: FastifyRequest): IncomingFile {
  const claimed = Number(request.headers['content-length']);
  const source = (request.body ?? request.raw) as Readable;
  const silence = setTimeout(() => source.destroy(new Error('Nothing more came.')), silenceMs);
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      silence.refresh();
      done(null, chunk);
    },
  });
  source.on('error', (error) => stream.destroy(error));
  source.once('close', () => {
    clearTimeout(silence);
    // Somebody who hangs up in the middle must not leave half a file that looks like a whole one.
    if (!source.readableEnded) stream.destroy(new Error('The file did not come to its end.'));
  });
  stream.once('close', () => letPass(source));
  // Whoever refuses the file closes it early, and has an error to read afterwards.
  stream.on('error', () => undefined);
  source.pipe(stream);
  return { stream, claimedBytes: Number.isFinite(claimed) ? claimed : undefined };
}

/**
 * Reads on what nobody wants any more: a browser that is still sending hears no answer. Not for ever:
 * more than a little is cut off.
 */
function letPass(source: Readable): void {
  if (source.readableEnded || source.destroyed) return;
  source.unpipe();
  let passed = 0;
  source.on('data', (chunk: Buffer) => {
    passed += chunk.length;
    if (passed > maxPassedBytes) source.destroy();
  });
  source.resume();
}

/** The server itself waits long for requests, for the sake of uploads; others are ended sooner. */
export function endSlowBody({ raw }: FastifyRequest): void {
  const late = setTimeout(() => raw.destroy(), bodyMs).unref();
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(late));
}

/** So much of a large body has to come within each window: a slow telephone sends more. */
export const bodyPace = { bytes: 32 * 1024, windowMs: 5000 };

/**
 * Ends a body that hardly moves: while it is on its way, others wait for the room it has taken. Counted at the
 * connection, because whoever listens to the body itself would take it from its reader.
 */
export function endDawdlingBody({ raw }: FastifyRequest, pace = bodyPace): void {
  const { socket } = raw;
  let before = socket.bytesRead;
  const looking = setInterval(() => {
    // One that is not being read is not the sender's fault.
    if (socket.bytesRead - before < pace.bytes && !raw.isPaused()) raw.destroy();
    before = socket.bytesRead;
  }, pace.windowMs).unref();
  for (const event of ['end', 'close']) raw.once(event, () => clearInterval(looking));
}
