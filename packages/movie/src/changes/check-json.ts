import { isJsonObject, type Json } from '../json.ts';

/** Keys that reach into how JavaScript objects work, rather than into data. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export const maxDepth = 64;

export function isForbiddenKey(key: string): boolean {
  return forbiddenKeys.has(key);
}

/** What is wrong with a value for keeping it, or undefined. */
export function problemOfJson(value: Json, depth = 0): string | undefined {
  if (depth > maxDepth) return `is nested more than ${maxDepth} levels deep`;
  if (typeof value === 'string') {
    return value.includes('\u0000') ? 'contains a character that cannot be kept' : undefined;
  }
  if (Array.isArray(value)) {
    for (const entry of value) {
      const problem = problemOfJson(entry, depth + 1);
      if (problem) return problem;
    }
    return undefined;
  }
  if (!isJsonObject(value)) return undefined;
  for (const key of Object.keys(value)) {
    if (isForbiddenKey(key)) return `uses the name "${key}", which is not allowed`;
    const problem = problemOfJson(key, depth) ?? problemOfJson(value[key] ?? null, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}
