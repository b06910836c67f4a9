import { Textarea, TextInput, UnstyledButton } from '@mantine/core';
import { isRowRequired, type ListField, listRowField } from '@reelwright/forms';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react';
import type { ClipboardEvent, KeyboardEvent, PointerEvent } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { DropdownMenu } from '../../ui/dropdown-menu.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LengthNote } from './length-note.tsx';
import classes from './list-control.module.css';

interface ListRowProps {
  readonly field: ListField;
  readonly index: number;
  readonly text: string;
  readonly id: string;
  readonly problem: string | undefined;
  readonly isDragged: boolean;
  readonly canDuplicate: boolean;
  readonly canMoveDown: boolean;
  readonly handleProps: {
    readonly 'data-reorder-handle': boolean;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  readonly onText: (text: string) => void;
  readonly onPasteLines: (lines: string) => void;
  readonly onMove: (to: number) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

export function ListRow(props: ListRowProps) {
  const { field, index, text, id, problem } = props;
  const isEmpty = text.trim() === '';
  const isOff = field.disabled ?? false;
  const name = `${field.itemName ?? field.label} ${index + 1}`;
  const paste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text/plain');
    if (!lines.trim().includes('\n')) return;
    event.preventDefault();
    props.onPasteLines(lines);
  };
  const input = {
    id,
    'aria-label': name,
    'aria-required': isRowRequired(field, index),
    placeholder: field.placeholder,
    disabled: isOff,
    error: problem,
    value: text,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      props.onText(event.currentTarget.value),
    onPaste: paste,
  };
  return (
    <li
      className={classes.row}
      data-dragged={props.isDragged || undefined}
      data-reorder={isEmpty ? undefined : true}
    >
      <UnstyledButton
        className={classes.handle}
        disabled={isEmpty || isOff}
        aria-label={`Move ${name} with Alt and the arrow keys`}
        {...props.handleProps}
      >
        <Icon shape={IconGripVertical} sizePx={16} />
      </UnstyledButton>
      <div>
        {field.isLong ? (
          <Textarea autosize minRows={1} maxRows={5} onKeyDown={keepOneLine} {...input} />
        ) : (
          <TextInput {...input} />
        )}
        <LengthNote field={listRowField(field, index)} value={text} />
      </div>
      {!isEmpty && !isOff && (
        <DropdownMenu
          entries={[
            {
              id: 'up',
              label: 'Move up',
              icon: IconArrowUp,
              onSelect: () => props.onMove(index - 1),
              disabled: index === 0,
            },
            {
              id: 'down',
              label: 'Move down',
              icon: IconArrowDown,
              onSelect: () => props.onMove(index + 1),
              disabled: !props.canMoveDown,
            },
            {
              id: 'duplicate',
              label: 'Duplicate',
              icon: IconCopy,
              onSelect: props.onDuplicate,
              disabled: !props.canDuplicate,
            },
            {
              id: 'remove',
              label: 'Remove',
              icon: IconTrash,
              onSelect: props.onRemove,
              danger: true,
            },
          ]}
        >
          <IconButton label={`More for ${name}`} icon={IconDots} />
        </DropdownMenu>
      )}
    </li>
  );
}

/** A row is one sentence, however many lines it takes. */
function keepOneLine(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
