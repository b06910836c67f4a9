import { findEntrance, findExit, findTextEffect, type MotionPlan } from '@reelwright/motion';
import type { Item } from '@reelwright/movie';

/** A box comes and goes this quickly, and faster where the text does. */
const maxSeconds = 0.4;

/**
 * How strongly the box around a text shows. Where an effect brings the letters one by one, the box behind them
 * would stand there at once: it fades in as they come, and out as they go. Ways in and out move it themselves.
 */
export function boxOpacity(
  { effects }: Pick<Item, 'effects'>,
  { startSeconds, endSeconds }: Pick<MotionPlan, 'startSeconds' | 'endSeconds'>,
  seconds: number,
): number {
  if (!effects || !findTextEffect(effects.effect ?? '')) return 1;
  const most = Math.min(maxSeconds, (endSeconds - startSeconds) / 2);
  const part = (since: number, wantedMs = 500) =>
    Math.min(1, Math.max(0, since / Math.max(0.001, Math.min(most, wantedMs / 1000))));
  const coming = findEntrance(effects.in?.effect ?? '')
    ? 1
    : part(seconds - startSeconds, effects.in?.duration);
  const leaves = effects.out && !findExit(effects.out.effect);
  return Math.min(coming, leaves ? part(endSeconds - seconds, effects.out?.duration) : 1);
}
