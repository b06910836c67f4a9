import { createStore } from '../../store/create-store.ts';

/** Whether a press on the stage draws a line. */
export const drawingByHand = createStore(false);
