import type { ChildProcess } from 'node:child_process';
import { createReadStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';

/** What a browser tells or is told, as its protocol for tools has it: messages that end with a zero byte. */
export interface DevTools {
  send(method: string, params?: object, session?: string): Promise<Record<string, unknown>>;
  /** The same with a file's content as `body`, in base64: read while it is sent, never held as a whole. */
  sendFile(
    method: string,
    params: object,
    path: string,
    session?: string,
  ): Promise<Record<string, unknown>>;
  on(listen: (method: string, params: Record<string, unknown>) => void): void;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/** No picture of a page is nearly as large; a page must not fill our memory through what it tells. */
const maxMessageBytes = 64 * 1024 * 1024;

export function openDevTools(child: ChildProcess): DevTools {
  const [, , , input, output] = child.stdio as [null, null, null, Writable, Readable];
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const listeners: ((method: string, params: Record<string, unknown>) => void)[] = [];
  let lastId = 0;
  let rest: Buffer[] = [];
  let restBytes = 0;

  const read = ({ id, method, params, result, error }: Message) => {
    if (id === undefined) {
      for (const listen of listeners) listen(method ?? '', params ?? {});
      return;
    }
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result ?? {});
  };
  output.on('data', (chunk: Buffer) => {
    let from = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, from)) {
      read(JSON.parse(Buffer.concat([...rest, chunk.subarray(from, end)]).toString()));
      rest = [];
      restBytes = 0;
      from = end + 1;
    }
    rest.push(chunk.subarray(from));
    restBytes += chunk.length - from;
    if (restBytes > maxMessageBytes) output.destroy();
  });
  const end = () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has ended.'));
    waiting.clear();
  };
  child.once('exit', end);
  child.once('error', end);
  output.once('close', end);
  // Writing to one that has ended is no failure of its own.
  input.on('error', () => undefined);

  let written: Promise<unknown> = Promise.resolve();
  const ask = (pieces: (id: number) => Iterable<string> | AsyncIterable<string>) => {
    lastId += 1;
    const id = lastId;
    const asked = Promise.withResolvers<Record<string, unknown>>();
    if (child.exitCode !== null) return Promise.reject(new Error('The browser has ended.'));
    waiting.set(id, asked);
    // One message after the other: a long one is written in pieces, and nothing may come between them.
    written = written
      .then(() => writeAll(input, pieces(id)))
      .catch((error: Error) => asked.reject(error));
    return asked.promise;
  };

  return {
    on: (listen) => void listeners.push(listen),
    send: (method, params = {}, sessionId) =>
      ask((id) => [`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`]),
    sendFile: (method, params, path, sessionId) =>
      ask(async function* pieces(id) {
        const message = { id, method, ...(sessionId && { sessionId }) };
        yield `${JSON.stringify(message).slice(0, -1)},"params":${JSON.stringify(params).slice(0, -1)},"body":"`;
        yield* createReadStream(path, 'base64');
        yield '"}}\0';
      }),
  };
}

/** Never more at once than the pipe takes; a browser that has ended takes nothing. */
async function writeAll(
  input: Writable,
  pieces: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  for await (const piece of pieces) {
    if (input.destroyed) return;
    if (!input.write(piece)) await hasRoom(input);
  }
}

function hasRoom(input: Writable): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      input.off('drain', done).off('close', done);
      resolve();
    };
    input.on('drain', done).on('close', done);
  });
}
