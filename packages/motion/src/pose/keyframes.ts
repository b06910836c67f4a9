import { type EasingName, ease } from '../easing/easing.ts';
import { mixPoses } from './mix-poses.ts';
import { type Pose, restPose } from './pose.ts';

/** A pose at a time of 0 to 1; the easing leads to it from the one before. */
export type Keyframe = readonly [at: number, pose: Pose, easing?: EasingName];

/** A motion through several poses. The first is at 0, the last at 1. */
export function keyframes(frames: readonly Keyframe[]): (t: number) => Pose {
  return (t) => {
    const next = frames.findIndex(([at]) => at >= t);
    const [toAt, to, easing = 'in-out-sine'] = frames.at(next) ?? [1, restPose];
    const before = next > 0 ? frames[next - 1] : undefined;
    if (!before || t >= toAt) return to;
    const [fromAt, from] = before;
    return mixPoses(from, to, ease(easing, (t - fromAt) / (toAt - fromAt)));
  };
}
