import { type Box, isRest, type Pose, restPose } from '@reelwright/motion';
import type { Item } from '@reelwright/movie';
import { stageScale } from '../stage-scale.ts';
import type { Brush } from '../surface/brush.ts';
import { drawScaled } from '../surface/draw-scaled.ts';
import { chain, multiply, scaling, translation } from '../surface/matrix.ts';
import { watchAssets } from '../surface/watch-assets.ts';
import { groupCovers, styledReach } from './item-covers.ts';
import { boxPose, growsByItself, type ItemView, movesEver, stillParts } from './item-view.ts';
import { hasKeyedColors } from './keyed-colors.ts';

/** A picture of an item, to be moved as a whole. */
interface Sprite {
  /** What it shows of the item's own px. */
  readonly box: Box;
  readonly key: readonly unknown[];
}

/** Turned farther than this, a shadow would be seen to turn with what casts it. */
const shadowTurnsDeg = 12;
/** Larger than so many times the picture, drawing it is no saving. */
const maxPixels = 2;

/**
 * Whether an item can be drawn once and then moved: pictures with filters, shadows and outlines, and groups, whose
 * parts stand still among themselves. It is so for all of its life, or its edges would change when it comes to rest.
 */
export function spriteOf(brush: Brush, view: ItemView): Sprite | undefined {
  const { item, moving, clip } = view;
  if (brush.inGroup || clip || item.type === 'text' || item.type === 'video') return undefined;
  // A picture that moves inside of its frame looks different in every frame.
  if (item.type === 'image' && !isRest(moving.inside)) return undefined;
  if (hasKeyedColors(item)) return undefined;
  if (!movesEver(view) || !isCostly(item) || growsByItself(item)) return undefined;
  if (castsShadow(item) && !isUpright(brush, view, boxPose(view))) return undefined;
  const resting = { ...view, opacity: 1, moving: { pose: {}, inside: {} }, keyed: restPose };
  const parts = stillParts(brush, resting);
  if (!parts) return undefined;
  const box = item.type === 'group' ? groupCovers(brush, view) : styledReach(view);
  const { stage, surface, assets } = brush;
  const scale = stageScale(stage, surface);
  const pixels = box && box.width * box.height * scale ** 2;
  if (!pixels || pixels > maxPixels * surface.width * surface.height) return undefined;
  return { box, key: [assets, scale, view.box.width, view.box.height, ...parts] };
}

/** Draws an item's picture. @param draw the item itself, for the first time. */
export function drawSprite(
  brush: Brush,
  item: Item,
  { box, key }: Sprite,
  draw: (inner: Brush) => void,
): void {
  const { surface, stage } = brush;
  const scale = stageScale(stage, surface);
  const size = { width: Math.ceil(box.width * scale), height: Math.ceil(box.height * scale) };
  const { canvas } = surface.sprites.recall(item, key, size, ({ context }) => {
    const { watched, isWhole } = watchAssets({
      ...brush,
      context,
      matrix: chain(scaling(scale, scale), translation(-box.x, -box.y)),
      alpha: 1,
      density: 1,
      widthPx: size.width,
      heightPx: size.height,
      keeper: undefined,
      onLayer: true,
    });
    draw(watched);
    return isWhole();
  });
  const { x, y } = box;
  drawScaled(brush, canvas, { x, y, width: size.width / scale, height: size.height / scale });
}

/** Drawing it takes longer than laying a picture of it. */
export function isCostly({ type, filters, outline, mask, cover, shadow }: Item): boolean {
  return (
    type === 'group' ||
    filters?.enabled === true ||
    outline?.enabled === true ||
    (mask !== undefined && mask.type !== 'none') ||
    (cover?.coverStrength ?? 0) > 0 ||
    (shadow !== undefined && shadow.enabled !== 'none')
  );
}

function castsShadow({ shadow, children }: Item): boolean {
  return (
    (shadow !== undefined && shadow.enabled !== 'none') ||
    (children ?? []).some((child) => castsShadow(child))
  );
}

/** Shadows fall to the lower right of the picture, however what casts them is turned. */
function isUpright({ matrix }: Brush, { box }: ItemView, pose: Pose): boolean {
  const [a, b, c, d] = multiply(matrix, box.matrix);
  const turnedDeg = (Math.atan2(b, a) * 180) / Math.PI + (pose.rotateDeg ?? 0);
  const isFlat = !pose.rotateXDeg && !pose.rotateYDeg && a * d - b * c > 0;
  return isFlat && Math.abs(turnedDeg) <= shadowTurnsDeg;
}
