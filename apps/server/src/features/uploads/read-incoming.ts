import type { Readable } from 'node:stream';

/** Bytes on their way to us, to be taken in pieces. A line that is cut is an end like any other, and noted. */
export interface IncomingBytes {
  /** The next bytes, which stay to be taken: so many or more, fewer at the end. */
  peek(count: number): Promise<Buffer>;
  /** At most so many bytes, as they come. */
  take(most: number): AsyncGenerator<Buffer>;
  /** Why the line was cut, if it was. */
  problem(): unknown;
}

export function readIncoming(stream: Readable): IncomingBytes {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let waiting: Buffer = Buffer.alloc(0);
  let problem: unknown;
  let isOver = false;

  /** The next chunk; empty at the end. */
  const next = async (): Promise<Buffer> => {
    while (!isOver) {
      try {
        const { done, value } = await chunks.next();
        if (done) isOver = true;
        else if (value.length > 0) return value;
      } catch (error) {
        isOver = true;
        problem = error;
      }
    }
    return Buffer.alloc(0);
  };

  return {
    problem: () => problem,
    async peek(count) {
      while (waiting.length < count) {
        const chunk = await next();
        if (chunk.length === 0) break;
        waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
      }
      return waiting;
    },
    async *take(most) {
      for (let left = most; left > 0; ) {
        const chunk = waiting.length > 0 ? waiting : await next();
        if (chunk.length === 0) return;
        waiting = chunk.subarray(left);
        const taken = chunk.subarray(0, left);
        left -= taken.length;
        yield taken;
      }
    },
  };
}
