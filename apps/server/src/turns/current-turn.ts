import { AsyncLocalStorage } from 'node:async_hooks';
import type { Turn } from './turn-of.ts';

const turns = new AsyncLocalStorage<Turn>();

/** Does work for somebody: whatever it shares with others is counted as theirs, however deep below. */
export const runInTurn = <T>(turn: Turn, work: () => T): T => turns.run(turn, work);

/** For whom this is being done; undefined when it is for nobody in particular. */
export const currentTurn = (): Turn | undefined => turns.getStore();
