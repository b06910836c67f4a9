import { createStore } from '../../store/create-store.ts';

/** The place in the toolbar for what belongs to the picture that is being cropped: over the picture it would cover handles. */
export const cropTools = createStore<HTMLElement | null>(null);
