import { createStore } from '../../store/create-store.ts';

/** How far filling in is. */
interface DraftState {
  /** What is being looked up, in words. */
  readonly activity: string | undefined;
  /** Why it stopped. */
  readonly problem: string | undefined;
  readonly retry: () => void;
}

export const draftState = createStore<DraftState>({
  activity: undefined,
  problem: undefined,
  retry: () => {},
});
