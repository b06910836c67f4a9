import { CodedError } from '../errors/coded-error.ts';
import { formatBytes } from './format-bytes.ts';

export type ByteCounter = ReturnType<typeof createByteCounter>;

/** Counts the bytes of a body on their way, and fails with `too-large` past `maxBytes`. */
export function createByteCounter(maxBytes = Number.POSITIVE_INFINITY) {
  const counter = {
    size: 0,
    async *count(source: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
      for await (const chunk of source) {
        // Streams of text exist too; counted in letters they would slip past the limit.
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        counter.add(bytes.length);
        yield bytes;
      }
    },
    add(bytes: number): void {
      counter.size += bytes;
      if (counter.size > maxBytes) {
        throw new CodedError('too-large', { limit: formatBytes(maxBytes) });
      }
    },
  };
  return counter;
}
