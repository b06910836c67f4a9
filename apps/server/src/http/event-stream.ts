import { Readable } from 'node:stream';
import type { z } from 'zod';

/** Proxies close connections on which nothing is said for a while. */
const quietMs = 15_000;

/**
 * Server-sent events, each held to its schema as any reply is. `undefined` stands for nothing new; now
 * and then it becomes a sign of life.
 */
export function eventStream(events: AsyncIterable<unknown>, schema: z.ZodType): Readable {
  return Readable.from(write(events, schema), { objectMode: false, highWaterMark: 1 });
}

async function* write(events: AsyncIterable<unknown>, schema: z.ZodType): AsyncIterable<string> {
  let sentAt = Date.now();
  for await (const event of events) {
    if (!event && Date.now() - sentAt < quietMs) continue;
    sentAt = Date.now();
    yield event ? `data: ${JSON.stringify(schema.parse(event))}\n\n` : ': still here\n\n';
  }
}
