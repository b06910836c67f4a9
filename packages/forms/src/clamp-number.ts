import type { NumberField } from './field.ts';

/** The nearest value the field allows; what leaving a number field does to it. */
export function clampNumber(field: Pick<NumberField, 'min' | 'max'>, value: number): number {
  return Math.max(field.min ?? -Infinity, Math.min(field.max ?? Infinity, value));
}
