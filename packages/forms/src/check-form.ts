import { checkField } from './check-field.ts';
import type { Field } from './field.ts';
import type { FieldProblem } from './field-problem.ts';
import type { FormValues } from './form-values.ts';

export interface CheckOptions {
  /** Every message of every field, instead of the first of each. */
  readonly all?: boolean;
}

/** The problems of a whole form in the order of its fields. None means it may be sent. */
export function checkForm(
  fields: readonly Field[],
  values: FormValues,
  { all = false }: CheckOptions = {},
): FieldProblem[] {
  const problems = fields.flatMap((field) => checkField(field, values[field.id]));
  if (all) return problems;
  const seen = new Set<string>();
  return problems.filter(({ path }) => !seen.has(path) && seen.add(path));
}
