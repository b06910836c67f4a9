import { capitalize } from '@reelwright/english';
import type { z } from 'zod';

/** One plain sentence for the first thing that is wrong with an input, in the words of the forms. */
export function sentenceOfZodError(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? sentenceOfIssue(issue) : 'The request is not valid';
}

function sentenceOfIssue(issue: z.core.$ZodIssue): string {
  // What a schema itself says is missing needs no other words.
  if (issue.message.endsWith(' is required')) return issue.message;
  const field = fieldName(issue.path);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${field} is required`
        : `${field} must be ${expectedKinds[issue.expected] ?? 'of another kind'}`;
    case 'too_small':
      if (issue.origin === 'string') {
        return issue.minimum === 1
          ? `${field} is required`
          : `${field} is too short (${issue.minimum} chars min)`;
      }
      return `${field} must be at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `${field} is too long (${issue.maximum} chars max)`
        : `${field} must be at most ${issue.maximum}`;
    case 'invalid_format':
      if (issue.format === 'email') return `${field} is not a valid email`;
      if (issue.format === 'url') return `${field} is not a valid URL`;
      return `${field} is not valid`;
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ').slice(0, 100)}`;
    case 'invalid_value':
      return `${field} must be one of: ${issue.values.map(String).join(', ')}`;
    case 'custom':
      return issue.message || `${field} is not valid`;
    default:
      return `${field} is not valid`;
  }
}

const expectedKinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** `['user', 'first_name']` → `First name`; the last word of the path, as a form would label it. */
function fieldName(path: readonly PropertyKey[]): string {
  const last = path.findLast((part) => typeof part === 'string');
  if (!last) return 'The request';
  if (last === 'otp') return 'Code';
  const words = last.replace(/[_-]+/g, ' ').trim();
  return capitalize(words);
}
