import { ApiError } from '@reelwright/contract';
import type { Failure } from '@reelwright/saving';
import { errorMessage } from '../api/error-message.ts';

/** What a call that failed means for saving. */
export function failureOf(error: unknown): Failure {
  const message = errorMessage(error);
  if (!(error instanceof ApiError) || error.status === 0) return { kind: 'offline', message };
  if (error.status === 401) return { kind: 'login', message };
  if (error.status === 404) return { kind: 'missing', message };
  if (error.code === 'storage-full') return { kind: 'disk-full', message };
  // Busy, too many calls, a check for bots that the next call may pass, or trouble of its own.
  const isPassing = error.status >= 500 || [403, 408, 429].includes(error.status);
  return { kind: isPassing ? 'trouble' : 'refused', message };
}
