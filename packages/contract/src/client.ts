import type { Call, CallArguments, CallReply, EventStream, FileKinds, FileStream } from './call.ts';
import type { CallRoute, CallRoutes } from './call-routes.ts';
import type { Calls } from './calls.ts';
import { type ErrorCode, errorTable } from './error-table.ts';

const CONNECTION_ERROR = 'Connection error';

/** A call that the server refused; the message is the sentence to show. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;

  constructor(status: number, message: string, code: ErrorCode | undefined) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
  }
}

/** AbortSignal where the platform has one; this package itself knows neither DOM nor Node. */
type Signal = typeof globalThis extends { AbortSignal: { prototype: infer S } } ? S : object;

export interface CallOptions {
  readonly signal?: Signal;
  readonly headers?: Readonly<Record<string, string>>;
  /** The proof of a solved captcha: after the server asked for it, or ahead of that. */
  readonly token2?: string;
  readonly token3?: string;
}

type CallFunction<C extends Call> =
  Record<never, never> extends CallArguments<C>
    ? (input?: CallArguments<C>, options?: CallOptions) => Promise<CallReply<C>>
    : (input: CallArguments<C>, options?: CallOptions) => Promise<CallReply<C>>;

/** Blob where the platform has one. */
type Bytes = typeof globalThis extends { Blob: { prototype: infer B } }
  ? B
  : { readonly type: string };

/** An upload's body is the file itself. */
type UploadFunction<C extends Call> = (
  input: CallArguments<C> & { readonly file: Bytes },
  options?: CallOptions,
) => Promise<CallReply<C>>;

/** Files, events and redirects are opened by their address. */
type HasFunction<C extends Call> = C['reply'] extends FileStream | EventStream | 'redirect'
  ? false
  : true;

/** One function for every call that is answered at once: it asks with JSON, or sends a file. */
export type Client = {
  [Name in keyof Calls as HasFunction<Calls[Name]> extends true
    ? Name
    : never]: Calls[Name] extends { readonly upload: FileKinds }
    ? UploadFunction<Calls[Name]>
    : CallFunction<Calls[Name]>;
};

/** The part of `fetch` that the client needs, so that this package stays free of DOM and Node. */
export type Send = (
  url: string,
  request: {
    method: string;
    headers: Record<string, string>;
    body?: string | Bytes;
    credentials: 'same-origin';
    signal?: Signal;
  },
) => Promise<{
  ok: boolean;
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
}>;

interface LooseInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly file?: Bytes;
}

/** Spec: GET sends the payload as a query string, POST a JSON body. */
export function createClient(send: Send, routes: CallRoutes, baseUrl = ''): Client {
  const makeCall =
    (entry: CallRoute) =>
    async (given: LooseInput = {}, options: CallOptions = {}) => {
      const input = withTokens(entry, given, options);
      const reply = await send(`${baseUrl}${pathOf(entry, input)}${queryOf(input)}`, {
        method: entry.method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          'content-type': input.file ? contentTypeOf(input.file) : 'application/json',
          ...options.headers,
        },
        ...(entry.method === 'POST' && { body: input.file ?? JSON.stringify(input.body ?? {}) }),
        ...(options.signal && { signal: options.signal }),
      });
      const text = await reply.text();
      if (!reply.ok) throw refusalOf(reply.status, text, reply.headers.get('x-error-code'));
      return entry.reply === 'text' ? text : jsonOf(text, reply.status);
    };
  return Object.fromEntries(
    Object.entries(routes).map(([name, entry]) => [name, makeCall(entry)]),
  ) as unknown as Client;
}

/** A recorder that does not say is taken for what browsers record. */
const contentTypeOf = (file: Bytes) => file.type || 'audio/webm';

/** Spec: tokens travel among the payload. */
function withTokens(
  entry: CallRoute,
  input: LooseInput,
  { token2, token3 }: CallOptions,
): LooseInput {
  const tokens = { ...(token2 && { token2 }), ...(token3 && { token3 }) };
  if (Object.keys(tokens).length === 0) return input;
  return entry.method === 'GET'
    ? { ...input, query: { ...input.query, ...tokens } }
    : { ...input, body: { ...(input.body as object | undefined), ...tokens } };
}

function pathOf(entry: CallRoute, input: LooseInput): string {
  return entry.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
}

function queryOf(input: LooseInput): string {
  const pairs = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return '';
  return `?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`).join('&')}`;
}

/** Something between us and the server may answer with a page of its own: that of a hotel's network, say. */
function jsonOf(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(status, CONNECTION_ERROR, undefined);
  }
}

/** Spec: the error field of the JSON body, else the body text, else 'Connection error'. */
export function refusalOf(status: number, text: string, code: string | null): ApiError {
  return new ApiError(
    status,
    sentenceOf(text) || CONNECTION_ERROR,
    isErrorCode(code) ? code : undefined,
  );
}

function sentenceOf(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'error' in body) return String(body.error);
    return text;
  } catch {
    return text;
  }
}

function isErrorCode(code: string | null): code is ErrorCode {
  return code !== null && Object.hasOwn(errorTable, code);
}
