// Reads objects that come in the same few forms over and over, as the thousands of items of a large project do. What to
// do about a form is found out once; asking each object for every field it might have takes several times as long.
import { type Reader, unfit } from './unfit.ts';

export interface Field {
  readonly key: string;
  readonly read: Reader;
  readonly whenMissing: 'left out' | 'read' | 'unfit';
}

/** Objects that have the same fields, in the same order. */
interface Form {
  readonly keys: readonly string[];
  readonly reads: readonly Reader[];
  /** Whether such an object may be its own result. */
  readonly isComplete: boolean;
  /** What becomes of them, with every field in its place: a copy of it takes less than adding them one by one. */
  readonly result: Readonly<Record<string, unknown>>;
  /** Missing fields of which every result gets its own. */
  readonly made: readonly Field[];
}

type Given = Readonly<Record<string, unknown>>;

/** People's documents have a few forms of each object; one that was made to have thousands must not fill the memory. */
const maxForms = 24;

/** Reads objects of known fields; gives undefined for those it leaves to others. */
export function createFormReader(fields: readonly Field[]): (given: Given) => unknown {
  const forms: Form[] = [];
  return (given) => {
    const keys = Object.keys(given);
    for (const form of forms) {
      if (isSame(form.keys, keys)) return readForm(form, given);
    }
    const form = forms.length < maxForms ? makeForm(fields, keys) : undefined;
    if (!form) return undefined;
    forms.push(form);
    return readForm(form, given);
  };
}

function isSame(keys: readonly string[], others: readonly string[]): boolean {
  if (keys.length !== others.length) return false;
  for (let index = 0; index < keys.length; index += 1) {
    if (keys[index] !== others[index]) return false;
  }
  return true;
}

function readForm({ keys, reads, isComplete, result, made }: Form, given: Given): unknown {
  let found: Record<string, unknown> | undefined = isComplete ? undefined : { ...result };
  for (let index = 0; index < keys.length; index += 1) {
    const value = given[keys[index] as string];
    // JSON has no undefined, and null means the default: both are rare, and read field by field.
    if (value === undefined || value === null) return undefined;
    const one = (reads[index] as Reader)(value);
    if (one === unfit) return unfit;
    if (!found && one !== value) found = { ...given };
    if (found) found[keys[index] as string] = one;
  }
  if (!found) return given;
  for (const { key, read } of made) {
    const one = read(undefined);
    if (one === unfit) return unfit;
    found[key] = one;
  }
  return found;
}

/** Undefined where a field is unknown, or one is missing that has to be there. */
function makeForm(fields: readonly Field[], keys: readonly string[]): Form | undefined {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const present = keys.flatMap((key) => byKey.get(key) ?? []);
  if (present.length < keys.length) return undefined;
  const missing = fields.filter(
    ({ key, whenMissing }) => whenMissing !== 'left out' && !keys.includes(key),
  );
  if (missing.some(({ whenMissing }) => whenMissing === 'unfit')) return undefined;
  const result: Record<string, unknown> = {};
  const made: Field[] = [];
  for (const field of fields) {
    const isMissing = missing.includes(field);
    if (!isMissing && !keys.includes(field.key)) continue;
    const value = isMissing ? field.read(undefined) : undefined;
    result[field.key] = value;
    if (typeof value === 'object' || value === unfit) made.push(field);
  }
  return {
    keys,
    reads: present.map(({ read }) => read),
    isComplete: isSame(keys, Object.keys(result)),
    result,
    made,
  };
}
