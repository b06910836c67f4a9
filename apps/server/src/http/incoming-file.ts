import { pipeline, type Readable, Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingFile } from './handlers.ts';

/** Somebody who sends nothing for this long has gone away without saying so. */
const silenceMs = 30_000;
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
  pipeline(source, stream, () => clearTimeout(silence));
  return { stream, claimedBytes: Number.isFinite(claimed) ? claimed : undefined };
}

/** The server itself waits long for requests, for the sake of uploads; others are ended sooner. */
export function endSlowBody({ raw }: FastifyRequest): void {
  const late = setTimeout(() => raw.destroy(), bodyMs).unref();
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(late));
}
