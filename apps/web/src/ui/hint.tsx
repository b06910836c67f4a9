import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import classes from './hint.module.css';
import { Shortcut } from './shortcut.tsx';

interface HintProps {
  readonly label: string;
  readonly keys?: readonly string[] | undefined;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** No hint where the label already shows. */
  readonly disabled?: boolean;
  /** One control that takes a ref. */
  readonly children: ReactElement;
}

/** A few words on hover and on focus. Never the only place where something is said. */
export function Hint({ label, keys, side = 'top', disabled = false, children }: HintProps) {
  const content = keys ? (
    <span className={classes.line}>
      {label}
      <Shortcut keys={keys} />
    </span>
  ) : (
    label
  );
  return (
    <Tooltip label={content} position={side} disabled={disabled}>
      {children}
    </Tooltip>
  );
}
