import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../theme/icon.tsx';
import classes from './entry-page.module.css';

interface RowsFieldProps {
  readonly legend: string;
  readonly hint: string;
  readonly addLabel: string;
  readonly isFull: boolean;
  readonly onAdd: () => void;
  readonly children: readonly ReactNode[];
}

/** A numbered list whose rows are typed, and a button for one more. */
export function RowsField({ legend, hint, addLabel, isFull, onAdd, children }: RowsFieldProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <p className={classes.hint}>{hint}</p>
      {children.length > 0 && <ol className={classes.rows}>{children}</ol>}
      <Button
        variant="subtle"
        className={classes.add ?? ''}
        leftSection={<Icon shape={IconPlus} />}
        disabled={isFull}
        onClick={onAdd}
      >
        {addLabel}
      </Button>
    </fieldset>
  );
}

interface NumberedRowProps {
  readonly at: number;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export function NumberedRow({ at, actions, children }: NumberedRowProps) {
  return (
    <li className={classes.row}>
      <span className={classes.number} aria-hidden="true">
        {at + 1}
      </span>
      <div className={classes.fields}>{children}</div>
      <div className={classes.rowActions}>{actions}</div>
    </li>
  );
}
