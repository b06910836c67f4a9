import type { PageWork } from '../wizard-model.ts';
import { draftState } from './draft-state.ts';

/** Waits while answers that a step cannot do without are being filled in; no longer than anything is, nor after Cancel. */
export async function untilFilledIn(
  isAwaited: () => boolean,
  { signal, onProgress }: PageWork,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    const { activity } = draftState.get();
    if (activity === undefined || signal.aborted || !isAwaited()) resolve();
    else onProgress(activity);
  };
  // Between one thing that is filled in and the next there is a moment without either.
  const stop = draftState.subscribe(() => queueMicrotask(look));
  signal.addEventListener('abort', look);
  look();
  await promise;
  stop();
  signal.removeEventListener('abort', look);
}
