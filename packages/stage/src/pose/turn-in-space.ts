import type { Box, Pose } from '@reelwright/motion';

/** How far away one looks from, in widths of the stage: near enough that a turning slide has depth. */
const eyeDistance = 1.5;
/** Nothing comes nearer to the eye than this part of the way. */
const nearest = 0.25;
/** Less than this many px of depth cannot be seen: letters are turned without. */
const leastDepthPx = 1;

/** A turn around an upright ('y') or a level ('x') axis. Lengths are counted from the axis. */
export interface TurnInSpace {
  readonly axis: 'x' | 'y';
  readonly originX: number;
  readonly originY: number;
  /** How far from it things lie across the turn, where it does not go through them. */
  readonly farPx?: number;
  /** Where something that far from the axis is seen, and how much larger it looks. */
  readonly project: (away: number) => { readonly at: number; readonly factor: number };
  /** What is seen there. */
  readonly find: (at: number) => number;
}

/**
 * How a pose turns a box in space. Undefined: so little, or so small a thing, that no depth is seen.
 * @param scale px of the canvas for one of the box's.
 */
export function turnInSpace(
  pose: Pose,
  box: Box,
  stage: { readonly width: number; readonly height: number },
  scale: number,
): TurnInSpace | undefined {
  const turnX = radians(pose.rotateXDeg ?? 0);
  const turnY = radians(pose.rotateYDeg ?? 0);
  if (turnX === 0 && turnY === 0) return undefined;
  const axis = Math.abs(Math.sin(turnY)) >= Math.abs(Math.sin(turnX)) ? 'y' : 'x';
  const angle = axis === 'y' ? -turnY : turnX;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const eye = eyeDistance * Math.max(stage.width, stage.height);
  const project = (away: number) => {
    const factor = eye / Math.max(eye - away * sin, eye * nearest);
    return { at: away * cos * factor, factor };
  };
  const find = (at: number) => (at * eye) / (cos * eye + at * sin);
  const originX = box.x + (pose.originX ?? 0.5) * box.width;
  const originY = box.y + (pose.originY ?? 0.5) * box.height;
  const [from, length, across] =
    axis === 'y'
      ? [box.x - originX, box.width, box.height]
      : [box.y - originY, box.height, box.width];
  const depth = Math.abs(project(from).factor - project(from + length).factor) * across * scale;
  if (depth < leastDepthPx) return undefined;
  return { axis, originX, originY, project, find };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
