import { findEntrance, findExit } from '../entrances/find-motion.ts';
import { composePoses } from '../pose/compose-poses.ts';
import { type Pose, restPose } from '../pose/pose.ts';
import type { Stay } from '../stays/stay.ts';
import { findStay } from '../stays/stays.ts';
import type { MotionPlan } from './motion-plan.ts';
import type { MotionSettings } from './motion-settings.ts';
import { phaseAt } from './phase-at.ts';
import { spanTime, stayTime } from './stay-time.ts';

export interface ItemPose {
  /** From the way in or out, and from the stay. */
  readonly pose: Pose;
  /** What a stay does to a picture inside of its frame; for things without one, add it to `pose`. */
  readonly inside: Pose;
}

/**
 * How a unit of an item looks at a moment; undefined when it cannot be seen at all.
 * @param beyondSeconds for how long its slide has been over: what it does while it stays goes on.
 */
export function poseAt(
  plan: MotionPlan,
  settings: MotionSettings,
  seconds: number,
  unit = 0,
  beyondSeconds = 0,
): ItemPose | undefined {
  const phase = phaseAt(plan, seconds, unit);
  if (phase.phase === 'before' || phase.phase === 'after') return undefined;
  const stay = settings.stay && findStay(settings.stay.effect);
  const spanning = stay?.spansTime ? spanned(stay, plan, seconds, beyondSeconds) : restPose;
  const inside = stay?.insideFrame ? spanning : restPose;
  const always = stay?.insideFrame ? restPose : spanning;
  // A stay goes on while the thing leaves: stopping it first would be a jump.
  const staying =
    stay && !stay.spansTime && phase.phase !== 'in'
      ? stay.pose(stayTime(stay, settings.stay ?? {}, phase.seconds + beyondSeconds))
      : always;
  switch (phase.phase) {
    case 'in':
      return { pose: composePoses(entrancePose(settings, phase.t), staying), inside };
    case 'stay':
      return { pose: staying, inside };
    case 'out':
      return { pose: composePoses(exitPose(settings, phase.t), staying), inside };
    default:
      return phase satisfies never;
  }
}

function spanned(stay: Stay, plan: MotionPlan, seconds: number, beyondSeconds: number): Pose {
  const slow = stay.pose(spanTime(plan, seconds, beyondSeconds));
  if (!stay.besides) return slow;
  const since = Math.max(0, seconds - plan.startSeconds) + beyondSeconds;
  return composePoses(slow, stay.besides(since));
}

function entrancePose(settings: MotionSettings, t: number): Pose {
  return (settings.in && findEntrance(settings.in.effect)?.pose(t)) ?? restPose;
}

function exitPose(settings: MotionSettings, t: number): Pose {
  return (settings.out && findExit(settings.out.effect)?.pose(t)) ?? restPose;
}
