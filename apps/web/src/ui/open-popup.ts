import type { ReactNode } from 'react';
import { createStore } from '../store/create-store.ts';
import { newId } from './new-id.ts';

interface PopupFrame {
  readonly title: string;
  readonly sizePx: number;
  /** Asked before it is closed by Escape, by its cross or beside it. */
  readonly mayClose?: () => boolean | Promise<boolean>;
}

interface OpenPopup extends PopupFrame {
  readonly id: string;
  readonly content: ReactNode;
  readonly dismiss: () => Promise<void>;
}

/** Popups that code has opened, the lowest first. `PopupHost` draws them. */
export const openPopups = createStore<readonly OpenPopup[]>([]);

/**
 * Opens a popup that ends with an answer; closing it any other way answers `dismissed`. Unlike a dialog, it
 * stays as it is while others open above it.
 */
export function openPopup<Answer>(
  frame: PopupFrame,
  dismissed: Answer,
  draw: (answer: (given: Answer) => void) => ReactNode,
): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const id = newId();
  const answer = (given: Answer) => {
    resolve(given);
    openPopups.set(openPopups.get().filter((one) => one.id !== id));
  };
  const dismiss = async () => {
    if ((await frame.mayClose?.()) !== false) answer(dismissed);
  };
  openPopups.set([...openPopups.get(), { ...frame, id, content: draw(answer), dismiss }]);
  return promise;
}
