import { Readable } from 'node:stream';
import { untilAborted } from '../abort/until-aborted.ts';
import { CodedError } from '../errors/coded-error.ts';
import { formatBytes } from '../words/format-bytes.ts';
import type { PutOptions } from './storage.ts';

/** Reads the body of a put to its end, its limit or its abort, and knows how much it has read. */
export class BodyReader {
  size = 0;
  readonly #body: Uint8Array | Readable;
  readonly #options: Pick<PutOptions, 'maxBytes' | 'signal'>;

  constructor(body: Uint8Array | Readable, options: Pick<PutOptions, 'maxBytes' | 'signal'>) {
    this.#body = body;
    this.#options = options;
    // A stream may fail before anyone reads it; whoever reads it later still gets the error.
    if (body instanceof Readable) body.once('error', () => {});
  }

  /** The bytes, in pieces. Fails with `too-large`, with the signal's reason, or as the body does. */
  async *read(): AsyncGenerator<Uint8Array> {
    const { signal } = this.#options;
    signal?.throwIfAborted();
    if (!(this.#body instanceof Readable)) {
      yield this.#counted(this.#body);
      return;
    }
    const chunks = this.#body[Symbol.asyncIterator]();
    for (;;) {
      // By hand, because leaving a for-await loop would wait for a body that is stuck.
      const { done, value } = await untilAborted<IteratorResult<Uint8Array | string>>(
        chunks.next(),
        signal,
      );
      if (done) return;
      // Streams of text exist too; counted in letters they would slip past the limit.
      yield this.#counted(typeof value === 'string' ? Buffer.from(value) : value);
    }
  }

  /** Lets go of a body that will not be read any further. */
  destroy(): void {
    if (this.#body instanceof Readable) this.#body.destroy();
  }

  #counted(bytes: Uint8Array): Uint8Array {
    // Streams of objects exist as well; nobody could say how long those are.
    if (!(bytes instanceof Uint8Array)) throw new TypeError('A stored file is made of bytes.');
    const { maxBytes = Number.POSITIVE_INFINITY } = this.#options;
    this.size += bytes.length;
    if (this.size > maxBytes) throw new CodedError('too-large', { limit: formatBytes(maxBytes) });
    return bytes;
  }
}
