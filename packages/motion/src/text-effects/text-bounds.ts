import type { Box, TextBlock } from './text-block.ts';

/** The box around all lines; the block's own when there is none. */
export function textBounds(block: TextBlock): Box {
  if (block.lines.length === 0) {
    return { x: 0, y: 0, width: block.widthPx, height: block.heightPx };
  }
  const left = Math.min(...block.lines.map(({ x }) => x));
  const top = Math.min(...block.lines.map(({ y }) => y));
  const right = Math.max(...block.lines.map(({ x, width }) => x + width));
  const bottom = Math.max(...block.lines.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
