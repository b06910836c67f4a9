import { createStore } from '../store/create-store.ts';

export const paletteOpen = createStore(false);
