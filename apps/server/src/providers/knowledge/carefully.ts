import type { Asking } from './knowledge-port.ts';
import { OutsideTrouble } from './outside-trouble.ts';

/** After a service failed, whoever asked does not wait for it again for so long. */
const restMs = 30_000;
/** However long a service wishes to be left alone. */
const longestRestMs = 5 * 60_000;
/** When so many different people got no answer, it is the service, and everybody goes on without it. */
const peopleInTrouble = 3;

/** Whether somebody has any of today's share left; counts. */
export type MayAsk = (asker: string) => Promise<boolean>;

/** Who waits until when. */
type Rests = Map<string, number>;

/** Runs a question to a service; its trouble is logged and answered with nothing. */
export function carefully(mayAsk: MayAsk = async () => true) {
  /** Of people whose question was refused: that says nothing about those of others. */
  const refused: Rests = new Map();
  /** Of people for whom the service was away or busy. */
  const unanswered: Rests = new Map();
  const isResting = (asker: string) => {
    forgetPast(refused);
    forgetPast(unanswered);
    return refused.has(asker) || unanswered.has(asker) || unanswered.size >= peopleInTrouble;
  };
  return async <T>(
    { asker, signal, log }: Asking,
    question: () => Promise<T>,
  ): Promise<T | undefined> => {
    if (isResting(asker)) return undefined;
    if (!(await mayAsk(asker))) return undefined;
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof OutsideTrouble)) throw error;
      if (signal.aborted) throw signal.reason;
      // A strange answer to one question says nothing about the next.
      if (error.kind !== 'nonsense') {
        const rests = error.kind === 'refused' ? refused : unanswered;
        rests.set(asker, Date.now() + Math.min(error.waitMs ?? restMs, longestRestMs));
      }
      log?.warn({ err: error }, 'A source of words gave no answer; going on with our own.');
      return undefined;
    }
  };
}

function forgetPast(rests: Rests): void {
  const now = Date.now();
  for (const [asker, until] of rests) if (until <= now) rests.delete(asker);
}
