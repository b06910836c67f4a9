import type { Field, ListField, RepeatField } from './field.ts';
import { fieldName } from './field-name.ts';
import type { FieldProblem } from './field-problem.ts';
import type { FieldValue, RepeatItem } from './form-values.ts';
import { listRowField } from './list-row-field.ts';
import { openRows } from './list-rows.ts';
import { repeatMin } from './repeat-group.ts';
import { valueMessages } from './value-messages.ts';

/** Every problem of a field and of what is inside it, in the order a person meets them. */
export function checkField(field: Field, value: FieldValue, path = field.id): FieldProblem[] {
  if (field.disabled) return [];
  switch (field.kind) {
    case 'list':
      return checkList(field, value, path);
    case 'repeat':
      return checkRepeat(field, value, path);
    default:
      return valueMessages(field, value).map((message) => ({ path, message }));
  }
}

function checkList(field: ListField, value: FieldValue, path: string): FieldProblem[] {
  const kept = isTexts(value) ? value : [];
  const rows = openRows(field, padToRequired(field, kept));
  return rows.flatMap((row, index) =>
    valueMessages(listRowField(field, index), row).map((message) => ({
      path: `${path}.${index}`,
      message,
    })),
  );
}

/** A required row that was never opened is missing all the same. */
function padToRequired(field: ListField, rows: readonly string[]): readonly string[] {
  const missing = (field.requiredRows ?? 0) - rows.length;
  return missing > 0 ? [...rows, ...Array<string>(missing).fill('')] : rows;
}

function checkRepeat(field: RepeatField, value: FieldValue, path: string): FieldProblem[] {
  const items = isItems(value) ? value : [];
  const least = field.required ? Math.max(1, repeatMin(field)) : 0;
  if (items.length < least) {
    const name = fieldName(field);
    const message =
      items.length === 0 ? `${name} is required` : `${name} needs at least ${least} items`;
    return [{ path, message }];
  }
  return items.flatMap((item) =>
    field.fields.flatMap((inner) =>
      checkField(inner, item.values[inner.id], `${path}.${item.id}.${inner.id}`),
    ),
  );
}

function isTexts(value: FieldValue): value is readonly string[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'string');
}

function isItems(value: FieldValue): value is readonly RepeatItem[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object');
}
