// Where answers are kept: a field's id is a path into the project ('info.unit', 'contact.info.website').
import type { Field, FieldValue, FormValues, RepeatField, RepeatItem } from '@reelwright/forms';

type Tree = Readonly<Record<string, unknown>>;

/** Figures in a path are places in lists: 'media.0' is the first picture. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => {
    if (Array.isArray(at)) return at[Number(key)];
    return isTree(at) ? at[key] : undefined;
  }, data);
}

/** A copy with another value at a path. What is beside the path is shared with the original. */
export function withValueAt<Data>(data: Data, path: string, value: unknown): Data {
  const [key = '', ...rest] = path.split('.');
  const place = Number(key);
  if (key !== '' && Number.isInteger(place)) {
    const list: readonly unknown[] = Array.isArray(data) ? data : [];
    const inner = rest.length > 0 ? withValueAt(list[place], rest.join('.'), value) : value;
    return list.toSpliced(place, 1, ...(inner === undefined ? [] : [inner])) as Data;
  }
  const tree: Tree = isTree(data) ? data : {};
  const inner = rest.length > 0 ? withValueAt(tree[key], rest.join('.'), value) : value;
  return { ...tree, [key]: inner } as Data;
}

/** The answers as a form holds them. */
export function formValuesOf(fields: readonly Field[], data: unknown): FormValues {
  return Object.fromEntries(
    fields
      .filter(({ kind }) => kind !== 'button')
      .map((field) => [field.id, formValue(field, valueAt(data, field.id))]),
  );
}

function formValue(field: Field, value: unknown): FieldValue {
  switch (field.kind) {
    case 'list':
      return lines(value).map(({ text }) => String(text ?? ''));
    case 'repeat':
      return lines(value).map((item, at) => ({
        id: String(item.id ?? `${field.id}-${at + 1}`),
        values: formValuesOf(field.fields, item),
      }));
    case 'checkbox':
      return typeof value === 'boolean' ? value : (field.default ?? false);
    case 'select':
      return value === undefined || value === '' ? (field.default ?? '') : String(value);
    case 'button':
      return undefined;
    case 'media':
      return isTree(value) && value.url ? value : undefined;
    case 'sound':
      // Early documents keep the address alone.
      if (typeof value === 'string') return value === '' ? undefined : { url: value };
      return isTree(value) && value.url ? value : undefined;
    default:
      return typeof value === 'string' || typeof value === 'number' ? value : (field.default ?? '');
  }
}

/** Takes what a form holds into the answers. Rows and items keep all else they have, by text or id. */
export function withFormValue<Data>(
  data: Data,
  field: Field,
  value: FieldValue,
  newId: () => string,
): Data {
  const before = valueAt(data, field.id);
  switch (field.kind) {
    case 'list':
      return withValueAt(data, field.id, keepLines(lines(before), texts(value), newId));
    case 'repeat':
      return withValueAt(data, field.id, keepItems(field, lines(before), items(value), newId));
    case 'select': {
      const chosen = value === '' ? undefined : field.isNumber ? Number(value) : value;
      return withValueAt(data, field.id, chosen);
    }
    default:
      // Where there is a default, an empty answer is one too: it would come back otherwise while somebody types.
      return withValueAt(data, field.id, value === '' && !hasDefault(field) ? undefined : value);
  }
}

function hasDefault(field: Field): boolean {
  return 'default' in field && field.default !== undefined;
}

/** A row that was only typed in keeps its pictures and its voice; a row that moved takes them along. */
function keepLines(before: readonly Tree[], rows: readonly string[], newId: () => string): Tree[] {
  const left = [...before];
  const take = (find: (line: Tree) => boolean) => {
    const at = left.findIndex(find);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const sameText = rows.map((text) => take((line) => line.text === text));
  return rows.map((text, at) => {
    const line = sameText[at] ?? take((one) => one === before[at]);
    return { ...(line ?? { id: newId(), hasMedia: true }), text };
  });
}

function keepItems(
  field: RepeatField,
  before: readonly Tree[],
  now: readonly RepeatItem[],
  newId: () => string,
): Tree[] {
  return now.map(({ id, values }, at) => {
    const known = before.find((item) => item.id === id) ?? (before[at]?.id ? {} : before[at]);
    return field.fields.reduce<Tree>(
      (item, inner) => withFormValue(item, inner, values[inner.id], newId),
      { ...known, id },
    );
  });
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lines(value: unknown): readonly Tree[] {
  return Array.isArray(value) ? value.filter(isTree) : [];
}

function texts(value: FieldValue): readonly string[] {
  return Array.isArray(value) ? value.filter((row) => typeof row === 'string') : [];
}

function items(value: FieldValue): readonly RepeatItem[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object') : [];
}
