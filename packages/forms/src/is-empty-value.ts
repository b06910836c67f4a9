import type { Field } from './field.ts';
import type { FieldValue } from './form-values.ts';
import { plainText } from './plain-text.ts';

/** Nothing answered. Spaces are an answer only in a password; an unticked box is none. */
export function isEmptyValue(field: Field, value: FieldValue): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (field.kind === 'rich-text') return plainText(String(value)) === '';
  if (typeof value === 'string') return (field.kind === 'password' ? value : value.trim()) === '';
  if (Array.isArray(value)) return value.length === 0;
  const isFile = field.kind === 'media' || field.kind === 'sound';
  return isFile && typeof value === 'object' && !('url' in value && value.url);
}
