import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { Change } from './change.ts';
import { jsonEqual, keysOf } from './json-equal.ts';
import { longestRise } from './longest-rise.ts';

/** The way from one document to another, and the way back. */
export interface Difference {
  readonly changes: readonly Change[];
  readonly inverse: readonly Change[];
}

/**
 * How two documents differ. Parts that both share are not looked into, so it costs as much as was
 * changed, not as much as there is. What was set twice appears once, and what was taken back does
 * not appear at all.
 */
export function difference(from: object, to: object): Difference {
  const found: Found = { changes: [], inverse: [] };
  diffObject('', from as JsonObject, to as JsonObject, found);
  // Each step back undoes the last one that was made.
  return { changes: found.changes, inverse: found.inverse.reverse() };
}

interface Found {
  readonly changes: Change[];
  /** The step back of each change, in the same order. */
  readonly inverse: Change[];
}

function replace(found: Found, path: string, old: Json, value: Json): void {
  found.changes.push({ op: 'replace', path, value });
  found.inverse.push({ op: 'replace', path, value: old });
}

function add(found: Found, path: string, value: Json): void {
  found.changes.push({ op: 'add', path, value });
  found.inverse.push({ op: 'remove', path });
}

function remove(found: Found, path: string, old: Json): void {
  found.changes.push({ op: 'remove', path });
  found.inverse.push({ op: 'add', path, value: old });
}

function diffValue(path: string, from: Json, to: Json, found: Found): void {
  if (from === to) return;
  if (Array.isArray(from) && Array.isArray(to)) diffList(path, from, to, found);
  else if (isJsonObject(from) && isJsonObject(to)) diffObject(path, from, to, found);
  else replace(found, path, from, to);
}

function diffObject(path: string, from: JsonObject, to: JsonObject, found: Found): void {
  for (const key of keysOf(from)) {
    if (!has(to, key)) remove(found, `${path}/${escaped(key)}`, from[key] as Json);
  }
  for (const key of keysOf(to)) {
    const place = `${path}/${escaped(key)}`;
    const value = to[key] as Json;
    if (has(from, key)) diffValue(place, from[key] as Json, value, found);
    else add(found, place, value);
  }
}

/** What is the same at both ends stays; between them, entries with an id are followed by it. */
function diffList(path: string, from: readonly Json[], to: readonly Json[], found: Found): void {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && jsonEqual(from[start], to[start])) start += 1;
  let end = 0;
  while (end < shorter - start && jsonEqual(from.at(-1 - end), to.at(-1 - end))) end += 1;
  const before = from.slice(start, from.length - end);
  const after = to.slice(start, to.length - end);
  const [oldIds, newIds] = [idsOf(before), idsOf(after)];
  if (oldIds && newIds && !sameIds(oldIds, newIds)) {
    diffById(path, start, { before, after, oldIds, newIds }, found);
  } else {
    diffByPlace(path, start, before, after, found);
  }
}

function diffByPlace(
  path: string,
  start: number,
  before: readonly Json[],
  after: readonly Json[],
  found: Found,
): void {
  for (let index = before.length - 1; index >= after.length; index -= 1) {
    remove(found, `${path}/${start + index}`, before[index] as Json);
  }
  after.forEach((value, index) => {
    const place = `${path}/${start + index}`;
    if (index < before.length) diffValue(place, before[index] as Json, value, found);
    else add(found, place, value);
  });
}

interface Middle {
  readonly before: readonly Json[];
  readonly after: readonly Json[];
  readonly oldIds: readonly string[];
  readonly newIds: readonly string[];
}

/** Takes out what left or moved, puts in what came or moved, then goes into what stayed. */
function diffById(path: string, start: number, middle: Middle, found: Found): void {
  const { before, after, oldIds, newIds } = middle;
  const oldPlaces = new Map(oldIds.map((id, index) => [id, index]));
  const staying = new Set(longestRise(newIds.flatMap((id) => oldPlaces.get(id) ?? [])));
  for (let index = before.length - 1; index >= 0; index -= 1) {
    if (staying.has(index)) continue;
    remove(found, `${path}/${start + index}`, before[index] as Json);
  }
  const stayed: (() => void)[] = [];
  after.forEach((value, index) => {
    const place = `${path}/${start + index}`;
    const old = oldPlaces.get(newIds[index] as string);
    if (old !== undefined && staying.has(old)) {
      stayed.push(() => diffValue(place, before[old] as Json, value, found));
    } else add(found, place, value);
  });
  for (const goInto of stayed) goInto();
}

/** The ids of the entries, if each has one of its own. */
function idsOf(list: readonly Json[]): readonly string[] | undefined {
  const ids = list.flatMap((entry) =>
    isJsonObject(entry) && typeof entry.id === 'string' ? [entry.id] : [],
  );
  return ids.length === list.length && new Set(ids).size === ids.length ? ids : undefined;
}

function sameIds(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

function has(object: JsonObject, key: string): boolean {
  return Object.hasOwn(object, key) && object[key] !== undefined;
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
