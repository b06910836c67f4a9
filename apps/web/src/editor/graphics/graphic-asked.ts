import { createStore } from '../../store/create-store.ts';

/** Whether somebody is choosing a chart, a shape or the like to add. */
export const graphicAsked = createStore(false);
