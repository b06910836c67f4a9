import type { Field } from './field.ts';
import { fieldName } from './field-name.ts';
import type { RuleSubject } from './field-rule.ts';
import { contentRules, requiredRule } from './field-rules.ts';
import type { FieldValue } from './form-values.ts';
import { isEmptyValue } from './is-empty-value.ts';
import { plainText } from './plain-text.ts';
import { textLength } from './text-length.ts';
import { textRules } from './text-rules.ts';

/** Every message a single value earns, in the order of the rules. Disabled fields and buttons always pass. */
export function valueMessages(field: Field, value: FieldValue): readonly string[] {
  if (field.disabled || field.kind === 'button') return [];
  const subject = ruleSubject(field, value);
  if (isEmptyValue(field, value)) {
    const missing = requiredRule(subject);
    return missing === undefined ? [] : [missing];
  }
  return contentRules.map((rule) => rule(subject)).filter((message) => message !== undefined);
}

/** What somebody wrote, as the rules count it. */
function writtenText({ kind }: Field, typed: string): string {
  if (kind === 'password') return typed;
  return kind === 'rich-text' ? plainText(typed) : typed.trim();
}

function ruleSubject(field: Field, value: FieldValue): RuleSubject {
  const typed = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const text = writtenText(field, typed);
  return {
    field,
    name: fieldName(field),
    value,
    text,
    length: textLength(text),
    rules: textRules(field),
  };
}
