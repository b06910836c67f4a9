import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { movedRow, withoutRow } from './list-rows.ts';

interface RowActionsProps<Row> {
  /** As in "Move point 2 up". */
  readonly name: string;
  readonly rows: readonly Row[];
  readonly at: number;
  readonly onChange: (rows: Row[]) => void;
}

/** Moves a row up or down, or takes it away. */
export function RowActions<Row>({ name, rows, at, onChange }: RowActionsProps<Row>) {
  return (
    <>
      <IconButton
        label={`Move ${name} up`}
        icon={IconArrowUp}
        size="md"
        disabled={at === 0}
        onClick={() => onChange(movedRow(rows, at, at - 1))}
      />
      <IconButton
        label={`Move ${name} down`}
        icon={IconArrowDown}
        size="md"
        disabled={at === rows.length - 1}
        onClick={() => onChange(movedRow(rows, at, at + 1))}
      />
      <RemoveRow name={name} onRemove={() => onChange(withoutRow(rows, at))} />
    </>
  );
}

interface RemoveRowProps {
  readonly name: string;
  readonly disabled?: boolean;
  readonly onRemove: () => void;
}

export function RemoveRow({ name, disabled = false, onRemove }: RemoveRowProps) {
  return (
    <IconButton
      label={`Remove ${name}`}
      icon={IconTrash}
      size="md"
      disabled={disabled}
      onClick={onRemove}
    />
  );
}
