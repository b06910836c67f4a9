import type { CaptionChange } from '@reelwright/movie';
import type { EditableLine } from './editable-line.ts';
import { retypeLine, together } from './line-changes.ts';

/** A place where what is looked for stands: letters `from` to before `to` of a line's text. */
export interface Found {
  readonly lineId: string;
  readonly from: number;
  readonly to: number;
}

export function findInLines(
  lines: readonly EditableLine[],
  wanted: string,
  { matchCase }: { readonly matchCase: boolean },
): readonly Found[] {
  if (wanted.trim() === '') return [];
  const letters = wanted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const pattern = new RegExp(letters, matchCase ? 'gu' : 'giu');
  return lines.flatMap(({ id, text }) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      lineId: id,
      from: index,
      to: index + length,
    })),
  );
}

/** Other words in the place of what was found, in as many lines as it takes. */
export function replaceFound(
  lines: readonly EditableLine[],
  found: readonly Found[],
  by: string,
): CaptionChange {
  const places = Map.groupBy(found, ({ lineId }) => lineId);
  return together(
    lines.flatMap((line) => {
      const own = places.get(line.id);
      if (!own) return [];
      // From the last to the first: the places before it stay where they are.
      const text = own
        .toReversed()
        .reduce((now, { from, to }) => `${now.slice(0, from)}${by}${now.slice(to)}`, line.text);
      return retypeLine(line, text);
    }),
  );
}
