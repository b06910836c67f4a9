import { createStore } from '../../store/create-store.ts';

/** How far filling in is. */
interface DraftState {
  /** What is being looked up, in words. */
  readonly activity: string | undefined;
  /** Why it stopped. */
  readonly problem: string | undefined;
  readonly retry: () => void;
}

/** Nothing is being filled in. */
export const noDraft: DraftState = { activity: undefined, problem: undefined, retry: () => {} };

export const draftState = createStore<DraftState>(noDraft);
