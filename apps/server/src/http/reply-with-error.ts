import type { ErrorCode } from '@reelwright/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { CodedError } from '../errors/coded-error.ts';
import { formatBytes } from '../words/format-bytes.ts';

/** A service that others run: whoever asks it writes down once that it does not answer. */
const loggedElsewhere: ReadonlySet<ErrorCode> = new Set(['source-unavailable', 'source-busy']);

/** Turns whatever went wrong into the one error shape. Details go to the log, never to the caller. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = toCodedError(error, request);
  // Work that ends because its caller hung up is no trouble of ours.
  const isHangUp = reply.raw.destroyed && error instanceof Error && error.name === 'AbortError';
  if (known.status >= 500 && !isHangUp && !loggedElsewhere.has(known.code))
    request.log.error({ err: error }, known.message);
  if (isTooMany(known)) reply.header('retry-after', String(known.words.seconds));
  reply
    .code(known.status)
    .header('x-error-code', known.code)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ error: known.message });
}

function isTooMany(error: CodedError): error is CodedError<'too-many-requests'> {
  return error.code === 'too-many-requests';
}

function toCodedError(error: unknown, request: FastifyRequest): CodedError {
  if (error instanceof CodedError) return error;
  const code = errorCode(error);
  if (code && isDatabaseAway(code)) return new CodedError('not-ready', undefined, { cause: error });
  // The database's disk, or ours.
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') {
    return new CodedError('storage-full', undefined, { cause: error });
  }
  switch ((error as FastifyError).code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new CodedError('too-large', {
        limit: formatBytes(request.routeOptions.bodyLimit ?? 0),
      });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new CodedError('unsupported-type');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new CodedError('invalid-json');
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new CodedError('not-found');
    default:
      return new CodedError('internal', { requestId: request.id }, { cause: error });
  }
}

/**
 * Drizzle keeps the database's own error under `cause`. A connection that dies within a transaction
 * fails in words only, and again when the transaction is rolled back.
 */
function errorCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
    if (connectionDied.test(current.message)) return 'ECONNRESET';
    if (/timeout exceeded when trying to connect/.test(current.message)) return 'ETIMEDOUT';
  }
  return undefined;
}

const connectionDied =
  /^Connection terminated|^Client (has encountered a connection error|was closed) and is not queryable/;

/** The database is away, starting or stopping, or short of memory: a moment later the same call will work. */
const isDatabaseAway = (code: string) => databaseAwayCodes.has(code) || code.startsWith('08');
const databaseAwayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53200',
  '53300',
]);
