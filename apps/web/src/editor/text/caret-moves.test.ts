import type { CaretPlace } from '@reelwright/stage';
import { expect, it } from 'vitest';
import { caretAfterKey, highlights } from './caret-moves.ts';

/** Two lines of one paragraph, "abc" and "de", letters 10 px wide. */
const caret = (line: number, offset: number, x: number): CaretPlace => ({
  paragraph: 0,
  offset,
  line,
  x,
  topPx: line * 20,
  heightPx: 20,
});
const carets = [
  ...[0, 1, 2, 3].map((offset) => caret(0, offset, offset * 10)),
  ...[3, 4, 5].map((offset, index) => caret(1, offset, index * 10)),
];
const at = (index: number) => carets[index] as CaretPlace;

it('goes up and down by the drawn lines, to the nearest letter', () => {
  expect(caretAfterKey(carets, at(2), 'ArrowDown')).toMatchObject({ line: 1, offset: 5 });
  expect(caretAfterKey(carets, at(5), 'ArrowUp')).toMatchObject({ line: 0, offset: 1 });
});

it('goes to the ends of the text when there is no further line', () => {
  expect(caretAfterKey(carets, at(2), 'ArrowUp')).toMatchObject({ line: 0, offset: 0 });
  expect(caretAfterKey(carets, at(5), 'ArrowDown')).toMatchObject({ line: 1, offset: 5 });
});

it('goes to the ends of the drawn line', () => {
  expect(caretAfterKey(carets, at(2), 'Home')).toMatchObject({ offset: 0 });
  expect(caretAfterKey(carets, at(4), 'End')).toMatchObject({ line: 1, offset: 5 });
  expect(caretAfterKey(carets, at(4), 'a')).toBeUndefined();
});

it('marks what is selected line by line', () => {
  const from = { paragraph: 0, offset: 1 };
  expect(highlights(carets, from, { paragraph: 0, offset: 5 })).toEqual([
    { x: 10, topPx: 0, heightPx: 20, widthPx: 20 },
    { x: 0, topPx: 20, heightPx: 20, widthPx: 20 },
  ]);
});
