// What comes back from a guarded fetch, and the limits that still hold while it is being read.
import { addAbortSignal, PassThrough, pipeline, Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { CodedError } from '../errors/coded-error.ts';
import { formatBytes } from '../words/format-bytes.ts';
import { countingLimit, decodersFor } from './decode-body.ts';
import { decodeText } from './decode-text.ts';
import { fetchFailure } from './fetch-failure.ts';
import type { HopRequest } from './hop-request.ts';
import { describeAccept, isAcceptedType, mediaTypeOf } from './media-type.ts';
import { defaultPace, minimumPace } from './minimum-pace.ts';

export interface GuardedReply {
  readonly status: number;
  /** Status 200–299. Only such replies are held to the `accept` list. */
  readonly ok: boolean;
  /** Names in lower case; repeated headers joined with ", ". */
  readonly headers: Readonly<Record<string, string>>;
  /** The address that answered, after all redirects. */
  readonly finalUrl: string;
  /** Media type in lower case, without parameters; "" when the server named none. */
  readonly contentType: string;
  /** The decompressed bytes, held to `maxBytes` and `timeoutMs` while they flow. */
  readonly body: Readable;
  /** Reads the whole body into memory. */
  readBody: () => Promise<Buffer>;
  /** Reads the whole body as text in the charset it declares. */
  text: () => Promise<string>;
  /** Lets go of a body nobody will read; otherwise the connection stays until `timeoutMs`. */
  discard: () => void;
}

export interface ReplyLimits {
  readonly maxBytes: number;
  readonly accept?: readonly string[];
  readonly signal: AbortSignal;
  /** Called once, when the connection is no longer needed. */
  readonly onSettled: () => void;
}

/** Checks what the headers already tell, then wraps the body. Throws coded errors. */
export function readReply(
  request: HopRequest,
  data: Dispatcher.ResponseData,
  limits: ReplyLimits,
): GuardedReply {
  const headers = plainHeaders(data.headers);
  const contentType = mediaTypeOf(headers['content-type']);
  const ok = data.statusCode >= 200 && data.statusCode < 300;
  if (ok && limits.accept && !isAcceptedType(contentType, limits.accept)) {
    throw new CodedError('address-wrong-type', { expected: describeAccept(limits.accept) });
  }
  const hasBody = request.method !== 'HEAD' && data.statusCode !== 204 && data.statusCode !== 304;
  const body = hasBody ? limitedBody(data.body, headers, limits) : emptyBody(data.body, limits);
  const readBody = async () => Buffer.concat(await body.toArray());

  return {
    status: data.statusCode,
    ok,
    headers,
    finalUrl: request.url.href,
    contentType,
    body,
    readBody,
    text: async () => decodeText(await readBody(), headers['content-type']),
    discard: () => void body.destroy(),
  };
}

function limitedBody(
  source: Readable,
  headers: GuardedReply['headers'],
  { maxBytes, onSettled, signal }: ReplyLimits,
): Readable {
  const tooLarge = () => new CodedError('address-too-large', { limit: formatBytes(maxBytes) });
  if (Number(headers['content-length']) > maxBytes) throw tooLarge();
  const decoders = decodersFor(headers['content-encoding']);
  if (!decoders) throw new CodedError('address-unreachable');

  // Counted before and after every decoder: the bytes of a stage can explode where those of the
  // next do not, and even a body that decodes to nothing must not flow for ever.
  const stages = decoders.flatMap((decoder) => [decoder, countingLimit(maxBytes, tooLarge)]);
  const body = new GuardedBody(signal);
  const paced = minimumPace(defaultPace, () => new CodedError('address-too-slow'));
  pipeline([source, paced, countingLimit(maxBytes, tooLarge), ...stages, body], onSettled);
  addAbortSignal(signal, body);
  // The deadline may fire before anyone reads; a later reader still gets the error.
  body.on('error', () => {});
  return body;
}

/** Fails in the words of the error table, however deep below the failure began. */
class GuardedBody extends PassThrough {
  readonly #signal: AbortSignal;

  constructor(signal: AbortSignal) {
    super();
    this.#signal = signal;
  }

  // Not `_destroy`: a stream remembers the error given here and hands that one to late readers.
  override destroy(error?: Error): this {
    return super.destroy(error && fetchFailure(error, this.#signal));
  }
}

function emptyBody(source: Readable, { onSettled }: ReplyLimits): Readable {
  source.on('error', () => {}).resume();
  onSettled();
  return Readable.from([]);
}

function plainHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
}
