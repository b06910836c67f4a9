import type { z } from 'zod';
import { CodedError } from '../errors/coded-error.ts';
import { sentenceOfZodError } from './sentence-of-zod-error.ts';

/** Parses with zod at the door; a wrong input becomes one sentence. */
export function compileValidator({ schema }: { schema: z.ZodType }) {
  return (data: unknown): { value: unknown } | { error: Error } => {
    const result = schema.safeParse(data, { reportInput: true });
    if (result.success) return { value: result.data };
    return {
      error: new CodedError('invalid-input', { problem: sentenceOfZodError(result.error) }),
    };
  };
}

/** A reply carries only what its schema names, so nothing internal leaks by accident. */
export function compileSerializer({ schema }: { schema: z.ZodType | { properties?: unknown } }) {
  if (!('parse' in schema)) return JSON.stringify;
  return (data: unknown): string => JSON.stringify(schema.parse(data));
}
