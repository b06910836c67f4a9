import { createStore } from '../../store/create-store.ts';

/** The project that is to be translated, saved as it is: its popup is open. */
export const translateAsked = createStore<number | undefined>(undefined);
