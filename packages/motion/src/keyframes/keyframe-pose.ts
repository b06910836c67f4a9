import { type EasingName, ease, easings } from '../easing/easing.ts';
import { mixPoses } from '../pose/mix-poses.ts';
import { type Pose, restPose } from '../pose/pose.ts';

/** How something looks at a moment that somebody chose, against how it is at rest. */
interface Keyframe {
  /** Seconds since the thing came. */
  readonly at: number;
  /** Shift in fractions of its own box. */
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly turnDeg: number;
  readonly opacity: number;
  /** How it gets here from the one before. */
  readonly easing: string;
}

/** Stays as it was and jumps at the end. */
export const holdEasing = 'hold';

/** How a thing looks between its keyframes, the earliest first: before the first as in it, after the last as in that. */
export function keyframePose(keyframes: readonly Keyframe[], seconds: number): Pose {
  const [first] = keyframes;
  const last = keyframes.at(-1);
  if (!first || !last) return restPose;
  if (seconds <= first.at) return poseOf(first);
  if (seconds >= last.at) return poseOf(last);
  const next = keyframes.findIndex(({ at }) => at > seconds);
  const [from, to] = [keyframes[next - 1] ?? first, keyframes[next] ?? last];
  const t = (seconds - from.at) / (to.at - from.at);
  return mixPoses(poseOf(from), poseOf(to), eased(to.easing, t));
}

/** Whether it is on its way from one keyframe to the next. */
export function isBetweenKeyframes(keyframes: readonly Keyframe[], seconds: number): boolean {
  const [first, last] = [keyframes[0], keyframes.at(-1)];
  return first !== undefined && last !== undefined && seconds > first.at && seconds < last.at;
}

function poseOf({ x, y, scaleX, scaleY, turnDeg, opacity }: Keyframe): Pose {
  return { x, y, scaleX, scaleY, rotateDeg: turnDeg, opacity };
}

function eased(easing: string, t: number): number {
  if (easing === holdEasing) return t < 1 ? 0 : 1;
  return Object.hasOwn(easings, easing) ? ease(easing as EasingName, t) : t;
}
