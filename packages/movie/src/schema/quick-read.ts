// Reads what fits a schema, several times as fast as zod: pages forbid code made of text, and without it zod
// takes half a second for a large project. Whatever is unusual here is left to zod, and so are mistakes.
import { z } from 'zod';
import { listOf } from './list.ts';
import { createFormReader, type Field } from './quick-object.ts';
import { type Reader, unfit } from './unfit.ts';

type Schema = z.core.$ZodType;

const readers = new WeakMap<Schema, Reader>();

/** Transforms that would read it are left to zod. */
const unusedContext = { value: undefined, issues: [] };

/** Gives what `schema.parse` would give once nulls are taken out (`withoutNulls`), or `unfit`. */
export function quickRead<Value>(schema: z.ZodType<Value>, value: unknown): Value | typeof unfit {
  return readerOf(schema)(value) as Value | typeof unfit;
}

function readerOf(schema: Schema): Reader {
  let reader = readers.get(schema);
  if (!reader) {
    reader = makeReader(schema as z.core.$ZodTypes) ?? leaveToZod(schema);
    readers.set(schema, reader);
  }
  return reader;
}

function leaveToZod(schema: Schema): Reader {
  return (value) => {
    const result = z.safeParse(schema, value);
    return result.success ? result.data : unfit;
  };
}

/** Undefined for kinds of schemas that documents hold few of. */
function makeReader(schema: z.core.$ZodTypes): Reader | undefined {
  const { def } = schema._zod;
  switch (def.type) {
    case 'boolean':
      return plain(def, (value) => typeof value === 'boolean');
    case 'enum':
      return plain(def, (value) => schema._zod.values?.has(value as string) ?? false);
    case 'string':
      return plain(def, (value) => typeof value === 'string');
    case 'number':
      return plain(def, Number.isFinite);
    case 'optional': {
      if (def.innerType._zod.optin === 'defaulted') return undefined;
      const read = readerOf(def.innerType);
      return (value) => (value === undefined ? undefined : read(value));
    }
    case 'default': {
      const read = readerOf(def.innerType);
      return (value) => (value === undefined ? def.defaultValue : read(value));
    }
    case 'prefault': {
      const read = readerOf(def.innerType);
      return (value) => read(value === undefined ? def.defaultValue : value);
    }
    case 'pipe':
      return makePipeReader(schema, def);
    case 'object':
      return makeObjectReader(def);
    default:
      return undefined;
  }
}

type Test = (value: unknown) => boolean;

const passes: Test = () => true;

/** A value that stays as it is when it passes. */
function plain(
  def: { readonly checks?: readonly z.core.$ZodCheck<never>[] | undefined },
  isKind: Test,
): Reader | undefined {
  if ('format' in def || ('coerce' in def && def.coerce)) return undefined;
  const tests: Test[] = [];
  for (const check of def.checks ?? []) {
    const test = testOf(check as z.core.$ZodChecks);
    if (!test) return undefined;
    tests.push(test);
  }
  const [first = passes, second = passes, third] = tests;
  if (third) return undefined;
  return (value) => (isKind(value) && first(value) && second(value) ? value : unfit);
}

function testOf(check: z.core.$ZodChecks): Test | undefined {
  const { def } = check._zod;
  switch (def.check) {
    case 'min_length':
      return (value) => (value as string).length >= def.minimum;
    case 'max_length':
      return (value) => (value as string).length <= def.maximum;
    case 'greater_than':
      return (value) =>
        def.inclusive ? Number(value) >= Number(def.value) : Number(value) > Number(def.value);
    case 'less_than':
      return (value) =>
        def.inclusive ? Number(value) <= Number(def.value) : Number(value) < Number(def.value);
    default:
      return undefined;
  }
}

function makePipeReader(schema: Schema, def: z.core.$ZodPipeDef): Reader | undefined {
  const list = listOf(schema);
  if (list) {
    // Found when it is first needed: groups hold items, which may be groups.
    return (value) =>
      Array.isArray(value) && value.length <= list.most
        ? readEach(value, readerOf(list.entry))
        : unfit;
  }
  const out = (def.out as z.core.$ZodTypes)._zod.def;
  if (out.type !== 'transform' || out.transform.length > 1) return undefined;
  const read = readerOf(def.in);
  const { transform } = out;
  return (value) => {
    const before = read(value);
    return before === unfit ? unfit : transform(before, unusedContext);
  };
}

function readEach(values: readonly unknown[], read: Reader): unknown {
  const all: unknown[] = [];
  for (const value of values) {
    const one = read(value);
    if (one === unfit) return unfit;
    all.push(one);
  }
  return all;
}

/** Objects that keep what they do not know, as all of a document's do. */
function makeObjectReader(def: z.core.$ZodObjectDef): Reader | undefined {
  if (def.catchall?._zod.def.type !== 'unknown' || def.checks?.length) return undefined;
  // Made when it is first needed: groups hold items, which may be groups.
  let fields: readonly Field[] | undefined;
  let readForm: ReturnType<typeof createFormReader> | undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return unfit;
    const given = value as Record<string, unknown>;
    fields ??= Object.entries(def.shape).map(toField);
    readForm ??= createFormReader(fields);
    return readForm(given) ?? readFields(fields, given);
  };
}

function readFields(fields: readonly Field[], given: Readonly<Record<string, unknown>>): unknown {
  const found: Record<string, unknown> = {};
  for (const { key, read, whenMissing } of fields) {
    // Null means the default, as if nothing were there.
    const part = given[key] ?? undefined;
    if (part === undefined) {
      if (whenMissing === 'left out') continue;
      if (whenMissing === 'unfit') return unfit;
    }
    const one = read(part);
    if (one === unfit) return unfit;
    found[key] = one;
  }
  const known = new Set(fields.map(({ key }) => key));
  for (const key in given) {
    // Assigned to an object, this name would change what the object is.
    if (!known.has(key) && key !== '__proto__') found[key] = given[key];
  }
  return found;
}

function toField([key, schema]: [string, Schema]): Field {
  const { optin, optout } = schema._zod;
  const isLeftOut = optin === 'optional' && optout === 'optional';
  const whenMissing = optin === 'defaulted' ? 'read' : isLeftOut ? 'left out' : 'unfit';
  return { key, read: readerOf(schema), whenMissing };
}
