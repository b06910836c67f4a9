import type { ReactNode, Ref } from 'react';
import classes from './panels.module.css';

interface SectionProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly ref?: Ref<HTMLDetailsElement>;
  readonly children: ReactNode;
}

/** A part of a panel that opens and closes. */
export function Section({ title, isOpen = false, ref, children }: SectionProps) {
  return (
    <details ref={ref} className={classes.section} open={isOpen}>
      <summary>{title}</summary>
      <div className={classes.rows}>{children}</div>
    </details>
  );
}
