import type { Asking } from './knowledge-port.ts';
import { OutsideTrouble } from './outside-trouble.ts';

/** After a service failed, nobody waits for it again for so long. */
const restMs = 30_000;

/** Whether somebody has any of today's share left; counts. */
export type MayAsk = (asker: string) => Promise<boolean>;

/** Runs a question to a service; its trouble is logged and answered with nothing. */
export function carefully(mayAsk: MayAsk = async () => true) {
  let restsUntil = 0;
  return async <T>(
    { asker, signal, log }: Asking,
    question: () => Promise<T>,
  ): Promise<T | undefined> => {
    if (Date.now() < restsUntil) return undefined;
    if (!(await mayAsk(asker))) return undefined;
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof OutsideTrouble)) throw error;
      if (signal.aborted) throw signal.reason;
      // A strange answer to one question says nothing about the next.
      if (error.kind !== 'nonsense') restsUntil = Date.now() + (error.waitMs ?? restMs);
      log?.warn({ err: error }, 'A source of words gave no answer; going on with our own.');
      return undefined;
    }
  };
}
