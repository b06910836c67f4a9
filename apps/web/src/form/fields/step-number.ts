import { clampNumber, type NumberField } from '@reelwright/forms';

const decimalsKept = 10;

/** One arrow press: from nothing it starts at the least (or 0), and 0.1 + 0.2 stays 0.3. */
export function stepNumber(
  field: Pick<NumberField, 'min' | 'max' | 'step'>,
  current: number | undefined,
  by: 1 | -1,
): number {
  if (current === undefined) return clampNumber(field, field.min ?? 0);
  const next = current + by * (field.step ?? 1);
  return clampNumber(field, Number(next.toFixed(decimalsKept)));
}
