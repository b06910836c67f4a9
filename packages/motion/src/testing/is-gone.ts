import { flattenPath } from '../path/flatten-path.ts';
import type { Path } from '../path/path.ts';
import { clipPaths } from '../pose/clip-paths.ts';
import type { Pose } from '../pose/pose.ts';

/** Whether nothing of a thing that rests inside of the picture can be seen. */
export function isGone(pose: Pose): boolean {
  const outside = Math.abs(pose.stageX ?? 0) >= 1 || Math.abs(pose.stageY ?? 0) >= 1;
  const flat = [pose.scaleX, pose.scaleY].some((scale) => scale !== undefined && scale <= 0.001);
  const edgeOn = [pose.rotateXDeg, pose.rotateYDeg].some((deg) => Math.abs(deg ?? 0) === 90);
  return pose.opacity === 0 || outside || flat || edgeOn || isClippedAway(pose);
}

function isClippedAway({ clip }: Pose): boolean {
  if (!clip) return false;
  return clipPaths(clip, 200, 100).some((path) => areaInside(path, 200, 100) < 0.5);
}

/** How many px² of a box a path encloses, roughly: what sticks out is bent back to the edge. */
export function areaInside(path: Path, widthPx: number, heightPx: number): number {
  let area = 0;
  for (const run of flattenPath(path)) {
    const points = run.map(([x, y]) => [
      Math.min(widthPx, Math.max(0, x)),
      Math.min(heightPx, Math.max(0, y)),
    ]);
    let twice = 0;
    for (const [index, [x = 0, y = 0]] of points.entries()) {
      const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
      twice += x * nextY - nextX * y;
    }
    area += Math.abs(twice) / 2;
  }
  return area;
}
