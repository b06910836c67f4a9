import { isVisibleBackground } from '../background/is-visible-background.ts';
import { inverse, movePoint, type StagePoint } from '../surface/matrix.ts';
import type { PlacedItem } from './item-boxes.ts';

export interface PickOptions {
  /** Locked items can be picked too; otherwise what lies behind them is. */
  readonly withLocked?: boolean;
  /** The group that was opened to reach what is in it; other groups are picked as a whole. */
  readonly openGroupId?: string;
  /** How far beside an item still counts as on it, in px of the stage: for fingers. */
  readonly slackPx?: number;
}

/** The topmost item at a point of the stage. @param boxes as `itemBoxes` gives them. */
export function itemAt(
  boxes: readonly PlacedItem[],
  point: StagePoint,
  { withLocked = false, openGroupId, slackPx = 0 }: PickOptions = {},
): PlacedItem | undefined {
  for (const placed of boxes.toReversed()) {
    if (placed.isLocked && !withLocked) continue;
    if (!canBeHit(placed) || !covers(placed, point, slackPx)) continue;
    const picked = picksInstead(boxes, placed, openGroupId);
    if (picked) return picked;
  }
  return undefined;
}

/** The space between the members of a group shows what is behind it, unless the group has a background. */
function canBeHit({ item }: PlacedItem): boolean {
  return item.type !== 'group' || (item.bg !== undefined && isVisibleBackground(item.bg));
}

function covers({ matrix, width, height }: PlacedItem, point: StagePoint, slackPx: number) {
  const back = inverse(matrix);
  if (!back) return false;
  const { x, y } = movePoint(back, point);
  // An item's own px are larger or smaller than the stage's while it is being scaled by a motion.
  const [across, down] = [
    slackPx * Math.hypot(back[0], back[2]),
    slackPx * Math.hypot(back[1], back[3]),
  ];
  return x >= -across && y >= -down && x <= width + across && y <= height + down;
}

/** What is grouped stands for its group, up to the one that was opened. */
function picksInstead(
  boxes: readonly PlacedItem[],
  placed: PlacedItem,
  openGroupId: string | undefined,
): PlacedItem | undefined {
  const path = [...placed.groups, placed.item];
  const opened = path.findIndex(({ id }) => id === openGroupId);
  const wanted = path[opened + 1] ?? placed.item;
  return boxes.find(({ item }) => item === wanted);
}
