import type { ReactNode } from 'react';
import { type EntryKind, kindNames } from './kind-names.ts';
import classes from './knowledge-page.module.css';

interface EntryRowProps {
  readonly name: ReactNode;
  readonly kind: EntryKind;
  readonly words: string;
  /** Where it comes from, or when it was changed. */
  readonly note?: string | undefined;
  readonly actions: ReactNode;
}

export function EntryRow({ name, kind, words, note, actions }: EntryRowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.quiet}>
          <span className={classes.kind}>{kindNames[kind]}</span>
          {words && ` · ${words}`}
        </p>
        {note && <p className={classes.quiet}>{note}</p>}
      </div>
      <div className={classes.actions}>{actions}</div>
    </li>
  );
}
