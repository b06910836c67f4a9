import type { Field } from '@reelwright/forms';
import { describe, expect, it } from 'vitest';
import { beginForm, changeValue, checkAll, leaveField, shownProblems } from './form-state.ts';

const fields: readonly Field[] = [
  { kind: 'text', id: 'title', label: 'Title', required: true, minLength: 3 },
  { kind: 'email', id: 'email', label: 'Email', required: true },
];

describe('a form being filled in', () => {
  it('blames nobody for passing through a field', () => {
    const passed = leaveField(beginForm(fields), 'title');
    expect([...shownProblems(passed, fields)]).toEqual([]);
  });

  it('says what is wrong when a changed field is left, and stops as soon as it is right', () => {
    const typed = changeValue(beginForm(fields), 'title', 'ab');
    expect([...shownProblems(typed, fields)]).toEqual([]);
    const left = leaveField(typed, 'title');
    expect([...shownProblems(left, fields)]).toEqual([
      ['title', 'Title is too short (3 chars min)'],
    ]);
    const fixed = changeValue(left, 'title', 'abc');
    expect([...shownProblems(fixed, fields)]).toEqual([]);
  });

  it('shows everything when checked and points at the first, again each time', () => {
    const checked = checkAll(beginForm(fields), fields);
    expect([...shownProblems(checked, fields).keys()]).toEqual(['title', 'email']);
    expect(checked.attention).toEqual({ path: 'title', turn: 1 });
    expect(checkAll(checked, fields).attention).toEqual({ path: 'title', turn: 2 });
  });

  it('points nowhere when all is well', () => {
    const filled = beginForm(fields, { title: 'Coffee', email: 'me@example.com' });
    expect(checkAll(filled, fields).attention).toBeUndefined();
  });
});
