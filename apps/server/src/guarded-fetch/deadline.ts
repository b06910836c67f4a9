import { CodedError } from '../errors/coded-error.ts';

/** One signal for a whole exchange: aborted by the caller, or by the clock as `address-too-slow`. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Call when the exchange is over; forgets the clock and the caller's signal. */
  end: () => void;
}

export function startDeadline(timeoutMs: number, callerSignal?: AbortSignal): Deadline {
  const controller = new AbortController();
  const onCallerAbort = () => controller.abort(callerSignal?.reason);
  if (callerSignal?.aborted) onCallerAbort();
  callerSignal?.addEventListener('abort', onCallerAbort, { once: true });
  const timer = setTimeout(() => controller.abort(new CodedError('address-too-slow')), timeoutMs);

  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', onCallerAbort);
    },
  };
}
