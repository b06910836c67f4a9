import { createStore } from '../../store/create-store.ts';

/** The second that an edge of the dragged bar has snapped to: a line shows it across the lanes. */
export const snapGuide = createStore<number | undefined>(undefined);
