import { ApiError, type ErrorCode } from '@reelwright/contract';

const defaultMessage = 'Connection error';

/** The sentence to show for whatever was thrown. */
export function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error ?? '');
  return message.trim() || defaultMessage;
}

/** Which refusal of the server's table this is; undefined for everything else. */
export function errorCode(error: unknown): ErrorCode | undefined {
  return error instanceof ApiError ? error.code : undefined;
}

/** Whether somebody called it off: nothing went wrong then. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
