import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addItem,
  canRemoveItem,
  duplicateItem,
  moveItem,
  type RepeatGroup,
  removeItem,
  repeatTabTitle,
} from './repeat-group.ts';

interface Item {
  readonly id: string;
  readonly text?: string;
}

const group = (ids: string, selected = 0): RepeatGroup<Item> => ({
  items: [...ids].map((id) => ({ id })),
  selected,
});
const ids = (of: RepeatGroup<Item>) => of.items.map((item) => item.id).join('');

describe('the items of a repeat group', () => {
  it('selects a new item', () => {
    const added = addItem({}, group('ab'), { id: 'c' });
    expect([ids(added), added.selected]).toEqual(['abc', 2]);
  });

  it('has no upper limit unless told', () => {
    expect(ids(addItem({ max: 0 }, group('abcdefghij'), { id: 'k' }))).toHaveLength(11);
    expect(ids(addItem({ max: 2 }, group('ab'), { id: 'c' }))).toBe('ab');
  });

  it('puts a copy after its original and selects it', () => {
    const from = { items: [{ id: 'a', text: 'hello' }, { id: 'b' }], selected: 1 };
    expect(duplicateItem({}, from, 0, 'x')).toEqual({
      items: [{ id: 'a', text: 'hello' }, { id: 'x', text: 'hello' }, { id: 'b' }],
      selected: 1,
    });
  });

  it('keeps the last item', () => {
    expect(canRemoveItem({}, 1)).toBe(false);
    expect(ids(removeItem({}, group('a'), 0))).toBe('a');
  });

  it('stays on the same item when another goes, and on a neighbour when it goes itself', () => {
    expect(removeItem({}, group('abc', 2), 0).selected).toBe(1);
    expect(removeItem({}, group('abc', 1), 1)).toEqual(group('ac', 1));
    expect(removeItem({}, group('abc', 2), 2)).toEqual(group('ab', 1));
  });

  it('keeps the selection on a moved item', () => {
    expect(moveItem(group('abc', 0), 0, 2)).toEqual(group('bca', 2));
    expect(moveItem(group('abc', 1), 0, 2)).toEqual(group('bca', 0));
  });

  it('names the unit in tab titles only with fewer than five items', () => {
    expect(repeatTabTitle({ unit: 'Bonus' }, 1, 4)).toBe('Bonus 2');
    expect(repeatTabTitle({ unit: 'Bonus' }, 1, 5)).toBe('2');
  });

  it('keeps ids apart, the least number of items and a selection that exists, whatever is done', () => {
    const step = fc.record({
      act: fc.constantFrom('add', 'duplicate', 'remove', 'move'),
      at: fc.nat(8),
      to: fc.nat(8),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let now = group('a');
        for (const [turn, { act, at, to }] of steps.entries()) {
          const newId = `new-${turn}`;
          if (act === 'add') now = addItem({ max: 6 }, now, { id: newId });
          if (act === 'duplicate') now = duplicateItem({ max: 6 }, now, at, newId);
          if (act === 'remove') now = removeItem({}, now, at);
          if (act === 'move') now = moveItem(now, at, to);
          expect(now.items[now.selected]).toBeDefined();
          expect(now.items.length).toBeLessThanOrEqual(6);
          expect(new Set(now.items.map((item) => item.id)).size).toBe(now.items.length);
        }
      }),
    );
  });
});
