import type { Field } from './field.ts';
import type { FieldValue } from './form-values.ts';
import { plainText } from './plain-text.ts';
import { textLength } from './text-length.ts';
import { textRules } from './text-rules.ts';

const RED_AFTER_CHARS = 100;
const usualMessage = 'This text is very long to use in a video. Please edit if possible.';

export interface LengthWarning {
  readonly message: string;
  /** 'red' from 100 characters past the warn-length on. */
  readonly tone: 'warning' | 'red';
}

/** Said of a text that is long for a video. It never keeps the person from going on. */
export function lengthWarning(field: Field, value: FieldValue): LengthWarning | undefined {
  const { warnLength, warnMessage = usualMessage } = textRules(field);
  if (warnLength === undefined || field.disabled || typeof value !== 'string') return undefined;
  const text = field.kind === 'rich-text' ? plainText(value) : value.trim();
  const excess = textLength(text) - warnLength;
  if (excess <= 0) return undefined;
  return {
    message: warnMessage,
    tone: excess >= RED_AFTER_CHARS ? 'red' : 'warning',
  };
}
