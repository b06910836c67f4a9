import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReturnedFocus } from './use-returned-focus.ts';

interface PopupProps extends Omit<ModalProps, 'opened' | 'size'> {
  readonly sizePx: number;
  readonly children: ReactNode;
}

/** A popup that is open for as long as it is drawn. The focus goes back to where it was. */
export function Popup({ sizePx, children, ...modal }: PopupProps) {
  useReturnedFocus();
  return (
    <Modal opened size={sizePx} {...modal}>
      {children}
    </Modal>
  );
}
