const defaultMessage = 'Connection error';

/** The sentence to show for whatever was thrown. */
export function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error ?? '');
  return message.trim() || defaultMessage;
}

/** Whether somebody called it off: nothing went wrong then. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
