import type { Assets } from '../assets/assets.ts';
import { layOutItem } from '../items/lay-out-item.ts';
import type { Surface } from '../surface/surface.ts';
import { type CaretPlace, caretPlaces } from '../text/caret-places.ts';
import type { LaidText } from '../text/layout-text.ts';
import type { PlacedItem } from './item-boxes.ts';

/** The text of an item as it is drawn. Everything counts in px of the text block. */
export interface PlacedText {
  readonly laid: LaidText;
  /** Where the top left corner of the text block lies, in the item's own px. */
  readonly x: number;
  readonly y: number;
  /** Everywhere the caret can stand, line by line. */
  readonly carets: readonly CaretPlace[];
}

/** The lines, runs and caret places of a text item; undefined for items of other types. */
export function itemText(
  { item, width, height }: PlacedItem,
  assets: Assets,
  surface: Surface,
): PlacedText | undefined {
  if (item.type !== 'text') return undefined;
  const { laid, x, y } = layOutItem({ assets, surface }, item, width, height);
  return { laid, x, y, carets: caretPlaces(laid, surface.ruler) };
}
