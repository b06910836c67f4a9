import { findExit, findTextEffect, type Pose } from '@reelwright/motion';
import type { Item } from '@reelwright/movie';
import { drawGraphic } from '../graphics/draw-graphic.ts';
import { drawPosed } from '../pose/draw-posed.ts';
import { type Brush, moved } from '../surface/brush.ts';
import { boxOpacity } from './box-opacity.ts';
import { drawItemClip } from './draw-item-clip.ts';
import { drawItemText } from './draw-item-text.ts';
import { drawPicture } from './draw-picture.ts';
import { drawSoundBars } from './draw-sound-bars.ts';
import { drawSprite, spriteOf } from './draw-sprite.ts';
import { drawStyled } from './draw-styled.ts';
import { groupMembers } from './group-members.ts';
import { groupCovers } from './item-covers.ts';
import { itemReach } from './item-reach.ts';
import { boxPose, type ItemView, movesEver, viewItem } from './item-view.ts';

/** Draws one layer of a slide as it is at a moment. */
export function drawItem(brush: Brush, view: ItemView): void {
  const { item, text, moving, plan, clip, moment } = view;
  const { width, height } = view.box;
  const placed = {
    ...moved(brush, view.box.matrix),
    betweenRows: brush.betweenRows || movesEver(view),
  };
  const box = { x: 0, y: 0, width, height };
  // Letters on their way may be anywhere; pictures never are, whatever effect is saved with them.
  const anywhere =
    text !== undefined &&
    (text.unit !== undefined || findTextEffect(item.effects?.effect ?? '') !== undefined);
  const covered = item.type === 'group' ? groupCovers(brush, view) : undefined;
  const reach = covered ?? itemReach(item, text?.item, box, anywhere);
  const pose = withOpacity(boxPose(view), view.opacity);
  const sinceStart = moment.seconds + moment.beyondSeconds - plan.startSeconds;
  const draw = (content: Brush) => {
    if (item.type === 'group') drawGroup(content, view);
    else if (text) {
      drawItemText(content, item, text, {
        plan,
        settings: view.settings,
        seconds: moment.seconds,
        beyondSeconds: moment.beyondSeconds,
        hasExit: findExit(item.effects?.out?.effect ?? '') !== undefined,
        still: moment.still,
        letterSpacingEm: pose.letterSpacingEm,
        color: view.colors.text,
      });
    } else if (item.soundBars) {
      drawSoundBars(content, item.soundBars, { width, height }, sinceStart);
    } else if (item.graphic) {
      const size = { width, height };
      drawGraphic(content, item.graphic, size, { seconds: sinceStart, still: moment.still });
    } else {
      const durationSeconds = plan.endSeconds - plan.startSeconds;
      const inside = { seconds: sinceStart, durationSeconds, inside: moving.inside };
      drawPicture(content, item, { width, height }, inside);
    }
  };
  const sprite = spriteOf(brush, view);
  const styled = (inner: Brush) =>
    drawStyled(inner, {
      item,
      width,
      height,
      reach,
      seconds: sinceStart,
      durationSeconds: plan.endSeconds - plan.startSeconds,
      tint: view.colors.tint,
      boxOpacity: moment.still ? 1 : boxOpacity(item, plan, moment.seconds),
      draw,
    });
  if (sprite) {
    const posed = { box, reach: sprite.box, single: true };
    drawPosed(placed, pose, posed, (inner) => drawSprite(inner, item, sprite, styled));
  } else drawPosed(placed, pose, { box, reach, single: isSingle(item) }, styled);
  if (clip) drawItemClip(placed, clip, box);
}

function drawGroup(brush: Brush, { item, moment }: ItemView): void {
  for (const member of groupMembers(item, moment)) {
    const view = viewItem(brush, member.item, member.moment);
    if (view) drawItem({ ...brush, inGroup: true }, view);
  }
}

function withOpacity(pose: Pose, factor: number): Pose {
  return factor === 1 ? pose : { ...pose, opacity: (pose.opacity ?? 1) * factor };
}

/** Nothing of it lies over anything else of it, so opacity can go straight on it. */
function isSingle(item: Item): boolean {
  const bare = !item.bg || item.bg.type === 'none';
  const bordered = (item.border?.sides.length ?? 0) > 0;
  const around = item.shadow && item.shadow.enabled !== 'none';
  return (
    (item.type === 'image' || item.type === 'video') &&
    !item.box &&
    !item.graphic &&
    bare &&
    !bordered &&
    !around &&
    !item.outline?.enabled
  );
}
