import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canAddRow,
  changeRow,
  duplicateRow,
  filledRows,
  isRowRequired,
  moveRow,
  openRows,
  pasteRows,
  removeRow,
  settleRows,
} from './list-rows.ts';

const list = {};

describe('the rows of a list', () => {
  it('starts with one empty row', () => expect(openRows(list, [])).toEqual(['']));

  it('opens a new empty row as soon as the last one has text', () => {
    expect(changeRow(list, [''], 0, 'a')).toEqual(['a', '']);
    expect(changeRow(list, ['a', ''], 1, 'b')).toEqual(['a', 'b', '']);
  });

  it('opens none once the list is full', () => {
    expect(changeRow(list, ['a', 'b', 'c', 'd', ''], 4, 'e')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(canAddRow(list, ['a', 'b', 'c', 'd', 'e'])).toBe(false);
  });

  it('keeps an emptied row while it is being edited and drops it on leaving', () => {
    const rows = changeRow(list, ['a', 'b', 'c', ''], 1, '');
    expect(rows).toEqual(['a', '', 'c', '']);
    expect(settleRows(list, rows)).toEqual(['a', 'c', '']);
  });

  it('never shows fewer rows than the least', () => {
    expect(settleRows({ min: 3 }, ['a', ' '])).toEqual(['a', '', '']);
    expect(removeRow({ min: 2 }, ['a', 'b'], 0)).toEqual(['b', '']);
  });

  it('copies a row beside itself, unless the list is full', () => {
    expect(duplicateRow(list, ['a', 'b', ''], 0)).toEqual(['a', 'a', 'b', '']);
    expect(duplicateRow({ max: 2 }, ['a', 'b'], 0)).toEqual(['a', 'b']);
  });

  it('moves a row', () =>
    expect(moveRow(list, ['a', 'b', 'c', ''], 2, 0)).toEqual(['c', 'a', 'b', '']));

  it('gives every pasted line a row and pushes none out', () => {
    expect(pasteRows(list, [''], 0, 'a\r\n\nb\n c ')).toEqual(['a', 'b', 'c', '']);
    expect(pasteRows(list, ['a', 'z', ''], 0, '1\n2\n3\n4\n5')).toEqual(['a', '1', '2', '3', 'z']);
  });

  it('requires the first N rows', () => {
    expect([0, 1, 2].map((row) => isRowRequired({ requiredRows: 2 }, row))).toEqual([
      true,
      true,
      false,
    ]);
    expect([0, 1].map((row) => isRowRequired({ required: true }, row))).toEqual([true, false]);
    expect(isRowRequired({}, 0)).toBe(false);
  });

  it('settles to the same rows twice, in order, within its limits', () => {
    const rows = fc.array(fc.constantFrom('', ' ', 'a', 'b', 'c'), { maxLength: 9 });
    fc.assert(
      fc.property(
        rows,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 3, max: 6 }),
        (typed, min, max) => {
          const settled = settleRows({ min, max }, typed);
          expect(settleRows({ min, max }, settled)).toEqual(settled);
          expect(settled.length).toBeGreaterThanOrEqual(min);
          expect(settled.length).toBeLessThanOrEqual(max);
          expect(filledRows(settled)).toEqual(filledRows(typed).slice(0, max));
        },
      ),
    );
  });
});
