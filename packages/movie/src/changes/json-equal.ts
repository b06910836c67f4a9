import { isJsonObject } from '../json.ts';

/** Whether two values are written as the same JSON, whatever the order of their keys. */
export function jsonEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((entry, index) => jsonEqual(entry, other[index]))
    );
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const keys = keysOf(one);
  return (
    keys.length === keysOf(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && jsonEqual(one[key], other[key]))
  );
}

/** JSON has no `undefined`: a member that holds it is not there. */
export function keysOf(object: object): readonly string[] {
  return Object.entries(object).flatMap(([key, value]) => (value === undefined ? [] : [key]));
}
