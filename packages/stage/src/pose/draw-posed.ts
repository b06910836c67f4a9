import { type Box, clipPaths, isRest, type Pose } from '@reelwright/motion';
import { aim, type Brush, moved } from '../surface/brush.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import { scaleOf, translation } from '../surface/matrix.ts';
import { tracePath } from '../surface/trace-path.ts';
import { drawTouched, hasTouch } from './draw-touched.ts';
import { poseFilter } from './pose-filter.ts';
import { poseMatrix } from './pose-matrix.ts';

export interface Posed {
  /** What the pose's fractions refer to. */
  readonly box: Box;
  /** All that may be drawn on: the box, with shadows and borders beyond it. */
  readonly reach: Box;
  /** It does not overlap itself, so opacity can go straight on it. */
  readonly single: boolean;
}

/** Draws something as a pose has it. */
export function drawPosed(
  brush: Brush,
  pose: Pose,
  { box, reach, single }: Posed,
  draw: (inner: Brush) => void,
): void {
  if (isRest(pose)) {
    draw(brush);
    return;
  }
  const opacity = Math.min(1, Math.max(0, pose.opacity ?? 1));
  const inner = moved(brush, poseMatrix(brush, box, pose));
  if (opacity <= 0.002 || scaleOf(inner.matrix) < 1e-4) return;
  if (!pose.clip) {
    finish(inner, pose, opacity, { box, reach, single }, draw);
    return;
  }
  const context = aim(inner);
  context.save();
  for (const path of clipPaths(pose.clip, box.width, box.height)) {
    const cornered = aim(moved(inner, translation(box.x, box.y)));
    tracePath(cornered, path);
    cornered.clip();
  }
  finish(inner, pose, opacity, { box, reach, single }, draw);
  context.restore();
}

function finish(
  brush: Brush,
  pose: Pose,
  opacity: number,
  posed: Posed,
  draw: (inner: Brush) => void,
): void {
  const scale = scaleOf(brush.matrix);
  const blurPx = Math.max(0, pose.blur ?? 0) * posed.box.height * scale;
  const filter = poseFilter(pose, blurPx);
  const touched = hasTouch(pose);
  if (!filter && !touched && (posed.single || opacity === 1)) {
    draw({ ...brush, alpha: brush.alpha * opacity });
    return;
  }
  drawLayer(
    brush,
    touched ? beyond(posed.reach, posed.box, pose) : posed.reach,
    { opacity, ...(filter && { filter, reachPx: blurPx * 3 }) },
    (layer) => (touched ? drawTouched(layer, pose, posed.box, draw) : draw(layer)),
  );
}

/** Smears, splits and halos reach farther than the thing itself. */
function beyond(reach: Box, box: Box, pose: Pose): Box {
  const x =
    Math.abs(pose.smearX ?? 0) * box.width +
    (Math.abs(pose.split ?? 0) + 0.5 * (pose.glow ?? 0)) * box.height;
  const y = Math.abs(pose.smearY ?? 0) * box.height + 0.5 * (pose.glow ?? 0) * box.height;
  return {
    x: reach.x - x,
    y: reach.y - y,
    width: reach.width + 2 * x,
    height: reach.height + 2 * y,
  };
}
