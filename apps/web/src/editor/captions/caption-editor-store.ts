import { createStore } from '../../store/create-store.ts';

/** Whether captions are edited, beside the film, in place of the slides. */
export const captionEditor = createStore(false);
