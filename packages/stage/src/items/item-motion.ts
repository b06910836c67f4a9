import {
  type Break,
  findTextEffect,
  type Moment,
  type MotionPlan,
  type MotionSettings,
  planMotion,
} from '@reelwright/motion';
import type { Animation, Item } from '@reelwright/movie';

/** An item's animation, in the motion catalogue's words. */
export function motionSettings(effects: Animation | undefined): MotionSettings {
  if (!effects) return {};
  const { tabIndex } = effects;
  return {
    ...(effects.in && { in: { effect: effects.in.effect, durationMs: effects.in.duration } }),
    ...(effects.out && { out: { effect: effects.out.effect, durationMs: effects.out.duration } }),
    // What is saved with a stay is the time between two repetitions.
    ...(effects.stay && { stay: { effect: effects.stay.effect, delayMs: effects.stay.duration } }),
    ...(effects.break && { break: effects.break }),
    ...(effects.unitStarts && { unitStarts: effects.unitStarts }),
    ...(tabIndex !== undefined && { tabIndex }),
  };
}

export function itemPlan(item: Item, settings: MotionSettings, units: number): MotionPlan {
  const timing = { startSeconds: item.timing.startTime, endSeconds: item.timing.endTime };
  return planMotion(timing, settings, units);
}

/** The units that move on their own; undefined when the item moves as one. */
export function breakOf(item: Item): Break | undefined {
  const { effects } = item;
  if (item.type !== 'text' || !effects?.break || findTextEffect(effects.effect)) return undefined;
  return effects.break;
}

export function effectMoment(
  item: Item,
  plan: MotionPlan,
  seconds: number,
  hasExit: boolean,
): Moment {
  return {
    seconds: seconds - plan.startSeconds,
    durationSeconds: plan.endSeconds - plan.startSeconds,
    inSeconds: (item.effects?.in?.duration ?? 500) / 1000,
    outSeconds: hasExit || !item.effects?.out ? 0 : item.effects.out.duration / 1000,
    seed: item.id,
  };
}
