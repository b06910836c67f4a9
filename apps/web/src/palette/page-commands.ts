import { createStore } from '../store/create-store.ts';
import type { Command } from './command.ts';

/** What the page that is open can do: the palette offers it first. Asked when it is opened, since what is possible changes. */
export const pageCommands = createStore<(() => readonly Command[]) | undefined>(undefined);
