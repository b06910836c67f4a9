import type { Field, TextRules } from './field.ts';
import type { FieldValue } from './form-values.ts';

/** What a rule looks at. */
export interface RuleSubject {
  readonly field: Field;
  readonly name: string;
  readonly value: FieldValue;
  readonly text: string;
  readonly length: number;
  readonly rules: TextRules;
}

/** One rule: the message if it is broken, else undefined. */
export type FieldRule = (subject: RuleSubject) => string | undefined;
