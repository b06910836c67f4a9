import { CodedError } from '../errors/coded-error.ts';

/**
 * Parses a JSON body and refuses what no part of the product can keep: `__proto__` and
 * `constructor.prototype` keys, NUL characters (PostgreSQL text has none) and half surrogate pairs
 * (PostgreSQL's jsonb rejects them).
 */
export function readJsonBody(text: string): unknown {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new CodedError('invalid-json', undefined, { cause });
  }
  // The walk costs time on large documents, so it is made only where something can be found.
  if (text.includes('\\u') || /__proto__|constructor/.test(text)) refuseUnstorable(value);
  return value;
}

function refuseUnstorable(value: unknown): void {
  const queue: unknown[] = [value];
  while (queue.length > 0) {
    const current = queue.pop();
    if (typeof current === 'string') refuseText(current);
    else if (Array.isArray(current)) for (const inner of current) queue.push(inner);
    else if (typeof current === 'object' && current !== null) {
      for (const [key, inner] of Object.entries(current)) {
        refuseKey(key, inner);
        queue.push(inner);
      }
    }
  }
}

function refuseText(text: string): void {
  if (text.includes('\u0000') || !text.isWellFormed()) {
    throw new CodedError('invalid-input', {
      problem: 'The text contains a character that cannot be stored. Please remove it.',
    });
  }
}

function refuseKey(key: string, inner: unknown): void {
  refuseText(key);
  const pollutes =
    key === '__proto__' ||
    (key === 'constructor' && typeof inner === 'object' && inner !== null && 'prototype' in inner);
  if (pollutes) throw new CodedError('invalid-input', { problem: `Unknown field: ${key}` });
}
