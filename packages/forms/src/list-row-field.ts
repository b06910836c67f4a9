import type { ListField, TextField } from './field.ts';
import { isRowRequired } from './list-rows.ts';

/** One row of a list, as the text field it is. */
export function listRowField(list: ListField, index: number): TextField {
  const { exactLength, minLength, maxLength, alphanumeric, warnLength, warnMessage } = list;
  return {
    kind: 'text',
    id: `${list.id}.${index}`,
    label: list.itemName ?? list.name ?? list.label,
    required: isRowRequired(list, index),
    disabled: list.disabled ?? false,
    ...(exactLength !== undefined && { exactLength }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(alphanumeric !== undefined && { alphanumeric }),
    ...(warnLength !== undefined && { warnLength }),
    ...(warnMessage !== undefined && { warnMessage }),
  };
}
