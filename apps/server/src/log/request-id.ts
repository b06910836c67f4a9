import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** Whatever is done inside was asked for by this call, also by jobs that it puts on their way. */
export function runForRequest<T>(requestId: string | undefined, work: () => T): T {
  return requestId === undefined ? work() : requestIds.run(requestId, work);
}

/** The call that asked for what is being done; undefined for what comes by the clock. */
export const currentRequestId = (): string | undefined => requestIds.getStore();
