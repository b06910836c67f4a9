import { type Pose, restPose } from '@reelwright/motion';

/** Two slides that rush past together are one picture to the shutter: smeared apart, a dark seam would show. */
export function sharedSmear(
  outgoing: Pose,
  incoming: Pose,
): {
  readonly smear: Pose;
  readonly poses: { readonly outgoing: Pose; readonly incoming: Pose };
} {
  const { smearX = 0, smearY = 0 } = outgoing;
  const isShared = smearX === (incoming.smearX ?? 0) && smearY === (incoming.smearY ?? 0);
  if (!isShared || (smearX === 0 && smearY === 0)) {
    return { smear: restPose, poses: { outgoing, incoming } };
  }
  const without = (pose: Pose): Pose => ({ ...pose, smearX: 0, smearY: 0 });
  return {
    smear: { smearX, smearY },
    poses: { outgoing: without(outgoing), incoming: without(incoming) },
  };
}
