import { createStore } from '../../store/create-store.ts';

/** Somebody wants to change what lies behind the slide: its panel shows that and says so here. */
export const backgroundAsked = createStore(false);
