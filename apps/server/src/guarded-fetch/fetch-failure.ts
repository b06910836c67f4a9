import { CodedError } from '../errors/coded-error.ts';

const TOO_SLOW_CODES = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/**
 * The error a caller sees for whatever went wrong below: the deadline's reason when it fired (a
 * caller's own abort comes back as it was), else a coded error with the original as its cause.
 */
export function fetchFailure(error: unknown, signal: AbortSignal): Error {
  // Asked first: once the signal fires, every layer fails in its own words.
  if (signal.aborted) return asError(signal.reason);
  if (error instanceof CodedError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (TOO_SLOW_CODES.has(code)) {
    return new CodedError('address-too-slow', undefined, { cause: error });
  }
  return new CodedError('address-unreachable', undefined, { cause: error });
}

function asError(reason: unknown): Error {
  return reason instanceof Error
    ? reason
    : new Error('The request was cancelled', { cause: reason });
}
