import type { Field, TextRules } from './field.ts';

export const DEFAULT_CODE_LENGTH = 8;

const NO_RULES: TextRules = {};

/** The text rules that hold for a field; a code is at least as long as its boxes are many. */
export function textRules(field: Field): TextRules {
  switch (field.kind) {
    case 'code':
      return { minLength: field.length ?? DEFAULT_CODE_LENGTH, ...field };
    case 'text':
    case 'textarea':
    case 'rich-text':
    case 'url':
    case 'email':
    case 'password':
    case 'list':
      return field;
    default:
      return NO_RULES;
  }
}
