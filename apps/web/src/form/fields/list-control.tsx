import { Input } from '@mantine/core';
import {
  changeRow,
  duplicateRow,
  type FieldValue,
  filledRows,
  type ListField,
  listMax,
  moveRow,
  openRows,
  pasteRows,
  removeRow,
  settleRows,
} from '@reelwright/forms';
import type { FocusEvent } from 'react';
import { controlId } from '../control-id.ts';
import type { FieldProps } from '../field-props.ts';
import { FieldFrame } from './field-frame.tsx';
import classes from './list-control.module.css';
import { ListRow } from './list-row.tsx';
import { useReorder } from './use-reorder.ts';

/** Short texts, one row each, with an empty row waiting while there is room. */
export function ListControl(props: FieldProps<ListField>) {
  const { field, path, value, context, onChange, onLeave } = props;
  const texts = textRows(value);
  // No row waits for text that nobody can type.
  const rows = field.disabled ? filledRows(texts) : openRows(field, texts);
  const filled = filledRows(rows).length;
  const groupId = controlId(context.formId, path);
  const move = (from: number, to: number) => onChange(moveRow(field, rows, from, to));
  const reorder = useReorder<HTMLUListElement>({ axis: 'y', onMove: move });

  // Rows settle when the focus leaves the whole list: dropping one while the next is being entered would move it away.
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    onChange(settleRows(field, rows));
    onLeave();
  };
  return (
    <FieldFrame>
      <fieldset className={classes.group} disabled={field.disabled} onBlur={leave}>
        <legend className={classes.legend}>
          {field.label}
          {(field.required || field.requiredRows) && <span className={classes.star}> *</span>}
        </legend>
        {field.description && <Input.Description>{field.description}</Input.Description>}
        <ul className={classes.rows} {...reorder.listProps}>
          {places(rows).map(({ place, index, text: row }) => (
            <ListRow
              key={place}
              field={field}
              index={index}
              text={row}
              id={controlId(context.formId, `${path}.${index}`)}
              problem={context.problems.get(`${path}.${index}`)}
              isDragged={reorder.dragged === index}
              canDuplicate={filled < listMax(field)}
              canMoveDown={index < filled - 1}
              handleProps={reorder.handleProps(index)}
              onText={(text) => onChange(changeRow(field, rows, index, text))}
              onPasteLines={(lines) => onChange(pasteRows(field, rows, index, lines))}
              onMove={(to) => move(index, to)}
              onDuplicate={() => onChange(duplicateRow(field, rows, index))}
              onRemove={() => onChange(removeRow(field, rows, index))}
            />
          ))}
        </ul>
        <p className={classes.count} id={groupId}>
          {filled} of {listMax(field)}
        </p>
      </fieldset>
    </FieldFrame>
  );
}

function textRows(value: FieldValue): string[] {
  return Array.isArray(value) ? value.filter((row) => typeof row === 'string') : [];
}

/** A row is known by its place: texts move between rows, rows never move. */
function places(rows: readonly string[]) {
  return rows.map((text, index) => ({ place: `row-${index + 1}`, index, text }));
}
