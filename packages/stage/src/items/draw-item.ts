import {
  composePoses,
  findExit,
  findTextEffect,
  type Pose,
  poseAt,
  restPose,
} from '@reelwright/motion';
import type { Item } from '@reelwright/movie';
import { drawPosed } from '../pose/draw-posed.ts';
import { type Brush, moved } from '../surface/brush.ts';
import { drawGroup } from './draw-group.ts';
import { drawItemClip } from './draw-item-clip.ts';
import { drawItemText, unitsOfText } from './draw-item-text.ts';
import { drawPicture } from './draw-picture.ts';
import { drawStyled } from './draw-styled.ts';
import { itemBox } from './item-box.ts';
import { itemClip } from './item-clip.ts';
import type { ItemMoment } from './item-moment.ts';
import { itemPlan, motionSettings } from './item-motion.ts';
import { itemReach } from './item-reach.ts';

/** Draws one layer of a slide, if it can be seen at this moment. */
export function drawItem(brush: Brush, item: Item, moment: ItemMoment): void {
  if (item.type === 'audio') return;
  const hidden = item.hide === true || item.show === false;
  if (hidden && moment.hiddenOpacity === 0) return;
  const { width, height, matrix } = itemBox(item, moment.stretch);
  if (!(width > 0 && height > 0)) return;
  const placed = moved(brush, matrix);
  const settings = moment.still ? {} : motionSettings(item.effects);
  const text =
    item.type === 'text' ? unitsOfText(placed, item, width, height, moment.still) : undefined;
  const plan = itemPlan(item, settings, text?.units ?? 1);
  const { seconds } = moment;
  if (seconds < plan.startSeconds || seconds >= plan.endSeconds) return;
  const moving = text?.unit
    ? { pose: restPose, inside: restPose }
    : poseAt(plan, settings, seconds);
  if (!moving) return;
  const clip = moment.still ? undefined : itemClip(item, plan, seconds, brush.assets);
  const box = { x: 0, y: 0, width, height };
  const reach = itemReach(
    item,
    text?.item,
    box,
    text?.unit !== undefined || findTextEffect(item.effects?.effect ?? '') !== undefined,
  );
  const framed = item.type === 'image' || item.type === 'video';
  const pose = withOpacity(
    framed ? moving.pose : composePoses(moving.pose, moving.inside),
    (hidden ? moment.hiddenOpacity : 1) * (clip?.itemOpacity ?? 1),
  );
  const sinceStart = seconds - plan.startSeconds;
  drawPosed(placed, pose, { box, reach, single: isSingle(item) }, (inner) =>
    drawStyled(inner, {
      item,
      width,
      height,
      reach,
      seconds: sinceStart,
      durationSeconds: plan.endSeconds - plan.startSeconds,
      draw: (content) => {
        if (item.type === 'group') drawGroup(content, item, moment, drawItem);
        else if (text) {
          const hasExit = findExit(item.effects?.out?.effect ?? '') !== undefined;
          drawItemText(content, item, text, {
            plan,
            settings,
            seconds,
            hasExit,
            still: moment.still,
            letterSpacingEm: pose.letterSpacingEm,
          });
        } else
          drawPicture(
            content,
            item,
            { width, height },
            { seconds: sinceStart, inside: moving.inside },
          );
      },
    }),
  );
  if (clip) drawItemClip(placed, clip, box);
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
    bare &&
    !bordered &&
    !around &&
    !item.outline?.enabled
  );
}
