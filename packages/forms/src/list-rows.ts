// The rows of a list field: short texts of which empty ones never stay, with one empty row waiting while there is room.
import type { ListField } from './field.ts';
import { moveWithin } from './move-within.ts';

const DEFAULT_MIN_ROWS = 1;
const DEFAULT_MAX_ROWS = 5;

type Limits = Pick<ListField, 'min' | 'max' | 'required' | 'requiredRows'>;
type Rows = readonly string[];

export function listMin(field: Limits): number {
  return field.min ?? DEFAULT_MIN_ROWS;
}

export function listMax(field: Limits): number {
  return Math.max(field.max ?? DEFAULT_MAX_ROWS, listMin(field));
}

/** The rows worth keeping: what is saved. */
export function filledRows(rows: Rows): string[] {
  return rows.filter((row) => row.trim() !== '');
}

/** The rows to draw: never fewer than the least, and an empty one at the end while below the most. */
export function openRows(field: Limits, rows: Rows): string[] {
  const open = rows.slice(0, listMax(field));
  while (open.length < listMin(field)) open.push('');
  const endsFilled = open.at(-1)?.trim() !== '';
  if (endsFilled && open.length < listMax(field)) open.push('');
  return open;
}

/** What leaving the list does: empty entries go, the waiting row comes back. */
export function settleRows(field: Limits, rows: Rows): string[] {
  return openRows(field, filledRows(rows));
}

export function changeRow(field: Limits, rows: Rows, index: number, text: string): string[] {
  return openRows(field, openRows(field, rows).with(index, text));
}

export function removeRow(field: Limits, rows: Rows, index: number): string[] {
  return openRows(field, rows.toSpliced(index, 1));
}

export function canAddRow(field: Limits, rows: Rows): boolean {
  return filledRows(rows).length < listMax(field);
}

/** The copy goes right after its original; a full list stays as it is. */
export function duplicateRow(field: Limits, rows: Rows, index: number): string[] {
  const original = rows[index];
  if (original === undefined || !canAddRow(field, rows)) return [...rows];
  return settleRows(field, rows.toSpliced(index + 1, 0, original));
}

export function moveRow(field: Limits, rows: Rows, from: number, to: number): string[] {
  return settleRows(field, moveWithin(rows, from, to));
}

/** Several lines pasted at once become a row each, as far as there is room; no row that was there is pushed out. */
export function pasteRows(field: Limits, rows: Rows, index: number, pasted: string): string[] {
  const room = listMax(field) - filledRows(rows).length;
  const lines = filledRows(pasted.split(/\r?\n/)).slice(0, room);
  return settleRows(field, rows.toSpliced(index + 1, 0, ...lines.map((line) => line.trim())));
}

/** 'Required N' means the first N rows are required. */
export function isRowRequired(field: Limits, index: number): boolean {
  return index < (field.requiredRows ?? (field.required ? 1 : 0));
}
