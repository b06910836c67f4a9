import { createStore } from '../store/create-store.ts';

export interface ShortcutSpec {
  /** In the order they are pressed: ['mod', 'K']. */
  readonly keys: readonly string[];
  /** What they do. Without one they are not listed. */
  readonly label?: string;
}

/** The shortcuts of the screen as it is now. */
export const shortcutStore = createStore<readonly ShortcutSpec[]>([]);
export const shortcutsDialog = createStore(false);
