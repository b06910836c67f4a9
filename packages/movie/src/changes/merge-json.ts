import { isJsonObject } from '../json.ts';
import { jsonEqual, keysOf } from './json-equal.ts';

/** Both changed the same thing, each otherwise. */
export class MergeRefused extends Error {}

/**
 * What two people made of the same document, in one: each change that only one of them made, and
 * those they agree on. Things in a list are told apart by their ids; a list that both reordered is not put together.
 */
export function mergeJson(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (jsonEqual(mine, theirs) || jsonEqual(base, mine)) return theirs;
  if (jsonEqual(base, theirs)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeLists(base, mine, theirs);
  }
  if (!isSameThing(base, mine) || !isSameThing(base, theirs)) throw new MergeRefused();
  const keys = new Set([base, mine, theirs].flatMap((each) => keysOf(each as object)));
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = mergeJson(member(base, key), member(mine, key), member(theirs, key));
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function mergeLists(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
  const isKept = (list: unknown[]) =>
    list.length === base.length && list.every((entry, at) => idOf(entry) === idOf(base[at]));
  if (!base.every(idOf) || !isKept(mine) || !isKept(theirs)) throw new MergeRefused();
  return base.map((entry, at) => mergeJson(entry, mine[at], theirs[at]));
}

function isSameThing(one: unknown, other: unknown): boolean {
  return isJsonObject(one) && isJsonObject(other) && idOf(one) === idOf(other);
}

function idOf(value: unknown): unknown {
  return member(value, 'id');
}

function member(value: unknown, key: string): unknown {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
