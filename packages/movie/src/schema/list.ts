import { z } from 'zod';

/** More of them say nothing new, and reporting a million would take a minute. */
const maxMistakes = 20;

interface List {
  readonly entry: z.ZodType;
  readonly most: number;
}

const lists = new WeakMap<z.core.$ZodType, List>();

/** What a schema is a list of, if it was made by `list`. */
export function listOf(schema: z.core.$ZodType): List | undefined {
  return lists.get(schema);
}

/**
 * A list that stops at its first mistakes. z.array would look at everything and report everything:
 * a few megabytes of nonsense could then hold up the whole server.
 */
export function list<Entry extends z.ZodType>(entry: Entry, most = 10_000) {
  const schema = z
    .custom<z.input<Entry>[]>((value) => Array.isArray(value), 'is not a list')
    .transform((entries, context): z.output<Entry>[] => {
      if (entries.length > most) {
        context.addIssue({ code: 'custom', message: `has more than ${most} entries` });
        return z.NEVER;
      }
      const read: z.output<Entry>[] = [];
      let mistakes = 0;
      for (const [index, value] of entries.entries()) {
        const result = entry.safeParse(value);
        if (result.success) {
          read.push(result.data);
          continue;
        }
        for (const { path, message } of result.error.issues) {
          context.addIssue({ code: 'custom', path: [index, ...path], message });
        }
        mistakes += 1;
        if (mistakes === maxMistakes) break;
      }
      return mistakes === 0 ? read : z.NEVER;
    });
  lists.set(schema, { entry, most });
  return schema;
}
