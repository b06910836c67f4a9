import { createStore } from '../store/create-store.ts';

/** How many calls are on their way that want to be seen: the line at the top of the page. */
export const callsUnderWay = createStore(0);

export async function showingProgress<Reply>(work: () => Promise<Reply>): Promise<Reply> {
  callsUnderWay.set(callsUnderWay.get() + 1);
  try {
    return await work();
  } finally {
    callsUnderWay.set(callsUnderWay.get() - 1);
  }
}
