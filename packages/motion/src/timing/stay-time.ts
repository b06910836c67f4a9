import type { Stay } from '../stays/stay.ts';
import { stayDelayMs } from './motion-constants.ts';
import type { MotionPlan } from './motion-plan.ts';

/** The time to hand to a stay's `pose`. Between two repetitions it is 1, where those are at rest. */
export function stayTime(
  stay: Stay,
  choice: { readonly durationMs?: number; readonly delayMs?: number },
  staySeconds: number,
): number {
  // What goes round without a pause takes as long as somebody chose. Two seconds is saved where nobody chose.
  const chosenMs = choice.delayMs === stayDelayMs ? undefined : choice.delayMs;
  const roundMs = choice.durationMs ?? ((stay.infinite && chosenMs) || stay.durationMs);
  const repetition = Math.max(1, roundMs) / 1000;
  if (stay.infinite) return (Math.max(0, staySeconds) / repetition) % 1;
  // Repetitions never cut each other off, however short the delay.
  const period = Math.max(repetition, (choice.delayMs ?? stayDelayMs) / 1000);
  return Math.min(1, (Math.max(0, staySeconds) % period) / repetition);
}

/** A slide that leaves moves on by at most this part of its time. */
export const maxBeyond = 0.15;

/** The time of a stay that spans all of the item's time on screen. */
export function spanTime(plan: MotionPlan, seconds: number, beyondSeconds = 0): number {
  const duration = plan.endSeconds - plan.startSeconds;
  if (!(duration > 0)) return 0;
  const within = Math.min(1, Math.max(0, (seconds - plan.startSeconds) / duration));
  // As fast as before at first, then slower and slower.
  return within + maxBeyond * (1 - Math.exp(-beyondSeconds / duration / maxBeyond));
}
