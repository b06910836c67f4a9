import { z } from 'zod';
import type { Json } from '../json.ts';

/** One step from one revision of a document to the next: a JSON patch of three kinds only. */
export type Change =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

const pointer = z
  .string()
  .max(2000)
  .regex(/^(\/([^~/]|~0|~1)*)+$/, 'is not a path into the project');

/** Anything at all: values are checked when they are applied, and checking them twice costs time. */
const value = z.custom<Json>((given) => given !== undefined);

/** A diff as it comes over the wire. */
export const Changes = z
  .array(
    z.discriminatedUnion('op', [
      z.strictObject({ op: z.literal('add'), path: pointer, value }),
      z.strictObject({ op: z.literal('replace'), path: pointer, value }),
      z.strictObject({ op: z.literal('remove'), path: pointer }),
    ]),
  )
  .max(20_000);

/** The steps of a path: `/frames/0/title` → frames, 0, title. */
export function stepsOf(path: string): readonly string[] {
  return path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
