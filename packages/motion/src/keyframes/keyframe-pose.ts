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
  /** How far the middle of the way here lies beside the straight one. */
  readonly bend?: { readonly x: number; readonly y: number } | undefined;
}

/** Stays as it was and jumps at the end. */
export const holdEasing = 'hold';

/** How a thing looks between its keyframes, the earliest first: before the first as in it, after the last as in that. */
export function keyframePose(keyframes: readonly Keyframe[], seconds: number): Pose {
  const between = betweenKeyframes(keyframes, seconds);
  if (!between) return restPose;
  const { from, to, share } = between;
  if (share === 0) return poseOf(from);
  const pose = mixPoses(poseOf(from), poseOf(to), share);
  if (!to.bend) return pose;
  // A curve through a point beside the middle, as far along it as the straight way would be.
  const aside = 4 * share * (1 - share);
  return { ...pose, x: (pose.x ?? 0) + aside * to.bend.x, y: (pose.y ?? 0) + aside * to.bend.y };
}

interface Between<One> {
  readonly from: One;
  readonly to: One;
  /** How far it has come, with the easing: beyond 0 and 1 where that overshoots. */
  readonly share: number;
}

/** The two keyframes that a moment lies between; before the first and after the last it is that one. */
export function betweenKeyframes<One extends Pick<Keyframe, 'at' | 'easing'>>(
  keyframes: readonly One[],
  seconds: number,
): Between<One> | undefined {
  const [first] = keyframes;
  const last = keyframes.at(-1);
  if (!first || !last) return undefined;
  if (seconds <= first.at) return { from: first, to: first, share: 0 };
  if (seconds >= last.at) return { from: last, to: last, share: 0 };
  const next = keyframes.findIndex(({ at }) => at > seconds);
  const [from, to] = [keyframes[next - 1] ?? first, keyframes[next] ?? last];
  const t = (seconds - from.at) / (to.at - from.at);
  return { from, to, share: eased(to.easing, t) };
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
