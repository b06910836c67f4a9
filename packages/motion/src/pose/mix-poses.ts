import { numberFields, poseFields } from './compose-poses.ts';
import type { Pose } from './pose.ts';

/** Between two poses: 0 is the first, 1 the second, beyond is beyond. Clips are the second's. */
export function mixPoses(a: Pose, b: Pose, amount: number): Pose {
  const mixed: Record<string, unknown> = {};
  for (const field of numberFields) {
    const from = a[field];
    const to = b[field];
    if (from === undefined && to === undefined) continue;
    const { rest } = poseFields[field];
    mixed[field] = (from ?? rest) + ((to ?? rest) - (from ?? rest)) * amount;
  }
  const originX = b.originX ?? a.originX;
  const originY = b.originY ?? a.originY;
  if (originX !== undefined) mixed.originX = originX;
  if (originY !== undefined) mixed.originY = originY;
  if (b.clip) mixed.clip = b.clip;
  return mixed as Pose;
}
