import type { ReactNode } from 'react';
import classes from './dialog-body.module.css';

interface DialogBodyProps {
  readonly children: ReactNode;
  /** The primary one comes last. */
  readonly buttons?: ReactNode;
}

export function DialogBody({ children, buttons }: DialogBodyProps) {
  return (
    <div className={classes.body}>
      <div className={classes.words}>{children}</div>
      {buttons && <div className={classes.buttons}>{buttons}</div>}
    </div>
  );
}
