import type { ReactNode } from 'react';
import classes from './auth-layout.module.css';

interface ViewHeadingProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The opening of one view of an account popup. */
export function ViewHeading({ title, children }: ViewHeadingProps) {
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      {children && <p className={classes.words}>{children}</p>}
    </div>
  );
}
