import {
  type Break,
  composePoses,
  findTextEffect,
  type MotionPlan,
  type MotionSettings,
  poseAt,
} from '@reelwright/motion';
import type { Item } from '@reelwright/movie';
import { cssColor } from '../color/parse-color.ts';
import { type Brush, moved } from '../surface/brush.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import { translation } from '../surface/matrix.ts';
import { drawText, type TextMoment } from '../text/draw-text.ts';
import { mirroredBlock } from '../text/mirrored-block.ts';
import { recolored } from '../text/recolored.ts';
import { countUnits } from '../text/text-units.ts';
import { shadowFinish } from './draw-shadow.ts';
import { breakOf, effectMoment } from './item-motion.ts';
import { itemReach } from './item-reach.ts';
import { type ItemText, layOutItem } from './lay-out-item.ts';

export interface TextUnits {
  readonly item: ItemText;
  /** What moves on its own; undefined when the text moves as one. */
  readonly unit: Break | undefined;
  readonly units: number;
}

export function unitsOfText(
  brush: Brush,
  item: Item,
  width: number,
  height: number,
  still: boolean,
): TextUnits {
  const text = layOutItem(brush, item, width, height);
  const unit = still ? undefined : breakOf(item);
  return { item: text, unit, units: unit ? Math.max(1, countUnits(text.laid, unit)) : 1 };
}

export interface TextTime {
  readonly plan: MotionPlan;
  readonly settings: MotionSettings;
  readonly seconds: number;
  readonly beyondSeconds: number;
  readonly hasExit: boolean;
  readonly still: boolean;
  readonly letterSpacingEm: number | undefined;
  /** Of all letters, where keyframes change it. */
  readonly color: string | undefined;
}

/** An item's text, with its effect, its parts in motion, its outline and its shadow. */
export function drawItemText(brush: Brush, item: Item, text: TextUnits, time: TextTime): void {
  const { x, y } = text.item;
  const laid = time.color === undefined ? text.item.laid : recolored(text.item.laid, time.color);
  const moment: TextMoment = {
    look: lookOf(item, text, time),
    units: unitMotion(text, time),
    letterSpacingEm: time.letterSpacingEm,
  };
  const outline =
    item.outline?.enabled && item.outline.thickness > 0
      ? {
          color: cssColor(item.outline.color, '#000'),
          // Grows with the letters: three px around letters of 300 would hardly be seen.
          widthPx: item.outline.thickness * Math.max(1, laid.block.fontSizePx / 50),
        }
      : undefined;
  const draw = (inner: Brush) =>
    drawText(moved(inner, translation(x, y)), laid, moment, { outline });
  const { shadow } = item;
  if (shadow?.enabled !== 'text' || (shadow.thickness === 0 && shadow.distance === 0)) {
    draw(brush);
    return;
  }
  const anywhere = moment.look !== undefined || moment.units !== undefined;
  const box = { x, y, width: laid.block.widthPx, height: laid.block.heightPx };
  drawLayer(
    brush,
    itemReach(item, text.item, box, anywhere),
    { shadow: shadowFinish(brush, shadow) },
    draw,
  );
}

function lookOf(
  item: Item,
  { item: { laid } }: TextUnits,
  { plan, seconds, hasExit, still }: TextTime,
): TextMoment['look'] {
  const effect = findTextEffect(item.effects?.effect ?? 'none');
  const block = mirroredBlock(laid) ?? laid.block;
  // At rest it is seen as it is in the middle of its time, when no effect hides a letter any more.
  const at = still ? (plan.startSeconds + plan.endSeconds) / 2 : seconds;
  return effect?.look(block, effectMoment(item, plan, at, hasExit), item.effects);
}

function unitMotion(
  { unit }: TextUnits,
  { plan, settings, seconds, beyondSeconds }: TextTime,
): TextMoment['units'] {
  if (!unit) return undefined;
  return {
    unit,
    pose: (index) => {
      const moving = poseAt(plan, settings, seconds, index, beyondSeconds);
      return moving && composePoses(moving.pose, moving.inside);
    },
  };
}
