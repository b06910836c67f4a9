import type { z } from 'zod';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { migrateData } from './migrate-data.ts';
import { ProjectData } from './schema/project-data.ts';

/** Something in a saved document that could not be used as it was. */
export interface Repair {
  /** Where, as in `/frames/0/items/2/x`. */
  readonly path: string;
  readonly problem: string;
}

export interface ReadProject {
  readonly data: ProjectData;
  readonly repairs: readonly Repair[];
}

const ROUNDS_MOST = 20;

/**
 * Opens a saved document: any earlier version, and even a damaged one. What cannot be used is left
 * out, so that its default takes its place, and is reported; everything else stays.
 */
export function readProjectData(saved: unknown): ReadProject {
  let data = migrateData(isJsonObject(saved) ? saved : {});
  const repairs: Repair[] = [];
  for (let round = 0; round < ROUNDS_MOST; round += 1) {
    const result = ProjectData.safeParse(data);
    if (result.success) return { data: result.data, repairs };
    for (const issue of deepestFirst(result.error.issues)) {
      repairs.push({ path: pointerOf(issue.path), problem: issue.message });
      data = without(data, issue.path) as JsonObject;
    }
  }
  throw new Error('This project is damaged beyond what can be repaired.');
}

/** Later entries of a list go first, so that the places of the earlier ones still hold. */
function deepestFirst(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const seen = new Set<string>();
  return issues
    .filter(({ path }) => {
      const pointer = pointerOf(path);
      return !seen.has(pointer) && seen.add(pointer);
    })
    .toSorted((a, b) => comparePaths(b.path, a.path));
}

function comparePaths(a: readonly PropertyKey[], b: readonly PropertyKey[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const [one, other] = [a[index], b[index]];
    if (one === other) continue;
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    return String(one) < String(other) ? -1 : 1;
  }
  return a.length - b.length;
}

export function pointerOf(path: readonly PropertyKey[]): string {
  return path
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** The same value without what is at `path`, or without the nearest thing above that exists. */
function without(value: Json, path: readonly PropertyKey[]): Json {
  const [head, ...rest] = path;
  if (Array.isArray(value) && typeof head === 'number') {
    if (rest.length === 0 || !reaches(value[head], rest)) return value.toSpliced(head, 1);
    return value.with(head, without(value[head], rest));
  }
  if (isJsonObject(value) && typeof head === 'string') {
    const { [head]: inner, ...others } = value;
    if (rest.length === 0 || inner === undefined || !reaches(inner, rest)) return others;
    return { ...value, [head]: without(inner, rest) };
  }
  return value;
}

/** Whether something is there to leave out; a missing required field takes its owner with it. */
function reaches(value: Json | undefined, path: readonly PropertyKey[]): boolean {
  const [head, ...rest] = path;
  if (head === undefined) return value !== undefined;
  if (Array.isArray(value)) return reaches(value[Number(head)], rest);
  return isJsonObject(value) && reaches(value[String(head)], rest);
}
