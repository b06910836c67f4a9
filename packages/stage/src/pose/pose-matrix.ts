import type { Box, Pose } from '@reelwright/motion';
import type { Brush } from '../surface/brush.ts';
import { chain, type Matrix, rotation, scaling, skewing, translation } from '../surface/matrix.ts';

/** Where a pose moves a thing to, in the px of its own box's surroundings. Every letter that moves needs one. */
export function poseMatrix(brush: Brush, box: Box, pose: Pose): Matrix {
  const [stageX, stageY] = stageShift(brush, pose);
  const originX = box.x + (pose.originX ?? 0.5) * box.width;
  const originY = box.y + (pose.originY ?? 0.5) * box.height;
  const toX = originX + ((pose.x ?? 0) * box.width + stageX);
  const toY = originY + ((pose.y ?? 0) * box.height + stageY);
  const scaleX = cosine(pose.rotateYDeg) * (pose.scaleX ?? 1);
  const scaleY = cosine(pose.rotateXDeg) * (pose.scaleY ?? 1);
  if (!pose.rotateDeg && !pose.skewXDeg && !pose.skewYDeg) {
    return [scaleX, 0, 0, scaleY, toX - scaleX * originX, toY - scaleY * originY];
  }
  return chain(
    translation(toX, toY),
    rotation(pose.rotateDeg ?? 0),
    skewing(pose.skewXDeg ?? 0, pose.skewYDeg ?? 0),
    scaling(scaleX, scaleY),
    translation(-originX, -originY),
  );
}

/** What a pose's scale alone does, around its origin. */
export function scaleMatrix(box: Box, pose: Pose): Matrix {
  const originX = box.x + (pose.originX ?? 0.5) * box.width;
  const originY = box.y + (pose.originY ?? 0.5) * box.height;
  return chain(
    translation(originX, originY),
    scaling(pose.scaleX ?? 1, pose.scaleY ?? 1),
    translation(-originX, -originY),
  );
}

/** A shift along the stage's edges, even for what is turned itself. */
function stageShift({ matrix, stage, surface, density }: Brush, pose: Pose): [number, number] {
  if (!pose.stageX && !pose.stageY) return [0, 0];
  const x = (pose.stageX ?? 0) * surface.width * density;
  const y = (pose.stageY ?? 0) * surface.height * density;
  const [a, b, c, d] = matrix;
  const size = a * d - b * c;
  if (Math.abs(size) < 1e-9)
    return [(pose.stageX ?? 0) * stage.width, (pose.stageY ?? 0) * stage.height];
  return [(d * x - c * y) / size, (a * y - b * x) / size];
}

function cosine(degrees: number | undefined): number {
  return degrees ? Math.cos((degrees * Math.PI) / 180) : 1;
}
