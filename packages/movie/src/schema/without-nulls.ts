import type { z } from 'zod';
import { isJsonObject } from '../json.ts';
import { listOf } from './list.ts';

type Schema = z.core.$ZodType;

/**
 * The same value without those fields that hold null: programs write null where nothing was chosen, and it means the
 * default. Only fields that the schema knows are touched; what it does not know is somebody else's.
 */
export function withoutNulls(schema: Schema, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return withoutNulls(def.innerType, value);
    case 'object':
      return isJsonObject(value) ? fieldsWithoutNulls(def.shape, value) : value;
    case 'pipe': {
      const list = listOf(schema);
      if (!list || !Array.isArray(value) || value.length > list.most) return value;
      return value.map((entry) => withoutNulls(list.entry, entry));
    }
    default:
      return value;
  }
}

function fieldsWithoutNulls(
  shape: Readonly<Record<string, Schema>>,
  object: Readonly<Record<string, unknown>>,
): object {
  const kept = { ...object };
  for (const [key, schema] of Object.entries(shape)) {
    if (!Object.hasOwn(object, key)) continue;
    if (object[key] === null) delete kept[key];
    else kept[key] = withoutNulls(schema, object[key]);
  }
  return kept;
}
