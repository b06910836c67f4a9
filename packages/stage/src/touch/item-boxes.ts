import type { Box } from '@reelwright/motion';
import type { Item } from '@reelwright/movie';
import type { Assets } from '../assets/assets.ts';
import type { DrawOptions } from '../draw-frame.ts';
import { followedItems } from '../items/blur-behind.ts';
import { groupMembers } from '../items/group-members.ts';
import type { ItemMoment } from '../items/item-moment.ts';
import { boxPose, viewItem } from '../items/item-view.ts';
import type { Movie } from '../movie.ts';
import { poseMatrix } from '../pose/pose-matrix.ts';
import { slideAt } from '../slides/slide-at.ts';
import { type Brush, moved } from '../surface/brush.ts';
import { boundsOf, identity, type Matrix } from '../surface/matrix.ts';
import type { Surface } from '../surface/surface.ts';

/** An item that is on screen, and where. */
export interface PlacedItem {
  readonly item: Item;
  /** The groups around it, the outermost first. */
  readonly groups: readonly Item[];
  /** Its own size: its corners are (0, 0) and (width, height) in its own px. */
  readonly width: number;
  readonly height: number;
  /** From its own px to the stage's. */
  readonly matrix: Matrix;
  /** The smallest upright box around it, in px of the stage. */
  readonly bounds: Box;
  /** Hidden and locked also count when its group is. */
  readonly isHidden: boolean;
  readonly isLocked: boolean;
}

/**
 * Where the items of the slide at this moment are, from the back to the front; what is grouped follows its
 * group. An item that `drawFrame` does not draw at this moment is not there.
 */
export function itemBoxes(
  movie: Movie,
  seconds: number,
  assets: Assets,
  surface: Surface,
  { hiddenOpacity = 0, still = false, leaveOut }: DrawOptions = {},
): readonly PlacedItem[] {
  const place = slideAt(movie, seconds);
  if (!place) return [];
  const moment = { seconds: place.seconds, hiddenOpacity, still, leaveOut };
  const brush = boxBrush(movie, assets, surface);
  const { items } = place.slide;
  return followedItems(items, place.seconds).flatMap((item, index) =>
    placeItem(
      brush,
      item,
      items[index] ?? item,
      { ...moment, beyondSeconds: 0, stretch: { x: 1, y: 1 } },
      [],
    ),
  );
}

/** @param saved the item as it stands in the document: what is grouped is drawn at its group's times. */
function placeItem(
  brush: Brush,
  drawn: Item,
  saved: Item,
  moment: ItemMoment,
  groups: readonly PlacedItem[],
): PlacedItem[] {
  const view = viewItem(brush, drawn, moment);
  if (!view) return [];
  const { width, height } = view.box;
  const box = { x: 0, y: 0, width, height };
  const standing = moved(brush, view.box.matrix);
  const inner = moved(standing, poseMatrix(standing, box, boxPose(view)));
  const group = groups.at(-1);
  const placed: PlacedItem = {
    item: saved,
    groups: groups.map(({ item }) => item),
    width,
    height,
    matrix: inner.matrix,
    bounds: boundsOf(inner.matrix, box),
    isHidden: saved.hide === true || saved.show === false || group?.isHidden === true,
    isLocked: saved.locked === true || group?.isLocked === true,
  };
  if (saved.type !== 'group') return [placed];
  const children = saved.children ?? [];
  const members = groupMembers(drawn, moment).flatMap((member, index) =>
    placeItem(inner, member.item, children[index] ?? member.item, member.moment, [
      ...groups,
      placed,
    ]),
  );
  return [placed, ...members];
}

/** Counts in px of the stage, whatever the size of the surface. */
function boxBrush({ movie }: Movie, assets: Assets, surface: Surface): Brush {
  const { width, height } = movie.size;
  return {
    context: surface.context,
    matrix: identity,
    alpha: 1,
    density: 1,
    widthPx: width,
    heightPx: height,
    stage: { width, height },
    surface: { ...surface, width, height },
    // Asking where things are is no reason to tell again what is missing.
    assets: { ...assets, report: () => {} },
  };
}
