import type { ReactNode } from 'react';
import classes from './section-heading.module.css';

interface SectionHeadingProps {
  readonly id: string;
  readonly title: string;
  readonly children?: ReactNode;
}

export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <header className={classes.heading}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children && <p className={classes.words}>{children}</p>}
    </header>
  );
}
