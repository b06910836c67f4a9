import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { type Change, stepsOf } from './change.ts';
import { isForbiddenKey, maxDepth, problemOfJson } from './check-json.ts';
import { type JsonSize, measureJson, measureMember } from './measure-json.ts';

/**
 * A diff that is not applied. `misfit`: it was made for another document than this one.
 * `forbidden`: it must not be applied to any. The message says why.
 */
export class ChangeRefused extends Error {
  readonly reason: 'misfit' | 'forbidden' | 'too-large';
  constructor(reason: ChangeRefused['reason'], message: string) {
    super(message);
    this.name = 'ChangeRefused';
    this.reason = reason;
  }
}

export interface SizedDocument {
  readonly data: JsonObject;
  readonly size: JsonSize;
}

/**
 * How many entries of lists and objects a diff may make us copy or move. A person's edit needs a few
 * thousand; twenty thousand insertions into a list of millions would hold the server up for minutes.
 */
const maxWork = 20_000_000;

/**
 * The document after the changes, and its size. The document itself stays as it was: what did not
 * change is shared. Costs as much as the change is large, however large the document is.
 */
export function applyChanges(
  document: SizedDocument,
  changes: readonly Change[],
  maxBytes = Number.POSITIVE_INFINITY,
): SizedDocument {
  const paths = changes.map((change) => checkedSteps(change));
  checkValues(document, changes, maxBytes);
  const run: Run = {
    bytes: document.size.bytes,
    letters: document.size.letters,
    own: new Set(),
    keys: new Map(),
    work: 0,
  };
  const data = changes.reduce<Json>(
    (before, change, index) => changeAt(before, paths[index] ?? [], 0, change, run),
    document.data,
  );
  if (run.bytes > maxBytes) throw tooLarge();
  return { data: data as JsonObject, size: { bytes: run.bytes, letters: run.letters } };
}

function checkedSteps(change: Change): readonly string[] {
  const steps = stepsOf(change.path);
  if (steps.length > maxDepth) throw misfit(change);
  if (steps.some(isForbiddenKey)) {
    throw new ChangeRefused('forbidden', `The path ${change.path} is not allowed.`);
  }
  return steps;
}

/** Before anything is applied: what comes in must be storable, and not too much. */
function checkValues({ size }: SizedDocument, changes: readonly Change[], maxBytes: number): void {
  let bytes = size.bytes;
  for (const change of changes) {
    if (change.op === 'remove') continue;
    const problem = problemOfJson(change.value, stepsOf(change.path).length);
    if (problem) throw new ChangeRefused('forbidden', `The change at ${change.path} ${problem}.`);
    bytes += measureJson(change.value).bytes;
    if (bytes > 2 * maxBytes) throw tooLarge();
  }
}

interface Run {
  bytes: number;
  letters: number;
  /** The lists and objects this run made itself, and may go on changing. */
  readonly own: Set<object>;
  /** How many keys each of those objects has: counting them anew for every change would take minutes. */
  readonly keys: Map<object, number>;
  work: number;
}

type MutableObject = Record<string, Json>;

function changeAt(
  value: Json,
  steps: readonly string[],
  depth: number,
  change: Change,
  run: Run,
): Json {
  const step = steps[depth];
  if (step === undefined) throw misfit(change);
  if (Array.isArray(value)) return changeList(value, steps, depth, change, run);
  if (isJsonObject(value)) return changeObject(value, steps, depth, change, run);
  throw misfit(change);
}

function changeObject(
  object: JsonObject,
  steps: readonly string[],
  depth: number,
  change: Change,
  run: Run,
): Json {
  const key = steps[depth] ?? '';
  const old = Object.hasOwn(object, key) ? object[key] : undefined;
  if (old === undefined && (depth < steps.length - 1 || change.op !== 'add')) throw misfit(change);
  const kept = ownObject(object, run);
  if (old !== undefined && depth < steps.length - 1) {
    kept[key] = changeAt(old, steps, depth + 1, change, run);
    return kept;
  }
  const keys = run.keys.get(kept) ?? 0;
  // No comma stands beside what is alone.
  const isOnly = keys === (old === undefined ? 0 : 1);
  if (old !== undefined) count(run, measureMember(key, old), -1, isOnly);
  if (change.op === 'remove') {
    delete kept[key];
    run.keys.set(kept, keys - 1);
  } else {
    count(run, measureMember(key, change.value), 1, isOnly);
    kept[key] = change.value;
    if (old === undefined) run.keys.set(kept, keys + 1);
  }
  return kept;
}

function changeList(
  list: readonly Json[],
  steps: readonly string[],
  depth: number,
  change: Change,
  run: Run,
): Json {
  const isTarget = depth === steps.length - 1;
  const inserts = isTarget && change.op === 'add';
  const index = indexOf(steps[depth] ?? '', list, inserts);
  if (index === undefined) throw misfit(change);
  const kept = ownList(list, run);
  if (!isTarget) {
    kept[index] = changeAt(kept[index] as Json, steps, depth + 1, change, run);
    return kept;
  }
  const isOnly = kept.length === (inserts ? 0 : 1);
  if (!inserts) count(run, measureJson(kept[index]), -1, isOnly);
  if (change.op !== 'remove') count(run, measureJson(change.value), 1, isOnly);
  if (change.op === 'replace') {
    kept[index] = change.value;
    return kept;
  }
  work(run, kept.length - index);
  if (change.op === 'add') kept.splice(index, 0, change.value);
  else kept.splice(index, 1);
  return kept;
}

/** A copy of it that this run may change; the same one when it has made it before. */
function ownObject(object: JsonObject, run: Run): MutableObject {
  if (run.own.has(object)) return object as MutableObject;
  const copy: MutableObject = { ...object };
  const keys = Object.keys(copy).length;
  work(run, keys);
  run.own.add(copy);
  run.keys.set(copy, keys);
  return copy;
}

function ownList(list: readonly Json[], run: Run): Json[] {
  if (run.own.has(list)) return list as Json[];
  work(run, list.length);
  const copy = [...list];
  run.own.add(copy);
  return copy;
}

function work(run: Run, entries: number): void {
  run.work += entries;
  if (run.work > maxWork) {
    throw new ChangeRefused('forbidden', 'These are too many changes to save at once.');
  }
}

function count(run: Run, size: JsonSize, sign: 1 | -1, isOnly: boolean): void {
  run.bytes += sign * (size.bytes + (isOnly ? 0 : 1));
  run.letters += sign * size.letters;
}

function indexOf(step: string, list: readonly Json[], inserts: boolean): number | undefined {
  if (inserts && step === '-') return list.length;
  const index = /^(0|[1-9]\d{0,7})$/.test(step) ? Number(step) : Number.POSITIVE_INFINITY;
  return index < list.length || (inserts && index === list.length) ? index : undefined;
}

function misfit(change: Change): ChangeRefused {
  return new ChangeRefused('misfit', `There is nothing to ${change.op} at ${change.path}.`);
}

function tooLarge(): ChangeRefused {
  return new ChangeRefused('too-large', 'The project would become too large.');
}
