import type { z } from 'zod';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { migrateData } from './migrate-data.ts';
import { dataVersion, ProjectData } from './schema/project-data.ts';
import { quickRead } from './schema/quick-read.ts';
import { unfit } from './schema/unfit.ts';
import { withoutNulls } from './schema/without-nulls.ts';

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

const maxRounds = 20;

/**
 * Opens a saved document: any earlier version, and even a damaged one. What cannot be used is left
 * out, so that its default takes its place, and is reported; everything else stays.
 */
export function readProjectData(saved: unknown): ReadProject {
  return readMigrated(migrateData(asObject(saved)));
}

/**
 * Opens a saved document as an earlier version did: with every default, but without the migrations since. What was
 * recorded on top of it then can be applied now.
 */
export function readAsVersion(saved: unknown, version: number): JsonObject {
  const { data } = readMigrated({ ...migrateData(asObject(saved), version), version: dataVersion });
  return { ...(data as JsonObject), version };
}

function asObject(saved: unknown): JsonObject {
  return isJsonObject(saved) ? saved : {};
}

function readMigrated(migrated: JsonObject): ReadProject {
  let data = migrated;
  const repairs: Repair[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    const quick = quickRead(ProjectData, data);
    if (quick !== unfit) return { data: quick, repairs };
    if (round === 0) data = withoutNulls(ProjectData, data) as JsonObject;
    const result = ProjectData.safeParse(data);
    if (result.success) return { data: result.data, repairs };
    for (const { path, problem } of repairsFor(data, result.error.issues)) {
      if (path.length === 0) throw beyondRepair();
      repairs.push({ path: pointerOf(path), problem });
      data = without(data, path) as JsonObject;
    }
  }
  throw beyondRepair();
}

function beyondRepair(): Error {
  return new Error('This project is damaged beyond what can be repaired.');
}

interface Removal {
  readonly path: readonly PropertyKey[];
  readonly problem: string;
}

/**
 * What to leave out, each thing once. Later entries of a list go first, so that the places of the
 * earlier ones still hold.
 */
function repairsFor(data: JsonObject, issues: readonly z.core.$ZodIssue[]): readonly Removal[] {
  const removals = new Map<string, Removal>();
  for (const { path, message } of issues) {
    const existing = existingPart(data, path);
    const pointer = pointerOf(existing);
    if (!removals.has(pointer)) removals.set(pointer, { path: existing, problem: message });
  }
  return [...removals.values()]
    .filter(({ path }) => !path.some((_, depth) => removals.has(pointerOf(path.slice(0, depth)))))
    .toSorted((a, b) => comparePaths(b.path, a.path));
}

/** A path as far as it leads to something; what misses a required field goes as a whole. */
function existingPart(data: Json, path: readonly PropertyKey[]): readonly PropertyKey[] {
  let value: Json | undefined = data;
  for (const [depth, step] of path.entries()) {
    if (Array.isArray(value)) value = value[Number(step)];
    else if (isJsonObject(value) && Object.hasOwn(value, step)) value = value[String(step)];
    else value = undefined;
    if (value === undefined) return path.slice(0, depth);
  }
  return path;
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

function pointerOf(path: readonly PropertyKey[]): string {
  return path
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** The same value without what is at `path`. */
function without(value: Json, path: readonly PropertyKey[]): Json {
  const [head, ...rest] = path;
  if (Array.isArray(value) && typeof head === 'number') {
    if (rest.length === 0) return value.toSpliced(head, 1);
    return value.with(head, without(value[head], rest));
  }
  if (isJsonObject(value) && typeof head === 'string') {
    const { [head]: inner, ...others } = value;
    return rest.length === 0 ? others : { ...others, [head]: without(inner ?? null, rest) };
  }
  return value;
}
