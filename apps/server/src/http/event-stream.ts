import { Readable } from 'node:stream';

/** Proxies close connections on which nothing is said for a while. */
const quietMs = 15_000;

/** Server-sent events. `undefined` stands for nothing new; now and then it becomes a sign of life. */
export function eventStream(events: AsyncIterable<object | undefined>): Readable {
  return Readable.from(write(events), { objectMode: false, highWaterMark: 1 });
}

async function* write(events: AsyncIterable<object | undefined>): AsyncIterable<string> {
  let saidAt = Date.now();
  for await (const event of events) {
    if (!event && Date.now() - saidAt < quietMs) continue;
    saidAt = Date.now();
    yield event ? `data: ${JSON.stringify(event)}\n\n` : ': still here\n\n';
  }
}
