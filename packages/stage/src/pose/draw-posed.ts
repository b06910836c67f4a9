import { type Box, clipPaths, isRest, type Pose } from '@reelwright/motion';
import { aim, type Brush, moved } from '../surface/brush.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import { boundsOf, scaleOf, translation } from '../surface/matrix.ts';
import { leastBlurPx } from '../surface/softness.ts';
import { tracePath } from '../surface/trace-path.ts';
import { drawSmeared } from './draw-smeared.ts';
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
  /** What letters can do without a canvas of their own. */
  readonly letters?: Letters | undefined;
}

export interface Letters {
  /** Draws them in what a pose's colour filters make of their colours; undefined: that takes a filter. */
  tinted(pose: Pose): ((inner: Brush) => void) | undefined;
  /**
   * Draws them blurred by so many of their own px. False: it takes a canvas of its own.
   * @param glow as light around them, this strong.
   */
  blurred(brush: Brush, blurPx: number, glow?: number): boolean;
  /** Draws them smeared along a way, in their own px. False: it takes a canvas of its own. */
  smeared(brush: Brush, way: { readonly xPx: number; readonly yPx: number }): boolean;
}

/** Draws something as a pose has it. */
export function drawPosed(
  brush: Brush,
  pose: Pose,
  posed: Posed,
  draw: (inner: Brush) => void,
): void {
  const { box } = posed;
  if (isRest(pose)) {
    draw(brush);
    return;
  }
  const opacity = Math.min(1, Math.max(0, pose.opacity ?? 1));
  const turn = turnOf(brush, box, pose);
  if (turn) {
    if (opacity > 0.002) drawInSpace(brush, pose, turn, posed, draw);
    return;
  }
  const inner = moved(brush, poseMatrix(brush, box, pose));
  if (opacity <= 0.002 || scaleOf(inner.matrix) < 1e-4) return;
  if (!pose.clip) {
    finish(inner, pose, opacity, posed, draw);
    return;
  }
  const context = aim(inner);
  context.save();
  for (const path of clipPaths(pose.clip, box.width, box.height)) {
    const cornered = aim(moved(inner, translation(box.x, box.y)));
    tracePath(cornered, path);
    cornered.clip();
  }
  finish(inner, pose, opacity, posed, draw);
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
  const { box, letters } = posed;
  const scale = scaleOf(brush.matrix);
  const ownBlurPx = Math.max(0, pose.blur ?? 0) * box.height;
  const blurPx = ownBlurPx * scale;
  const { smearX = 0, smearY = 0, split = 0 } = pose;
  const glow = Math.min(1, pose.glow ?? 0);
  const isSmeared = Math.abs(smearX) > visible || Math.abs(smearY) > visible;
  // What is torn already is not torn again: that would be a smudge, and cost as much for each group around it.
  const isSplit = Math.abs(split) > visible && !brush.torn;
  const colors = poseFilter(pose);
  const tinted = colors ? letters?.tinted(pose) : undefined;
  const filter = tinted ? undefined : colors;
  const body = tinted ?? draw;
  const faint = { ...brush, alpha: brush.alpha * opacity };
  const isWhole = !filter && !isSmeared && !isSplit;
  const isSharp = blurPx < leastBlurPx;
  if (isWhole && isSharp && glow <= visible && (posed.single || opacity === 1)) {
    body(faint);
    return;
  }
  const haloPx = haloBlur * box.height;
  if (isWhole && letters && (posed.single || opacity === 1 || !isSharp)) {
    const haloBlurPx = Math.hypot(haloPx, ownBlurPx);
    const isHaloDrawn = glow <= visible || letters.blurred(faint, haloBlurPx, glow);
    if (isHaloDrawn && isSharp) {
      body(faint);
      return;
    }
    if (isHaloDrawn && !tinted && letters.blurred(faint, ownBlurPx)) return;
  }
  if (isSmeared && letters && !tinted && !filter && !isSplit && isSharp && glow <= visible) {
    if (letters.smeared(faint, { xPx: smearX * box.width, yPx: smearY * box.height })) return;
  }
  const [a, b] = brush.matrix;
  drawLayer(
    brush,
    isSmeared ? beyond(posed.reach, box, pose) : posed.reach,
    {
      opacity,
      ...(filter && { filter }),
      blurPx,
      // What is smeared or split comes from beyond the edge of the canvas too.
      reachPx: (smearPx(box, pose) + Math.abs(split) * box.height) * scale,
      ...(glow > visible && { halo: { blurPx: haloPx * scale, strength: glow } }),
      ...(isSplit && { split: { xPx: a * split * box.height, yPx: b * split * box.height } }),
    },
    (layer) => {
      const inner = isSplit ? { ...layer, torn: true } : layer;
      if (isSmeared) drawSmeared(inner, pose, box, body);
      else body(inner);
    },
  );
}

/** Less of a touch is not seen. */
const visible = 0.002;
/** How far a halo spreads, in fractions of the box's height. */
export const haloBlur = 0.14;

function smearPx(box: Box, { smearX = 0, smearY = 0 }: Pose): number {
  return Math.max(Math.abs(smearX) * box.width, Math.abs(smearY) * box.height) / 2;
}

/** Smears reach farther than the thing itself. */
function beyond(reach: Box, box: Box, { smearX = 0, smearY = 0 }: Pose): Box {
  const [x, y] = [Math.abs(smearX) * box.width, Math.abs(smearY) * box.height];
  return {
    x: reach.x - x,
    y: reach.y - y,
    width: reach.width + 2 * x,
    height: reach.height + 2 * y,
  };
}
