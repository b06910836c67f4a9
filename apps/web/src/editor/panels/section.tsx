import type { ReactNode } from 'react';
import classes from './panels.module.css';

interface SectionProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of a panel that opens and closes. */
export function Section({ title, isOpen = false, children }: SectionProps) {
  return (
    <details className={classes.section} open={isOpen}>
      <summary>{title}</summary>
      <div className={classes.rows}>{children}</div>
    </details>
  );
}
