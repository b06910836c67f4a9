import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { type Change, stepsOf } from './change.ts';
import { depthMost, isForbiddenKey, problemOfJson } from './check-json.ts';
import { type JsonSize, measureJson, measureMember } from './measure-json.ts';

/** A diff that does not fit the document, or must not be applied. The message says why. */
export class ChangeRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ChangeRefused';
  }
}

export interface SizedDocument {
  readonly data: JsonObject;
  readonly size: JsonSize;
}

/**
 * The document after the changes, and its size. The document itself stays as it was: what did not
 * change is shared. Costs as much as the change is large, however large the document is.
 */
export function applyChanges(
  document: SizedDocument,
  changes: readonly Change[],
  bytesMost = Number.POSITIVE_INFINITY,
): SizedDocument {
  let added = document.size.bytes;
  for (const change of changes) {
    if (change.op === 'remove') continue;
    const problem = problemOfJson(change.value);
    if (problem) throw new ChangeRefused(`The change at ${change.path} ${problem}.`);
    added += measureJson(change.value).bytes;
    if (added > bytesMost) throw new ChangeRefused('The project would become too large.');
  }
  return changes.reduce(applyChange, document);
}

function applyChange({ data, size }: SizedDocument, change: Change): SizedDocument {
  const steps = stepsOf(change.path);
  if (steps.length > depthMost) throw misfit(change);
  if (steps.some(isForbiddenKey)) {
    throw new ChangeRefused(`The path ${change.path} is not allowed.`);
  }
  const difference = { bytes: size.bytes, letters: size.letters };
  const changed = changeAt(data, steps, change, difference);
  return { data: changed as JsonObject, size: difference };
}

type Sum = { bytes: number; letters: number };

function changeAt(value: Json, steps: readonly string[], change: Change, sum: Sum): Json {
  const [step, ...rest] = steps;
  if (step === undefined) throw misfit(change);
  if (Array.isArray(value)) return changeList(value, step, rest, change, sum);
  if (isJsonObject(value)) return changeObject(value, step, rest, change, sum);
  throw misfit(change);
}

function changeObject(
  object: JsonObject,
  key: string,
  rest: readonly string[],
  change: Change,
  sum: Sum,
): Json {
  const old = Object.hasOwn(object, key) ? object[key] : undefined;
  if (rest.length > 0) {
    if (old === undefined) throw misfit(change);
    return { ...object, [key]: changeAt(old, rest, change, sum) };
  }
  if (change.op !== 'add' && old === undefined) throw misfit(change);
  const others = Object.keys(object).length - (old === undefined ? 0 : 1);
  const comma = others > 0 ? 1 : 0;
  if (old !== undefined) add(sum, measureMember(key, old), -1, comma);
  if (change.op === 'remove') {
    const { [key]: _, ...kept } = object;
    return kept;
  }
  add(sum, measureMember(key, change.value), 1, comma);
  return { ...object, [key]: change.value };
}

function changeList(
  list: readonly Json[],
  step: string,
  rest: readonly string[],
  change: Change,
  sum: Sum,
): Json {
  const index = step === '-' && change.op === 'add' ? list.length : indexOf(step);
  const last = change.op === 'add' && rest.length === 0 ? list.length : list.length - 1;
  if (index === undefined || index > last) throw misfit(change);
  const old = list[index];
  if (rest.length > 0) return list.with(index, changeAt(old as Json, rest, change, sum));
  const inserts = change.op === 'add';
  const comma = list.length - (inserts ? 0 : 1) > 0 ? 1 : 0;
  if (!inserts) add(sum, measureJson(old), -1, comma);
  if (change.op === 'remove') return list.toSpliced(index, 1);
  add(sum, measureJson(change.value), 1, comma);
  return inserts ? list.toSpliced(index, 0, change.value) : list.with(index, change.value);
}

function add(sum: Sum, size: JsonSize, sign: 1 | -1, comma: number): void {
  sum.bytes += sign * (size.bytes + comma);
  sum.letters += sign * size.letters;
}

function indexOf(step: string): number | undefined {
  return /^(0|[1-9]\d{0,6})$/.test(step) ? Number(step) : undefined;
}

function misfit(change: Change): ChangeRefused {
  return new ChangeRefused(`There is nothing to ${change.op} at ${change.path}.`);
}
