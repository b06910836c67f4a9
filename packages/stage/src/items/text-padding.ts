import type { Item } from '@reelwright/movie';

const paddingPx = 50;
/** Text that moves in parts needs less room around it: its parts carry their own. */
const tightPaddingPx = 25;

/** The room between a text item's edge and its text; never so much that little boxes have none left. */
export function textPadding({ effects }: Item, width: number, height: number): number {
  const tight = effects?.effect === 'TextCss' || effects?.break !== undefined;
  return Math.min(tight ? tightPaddingPx : paddingPx, Math.min(width, height) * 0.15);
}
