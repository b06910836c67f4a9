import { createStore } from '../../store/create-store.ts';

/** What for the texts of the whole film is open. */
export const askedTextTool = createStore<'find' | 'styles' | undefined>(undefined);
