import type { Field, RepeatField } from './field.ts';
import type { FieldValue, FormValues, RepeatItem } from './form-values.ts';
import { openRows } from './list-rows.ts';
import { repeatMin } from './repeat-group.ts';

/** What a form holds before anyone answers: each field's default, else its own kind of nothing. */
export function initialValues(fields: readonly Field[]): FormValues {
  return Object.fromEntries(
    fields.filter((field) => field.kind !== 'button').map((field) => [field.id, initial(field)]),
  );
}

function initial(field: Field): FieldValue {
  switch (field.kind) {
    case 'checkbox':
      return field.default ?? false;
    case 'list':
      return openRows(field, field.default ?? []);
    case 'repeat':
      return firstItems(field);
    case 'button':
    case 'media':
    case 'sound':
      return undefined;
    default:
      return field.default ?? '';
  }
}

/** Ids count up from 1 here, so that two calls give the same form; items added later bring their own. */
function firstItems(field: RepeatField): RepeatItem[] {
  return Array.from({ length: repeatMin(field) }, (_, index) => ({
    id: `${field.id}-${index + 1}`,
    values: initialValues(field.fields),
  }));
}
