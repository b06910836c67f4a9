import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import { Illustration, type IllustrationName } from './illustration.tsx';

interface EmptyStateProps {
  readonly illustration?: IllustrationName;
  readonly title: string;
  /** One sentence, two at most: why it is empty and what comes next. */
  readonly children: ReactNode;
  /** The one primary action. */
  readonly action: ReactNode;
  /** A quieter way on, if there is one. */
  readonly secondAction?: ReactNode;
}

export function EmptyState({
  illustration = 'reel',
  title,
  children,
  action,
  secondAction,
}: EmptyStateProps) {
  return (
    <section className={classes.state}>
      <Illustration name={illustration} />
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.words}>{children}</p>
      <div className={classes.actions}>
        {action}
        {secondAction}
      </div>
    </section>
  );
}
