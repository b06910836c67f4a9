import type { Item } from '@reelwright/movie';
import { frameOf } from '../stage/item-frame.ts';

/** Row by row, from the left to the right: things whose middles are about as high stand in one row. */
export function inReadingOrder(items: readonly Item[]): readonly Item[] {
  const placed = items.map((item) => {
    const { x, y, height } = frameOf(item, { x: 1, y: 1 });
    return { item, left: x, height, middle: y + height / 2 };
  });
  const rows: (typeof placed)[] = [];
  for (const each of placed.toSorted((one, other) => one.middle - other.middle)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    const isInRow =
      first && Math.abs(each.middle - first.middle) < Math.min(first.height, each.height) / 2;
    if (row && isInRow) row.push(each);
    else rows.push([each]);
  }
  return rows.flatMap((row) =>
    row.toSorted((one, other) => one.left - other.left).map(({ item }) => item),
  );
}
