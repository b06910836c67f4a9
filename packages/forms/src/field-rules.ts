// The product's field rules in the order in which they speak: the first broken one is shown.
import type { FieldRule } from './field-rule.ts';
import { isEmptyValue } from './is-empty-value.ts';
import { isValidEmail } from './is-valid-email.ts';
import { isValidUrl } from './is-valid-url.ts';
import { parseNumber } from './parse-number.ts';

const PASSWORD_MIN_LENGTH = 6;
const LETTERS_AND_NUMBERS = /^[\p{L}\p{M}\p{N}]+$/u;

export const requiredRule: FieldRule = ({ field, name, value }) =>
  field.required && isEmptyValue(field, value) ? `${name} is required` : undefined;

const url: FieldRule = ({ field, name, text }) =>
  field.kind === 'url' && !isValidUrl(text) ? `${name} is not a valid URL` : undefined;

const email: FieldRule = ({ field, name, text }) =>
  field.kind === 'email' && !isValidEmail(text) ? `${name} is not a valid email` : undefined;

const number: FieldRule = ({ field, name, value }) =>
  field.kind === 'number' && parseNumber(value) === undefined
    ? `${name} is not a number`
    : undefined;

const password: FieldRule = ({ field, name, length }) =>
  field.kind === 'password' && length < PASSWORD_MIN_LENGTH
    ? `${name} is too short (${PASSWORD_MIN_LENGTH} chars min)`
    : undefined;

const exactLength: FieldRule = ({ name, length, rules }) =>
  rules.exactLength !== undefined && length !== rules.exactLength
    ? `${name} must be exactly ${rules.exactLength} chars`
    : undefined;

const minLength: FieldRule = ({ name, length, rules }) =>
  rules.minLength !== undefined && length < rules.minLength
    ? `${name} is too short (${rules.minLength} chars min)`
    : undefined;

const maxLength: FieldRule = ({ name, length, rules }) =>
  rules.maxLength !== undefined && length > rules.maxLength
    ? `${name} is too long (${rules.maxLength} chars max)`
    : undefined;

const between: FieldRule = ({ field, name, value }) => {
  if (field.kind !== 'number') return undefined;
  const parsed = parseNumber(value);
  const { min, max } = field;
  const inside =
    parsed === undefined || (parsed >= (min ?? -Infinity) && parsed <= (max ?? Infinity));
  if (inside) return undefined;
  if (max === undefined) return `${name} must be at least ${min}`;
  if (min === undefined) return `${name} must be at most ${max}`;
  return `${name} must be between ${min} and ${max}`;
};

const alphanumeric: FieldRule = ({ name, text, rules }) =>
  rules.alphanumeric && !LETTERS_AND_NUMBERS.test(text)
    ? `${name} should contain only letters and numbers`
    : undefined;

/** Rules for a value that is there. An optional field left empty breaks none of them. */
export const contentRules: readonly FieldRule[] = [
  url,
  email,
  number,
  password,
  exactLength,
  minLength,
  maxLength,
  between,
  alphanumeric,
];
