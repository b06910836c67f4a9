import { once } from 'node:events';
import { StartError } from '../errors/start-error.ts';

/** A part gets this long to stop; whoever started it waits longer, and then stops the database. */
const stopPartWithinMs = 25_000;
export const stopAllWithinMs = 40_000;

interface Closable {
  close(): Promise<void>;
}

/**
 * Runs a long-lived process: starts it, tells the parent, and closes it on Ctrl-C, on SIGTERM, when
 * its terminal is closed, or when the parent is gone. What the operator can mend is printed as one sentence.
 */
export async function runProcess(
  start: (stopAsked: AbortSignal) => Promise<Closable>,
  stopWithinMs = stopPartWithinMs,
): Promise<void> {
  // Asked to stop while still starting: what may take for ever ends, the rest stops once it is there to be closed.
  const stop = new AbortController();
  const stopAsked = once(stop.signal, 'abort');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort());
  process.once('disconnect', () => stop.abort());
  let isRunning = false;
  try {
    const running = await start(stop.signal);
    isRunning = true;
    process.send?.('ready');
    await stopAsked;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await running.close();
    process.exit(0);
  } catch (error) {
    if (stop.signal.aborted && !isRunning) process.exit(0);
    exitWithSentence(error);
  }
}

/** One sentence for what a person can mend; the whole story for what they cannot. */
export function exitWithSentence(error: unknown): never {
  if (error instanceof StartError) {
    process.stderr.write(`\n${error.message}\n\n`);
    process.exit(error.exitCode);
  }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
