import type { Field } from './field.ts';

/** What messages call the field: its name, else its label, with a capital first letter. */
export function fieldName(field: Pick<Field, 'name' | 'label'>): string {
  const name = field.name ?? field.label;
  const [first = ''] = name;
  return first.toLocaleUpperCase('en') + name.slice(first.length);
}
