// What the tabs of a repeat group need to know about its items.
import type { FieldValue, RepeatField, RepeatItem } from '@reelwright/forms';
import type { FieldProps } from '../field-props.ts';

/** A colour alone would leave some people guessing which item needs them. */
export function tabName(
  { field, path, context }: FieldProps<RepeatField>,
  item: RepeatItem,
  index: number,
) {
  const name = `${field.unit} ${index + 1}`;
  return hasProblem(context, `${path}.${item.id}.`) ? `${name}, needs attention` : name;
}

export function repeatItems(value: FieldValue): RepeatItem[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object') : [];
}

export function isInside(context: FieldProps['context'], start: string): boolean {
  return context.attention?.path.startsWith(start) ?? false;
}

export function hasProblem(context: FieldProps['context'], start: string): boolean {
  return [...context.problems.keys()].some((path) => path.startsWith(start));
}
