import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useCountedPopup } from './drawn-popups.ts';
import classes from './popup.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { useReturnedFocus } from './use-returned-focus.ts';

interface PopupProps extends Omit<ModalProps, 'opened' | 'size'> {
  readonly sizePx: number;
  readonly children: ReactNode;
}

/** A popup that is open for as long as it is drawn. The focus stays inside, then goes back to where it was. */
export function Popup({ sizePx, children, ...modal }: PopupProps) {
  useReturnedFocus();
  useCountedPopup();
  return (
    <Modal opened size={sizePx} {...modal}>
      <Content>{children}</Content>
    </Modal>
  );
}

/** Apart from the popup, because a modal draws its content a moment after itself. */
function Content({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useKeptFocus(content);
  return (
    <div ref={content} className={classes.content}>
      {children}
    </div>
  );
}
