import { createStore } from '../store/create-store.ts';

/** What the player popup shows. */
export interface OpenPlayer {
  readonly id: number;
  readonly title: string;
  readonly size: { readonly width: number; readonly height: number };
  /** The slide to begin with, counted from 0. */
  readonly slideIndex?: number;
}

export const playerPopup = createStore<OpenPlayer | undefined>(undefined);

export const openPlayer = (open: OpenPlayer) => playerPopup.set(open);
