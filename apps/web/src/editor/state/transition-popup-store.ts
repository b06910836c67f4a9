import { createStore } from '../../store/create-store.ts';

/** The slide whose transition is being chosen. */
export const transitionPopup = createStore<string | undefined>(undefined);
