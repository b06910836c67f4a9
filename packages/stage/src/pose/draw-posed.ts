import { type Box, clipPaths, isRest, type Pose } from '@reelwright/motion';
import { aim, type Brush, moved } from '../surface/brush.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import { boundsOf, scaleOf, translation } from '../surface/matrix.ts';
import { leastBlurPx } from '../surface/softness.ts';
import { tracePath } from '../surface/trace-path.ts';
import { drawTouched, hasTouch } from './draw-touched.ts';
import { drawTurned, turnedReach } from './draw-turned.ts';
import { poseFilter } from './pose-filter.ts';
import { poseMatrix, scaleMatrix } from './pose-matrix.ts';
import { type TurnInSpace, turnInSpace } from './turn-in-space.ts';

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
  const turn = turnOf(brush, box, pose);
  if (turn) {
    if (opacity > 0.002) drawInSpace(brush, pose, turn, { box, reach, single }, draw);
    return;
  }
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

function turnOf(brush: Brush, box: Box, pose: Pose): TurnInSpace | undefined {
  if (!pose.rotateXDeg && !pose.rotateYDeg) return undefined;
  return turnInSpace(
    pose,
    boundsOf(scaleMatrix(box, pose), box),
    brush.stage,
    scaleOf(brush.matrix),
  );
}

/** Turned in space: drawn flat, in its scale and clip, and everything else goes on what is seen of that. */
function drawInSpace(
  brush: Brush,
  pose: Pose,
  turn: TurnInSpace,
  { box, reach }: Posed,
  draw: (inner: Brush) => void,
): void {
  const { rotateXDeg, rotateYDeg, scaleX, scaleY, clip, ...around } = pose;
  const size = scaleMatrix(box, pose);
  const outer = moved(brush, poseMatrix(brush, box, around));
  const covered = boundsOf(size, reach);
  const flat: Pose = clip ? { clip } : {};
  finish(
    outer,
    around,
    Math.min(1, pose.opacity ?? 1),
    { box, reach: turnedReach(turn, covered, brush.stage), single: true },
    (inner) =>
      drawTurned(inner, turn, covered, (drawn) =>
        drawPosed(moved(drawn, size), flat, { box, reach, single: true }, draw),
      ),
  );
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
  const filter = poseFilter(pose);
  const touched = hasTouch(pose);
  const plain = !filter && !touched && blurPx < leastBlurPx;
  if (plain && (posed.single || opacity === 1)) {
    draw({ ...brush, alpha: brush.alpha * opacity });
    return;
  }
  drawLayer(
    brush,
    touched ? beyond(posed.reach, posed.box, pose) : posed.reach,
    {
      opacity,
      ...(filter && { filter }),
      blurPx,
      // What is smeared comes from beyond the edge of the canvas too.
      reachPx: touched ? smearPx(posed.box, pose) * scale : 0,
    },
    (layer) => (touched ? drawTouched(layer, pose, posed.box, draw) : draw(layer)),
  );
}

function smearPx(box: Box, { smearX = 0, smearY = 0 }: Pose): number {
  return Math.max(Math.abs(smearX) * box.width, Math.abs(smearY) * box.height) / 2;
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
