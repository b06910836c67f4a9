import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** At most one primary button among them. */
  readonly actions?: ReactNode;
}

/** The opening of a screen's content. The shell's header already carries the page's h1. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
