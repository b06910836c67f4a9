import type { Box } from '@reelwright/motion';
import type { Item } from '@reelwright/movie';
import { graphicBeyondPx } from '../graphics/draw-graphic.ts';
import type { ItemText } from './lay-out-item.ts';

/** Parts of a text in motion may be anywhere near the stage. */
const anywherePx = 4000;

/** All that an item may draw on, in its own px: letters and outlines reach beyond its box. */
export function itemReach(
  item: Item,
  text: ItemText | undefined,
  box: Box,
  anywhere: boolean,
): Box {
  if (anywhere || item.type === 'group') return outset(box, anywherePx);
  const beyond = 4 + (item.outline?.thickness ?? 0) * 8 + graphicBeyondPx(item.graphic);
  if (!text) return outset(box, beyond);
  const { block, usedWidthPx } = text.laid;
  const room = block.fontSizePx;
  const left = Math.min(box.x, text.x + (block.widthPx - usedWidthPx) / 2 - room);
  const top = Math.min(box.y, text.y - room);
  const right = Math.max(box.width, text.x + (block.widthPx + usedWidthPx) / 2 + room);
  const bottom = Math.max(box.height, text.y + block.heightPx + room);
  return outset({ x: left, y: top, width: right - left, height: bottom - top }, beyond);
}

function outset({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
