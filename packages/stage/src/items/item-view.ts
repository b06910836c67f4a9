import {
  composePoses,
  findEntrance,
  findExit,
  findStay,
  findTextEffect,
  type ItemPose,
  isBetweenKeyframes,
  isRest,
  keyframePose,
  type MotionPlan,
  type MotionSettings,
  type Pose,
  phaseAt,
  poseAt,
  restPose,
} from '@reelwright/motion';
import { graphicSeconds, type Item } from '@reelwright/movie';
import { backgroundSource } from '../background/background-source.ts';
import type { Brush } from '../surface/brush.ts';
import { type TextUnits, unitsOfText } from './draw-item-text.ts';
import { groupMembers } from './group-members.ts';
import { type ItemBox, itemBox } from './item-box.ts';
import { type ItemClip, itemClip } from './item-clip.ts';
import type { ItemMoment } from './item-moment.ts';
import { itemPlan, motionSettings } from './item-motion.ts';
import { type KeyedColors, keyedColors } from './keyed-colors.ts';
import { unknownMotions } from './unknown-motions.ts';

/** An item as it is at a moment. */
export interface ItemView {
  readonly item: Item;
  readonly moment: ItemMoment;
  readonly box: ItemBox;
  readonly text: TextUnits | undefined;
  readonly settings: MotionSettings;
  readonly plan: MotionPlan;
  readonly moving: ItemPose;
  /** Where its keyframes have it. */
  readonly keyed: Pose;
  /** The colours that its keyframes give it. */
  readonly colors: KeyedColors;
  readonly clip: ItemClip | undefined;
  /** How strongly it shows. */
  readonly opacity: number;
}

/** Undefined: it cannot be seen at this moment. */
export function viewItem(brush: Brush, item: Item, moment: ItemMoment): ItemView | undefined {
  if (item.type === 'audio' || moment.leaveOut?.has(item.id)) return undefined;
  const hidden = item.hide === true || item.show === false;
  if (hidden && moment.hiddenOpacity === 0) return undefined;
  for (const id of unknownMotions(item.effects))
    brush.assets.report?.({ kind: 'unknown-motion', id });
  const box = itemBox(item, moment.stretch);
  if (!(box.width > 0 && box.height > 0)) return undefined;
  const settings = moment.still ? {} : motionSettings(item.effects);
  const text =
    item.type === 'text'
      ? unitsOfText(brush, item, box.width, box.height, moment.still)
      : undefined;
  const plan = itemPlan(item, settings, text?.units ?? 1);
  const { seconds } = moment;
  if (seconds < plan.startSeconds || seconds >= plan.endSeconds) return undefined;
  const moving = text?.unit
    ? { pose: restPose, inside: restPose }
    : poseAt(plan, settings, seconds, 0, moment.beyondSeconds);
  if (!moving) return undefined;
  const keyed = keyedPose(item, moment, plan);
  const colors = keyedColors(item, secondsSince(moment, plan));
  const clip = moment.still ? undefined : itemClip(item, plan, seconds, brush.assets);
  const opacity = (hidden ? moment.hiddenOpacity : 1) * (clip?.itemOpacity ?? 1);
  return { item, moment, box, text, settings, plan, moving, keyed, colors, clip, opacity };
}

/** What moves an item's whole box. A picture may also move inside of its frame, which the box does not follow. */
export function boxPose({ item, moving, keyed }: ItemView): Pose {
  const framed = item.type === 'image' || item.type === 'video';
  const pose = framed ? moving.pose : composePoses(moving.pose, moving.inside);
  return composePoses(keyed, pose);
}

function keyedPose({ keyframes }: Item, moment: ItemMoment, plan: MotionPlan): Pose {
  return keyframes ? keyframePose(keyframes, secondsSince(moment, plan)) : restPose;
}

function secondsSince({ seconds, beyondSeconds }: ItemMoment, plan: MotionPlan): number {
  return seconds + beyondSeconds - plan.startSeconds;
}

/** Whether it moves at any time of its life, and not only now: what changes with it would be a jump. */
export function movesEver({ item, settings, moment }: ItemView): boolean {
  if (moment.still) return false;
  return (
    growsByItself(item) ||
    (item.keyframes?.length ?? 0) > 1 ||
    findEntrance(settings.in?.effect ?? '') !== undefined ||
    findExit(settings.out?.effect ?? '') !== undefined ||
    findStay(settings.stay?.effect ?? '') !== undefined ||
    findTextEffect(item.effects?.effect ?? '') !== undefined
  );
}

/**
 * What its look depends on besides the item, as long as it stands still; undefined when it moves, or
 * when that cannot be told.
 */
export function stillParts(brush: Brush, view: ItemView): readonly unknown[] | undefined {
  const { item, moment, opacity } = view;
  if (view.clip || item.type === 'video' || item.soundBars || !isAtRest(view)) return undefined;
  if (item.bg && backgroundSource(item.bg).kind === 'video') return undefined;
  if (item.scroll || (item.box && item.box.motion !== 'none')) return undefined;
  if (isGrowing(view) || isOnItsWay(view)) return undefined;
  const { tint, text } = view.colors;
  const colors = [tint?.color, tint?.strength, text];
  const parts: unknown[] = [opacity, ...Object.values(view.keyed), ...colors];
  if (item.type === 'group') parts.push(...(moment.leaveOut ?? []));
  for (const member of item.type === 'group' ? groupMembers(item, moment) : []) {
    const child = viewItem(brush, member.item, member.moment);
    const inner = child ? stillParts(brush, child) : [];
    if (!inner) return undefined;
    parts.push(inner.length, ...inner);
  }
  return parts;
}

/** A chart that grows, a number that counts: it moves, whatever its item does. */
export function growsByItself({ graphic }: Item): boolean {
  return graphic !== undefined && graphicSeconds(graphic) > 0;
}

/** Between two keyframes. In an editor too, where the playhead moves it. */
function isOnItsWay({ item, moment, plan, keyed }: ItemView): boolean {
  if (!item.keyframes || keyed === restPose) return false;
  return isBetweenKeyframes(item.keyframes, secondsSince(moment, plan));
}

function isGrowing({ item, moment, plan }: ItemView): boolean {
  const { graphic } = item;
  if (!graphic || !growsByItself(item)) return false;
  // The playhead of an editor moves a countdown and nothing else.
  if (moment.still) return graphic.kind === 'counter';
  return secondsSince(moment, plan) < graphicSeconds(graphic);
}

function isAtRest({ item, moving, text, plan, settings, moment }: ItemView): boolean {
  if (!isRest(moving.pose) || !isRest(moving.inside)) return false;
  if (!text || moment.still) return true;
  if (findTextEffect(item.effects?.effect ?? 'none')) return false;
  if (!text.unit) return true;
  if (settings.stay && findStay(settings.stay.effect)) return false;
  // The last one comes last, and the first one leaves first.
  return [0, text.units - 1].every((unit) => phaseAt(plan, moment.seconds, unit).phase === 'stay');
}
