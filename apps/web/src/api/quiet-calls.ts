import { sessionSignal } from './end-calls.ts';

/**
 * Calls that nobody waits for and nobody hears of when they fail: what a member did, or that they are
 * no robot. They go out some time after their cause, so they end when somebody logs out: the server
 * would refuse them by then.
 */
/** Sends after a while, unless `endCalls` comes first. Whether it was sent and answered. */
export async function sendQuietly(
  afterMs: number,
  send: (signal: AbortSignal) => Promise<unknown>,
): Promise<boolean> {
  const signal = sessionSignal();
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  if (signal.aborted) return false;
  return send(signal).then(
    () => true,
    () => false,
  );
}
