import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { newId } from '../new-id.ts';
import classes from './open-dialog.module.css';

export interface DialogFrame {
  readonly title: string;
  /** False for decisions that must be made: no backdrop click, no Escape, no cross. */
  readonly closable?: boolean;
  readonly sizePx?: number;
}

const defaultWidthPx = 440;
/** Above the popups (200): what has to be decided comes first. Toasts are at 400. */
const abovePopups = 300;

/** Opens a dialog that ends with an answer. Closing it any other way answers `dismissed`. */
export function openDialog<Answer>(
  frame: DialogFrame,
  dismissed: Answer,
  draw: (answer: (given: Answer) => void) => ReactNode,
): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const modalId = newId();
  const closable = frame.closable ?? true;
  const answer = (given: Answer) => {
    resolve(given);
    modals.close(modalId);
  };
  modals.open({
    modalId,
    title: frame.title,
    classNames: { inner: classes.inner ?? '', content: classes.content ?? '' },
    size: frame.sizePx ?? defaultWidthPx,
    zIndex: abovePopups,
    closeOnClickOutside: closable,
    closeOnEscape: closable,
    withCloseButton: closable,
    onClose: () => resolve(dismissed),
    children: draw(answer),
  });
  return promise;
}
