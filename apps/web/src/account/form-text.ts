import type { FormValues } from '@reelwright/forms';

/** A typed value without the blanks around it. Passwords are taken as they are. */
export function typedText(values: FormValues, id: string): string {
  return rawText(values, id).trim();
}

export function rawText(values: FormValues, id: string): string {
  const value = values[id];
  return typeof value === 'string' ? value : '';
}
