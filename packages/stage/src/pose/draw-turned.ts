import type { Box } from '@reelwright/motion';
import type { Brush } from '../surface/brush.ts';
import type { Layer } from '../surface/layer-pool.ts';
import { layerShare } from '../surface/layer-share.ts';
import { boundsOf, chain, scaleOf, scaling, translation } from '../surface/matrix.ts';
import type { TurnInSpace } from './turn-in-space.ts';

/** Around the flat picture, so that its edges are soft. */
const edgePx = 1;
/** Turned so far that only its edge is seen. */
const leastLengthPx = 0.5;

/** Along the way that is foreshortened, and across it. */
type Span = readonly [from: number, to: number];

/**
 * Draws something turned in space. It is drawn flat first, then laid out in strips: each is as far away
 * as its middle, and so narrow that no step between two is seen.
 */
export function drawTurned(
  brush: Brush,
  turn: TurnInSpace,
  reach: Box,
  draw: (inner: Brush) => void,
  /** Into how many steps a px of its slant is cut: with one, slow slants have stairs that one sees where nothing moves. */
  stepsPerPx = 1,
): void {
  const { surface, stage, context, matrix } = brush;
  const area = nearby(reach, turn, stage);
  const seen = seenSpans(turn, area);
  const finest = scaleOf(matrix);
  if ((seen.along[1] - seen.along[0]) * finest < leastLengthPx) return;
  const share = layerShare(surface, area.width * finest, area.height * finest);
  const flatScale = finest * share;
  // Where nothing is turned on the canvas itself, strips lie on whole px of it.
  const isUpright = matrix[1] === 0 && matrix[2] === 0 && matrix[0] === matrix[3];
  const scale = isUpright ? finest : flatScale;
  const shownPx = scale / flatScale;
  const [originX, originY] = isUpright
    ? [matrix[0] * turn.originX + matrix[4], matrix[3] * turn.originY + matrix[5]]
    : [0, 0];
  const flip = turn.axis === 'x';
  const across = flip ? originX : originY;
  const along = flip ? originY : originX;
  const most = isUpright ? { width: brush.widthPx, height: brush.heightPx } : undefined;
  const start = clampSpan(seen.along, along, scale, most && (flip ? most.height : most.width));
  const side = clampSpan(seen.across, across, scale, most && (flip ? most.width : most.height));
  const [length, breadth] = [start[1] - start[0], side[1] - side[0]];
  if (length <= 0 || breadth <= 0) return;

  const flat = drawFlat(brush, area, flatScale, draw);
  const result = flip ? surface.layers.take(breadth, length) : surface.layers.take(length, breadth);
  const axisPx = edgePx + (flip ? turn.originX - area.x : turn.originY - area.y) * flatScale;
  const flatStart = edgePx + (flip ? turn.originY - area.y : turn.originX - area.x) * flatScale;
  const steps = Math.ceil(Math.abs(seen.depth) * scale * stepsPerPx);
  const stripPx = Math.max(1, Math.floor(length / Math.max(1, steps)));
  for (let from = start[0]; from < start[1]; from += stripPx) {
    const to = Math.min(from + stripPx, start[1]);
    const [first, last] = [from, to].map((px) => turn.find((px - along) / scale)) as [
      number,
      number,
    ];
    const factor = turn.project((first + last) / 2).factor * shownPx;
    const [flatFirst, flatLast] = [flatStart + first * flatScale, flatStart + last * flatScale];
    const stretch = (to - from) / (flatLast - flatFirst || 1e-9);
    const shift = from - start[0] - stretch * flatFirst;
    const sideShift = across - side[0] - factor * axisPx;
    layStrip(result, flat, {
      flip,
      clip: [from - start[0], 0, to - from, breadth],
      along: [stretch, shift],
      across: [factor, sideShift],
    });
  }
  context.save();
  context.globalAlpha = brush.alpha;
  const [left, top] = flip ? [side[0], start[0]] : [start[0], side[0]];
  context.setTransform(
    ...(isUpright
      ? translation(left, top)
      : chain(
          matrix,
          translation(turn.originX, turn.originY),
          scaling(1 / scale, 1 / scale),
          translation(left, top),
        )),
  );
  context.drawImage(result.canvas, 0, 0);
  context.restore();
  surface.layers.release(flat);
  surface.layers.release(result);
}

/** Bounds of what is seen of a turned thing, in its px: for the layers around it. */
export function turnedReach(turn: TurnInSpace, reach: Box, stage: Brush['stage']): Box {
  const { along, across } = seenSpans(turn, nearby(reach, turn, stage));
  const [x, y] = turn.axis === 'y' ? [along, across] : [across, along];
  return {
    x: turn.originX + x[0],
    y: turn.originY + y[0],
    width: x[1] - x[0],
    height: y[1] - y[0],
  };
}

/** What could be anywhere is drawn no farther than a stage away. */
function nearby(reach: Box, turn: TurnInSpace, stage: Brush['stage']): Box {
  const { originX, originY, farPx = 0 } = turn;
  const x = Math.max(reach.x, originX - stage.width - farPx);
  const y = Math.max(reach.y, originY - stage.height - farPx);
  const right = Math.min(reach.x + reach.width, originX + stage.width + farPx);
  const bottom = Math.min(reach.y + reach.height, originY + stage.height + farPx);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

function seenSpans(
  { axis, originX, originY, farPx, project }: TurnInSpace,
  { x, y, width, height }: Box,
): { along: Span; across: Span; depth: number } {
  const [from, length] = axis === 'y' ? [x - originX, width] : [y - originY, height];
  const [side, breadth] = axis === 'y' ? [y - originY, height] : [x - originX, width];
  const ends = [project(from), project(from + length)] as const;
  const factors = ends.map(({ factor }) => factor);
  const sides = factors.flatMap((factor) => [side * factor, (side + breadth) * factor]);
  const places = ends.map(({ at }) => at);
  return {
    along: [Math.min(...places), Math.max(...places)],
    across: [Math.min(...sides), Math.max(...sides)],
    depth: (ends[0].factor - ends[1].factor) * Math.max(breadth, farPx ?? 0),
  };
}

/** In whole px, and no more than is on the canvas. */
function clampSpan(
  [from, to]: Span,
  origin: number,
  scale: number,
  maxPx: number | undefined,
): Span {
  const first = Math.floor(origin + from * scale) - 1;
  const last = Math.ceil(origin + to * scale) + 1;
  return maxPx === undefined ? [first, last] : [Math.max(0, first), Math.min(maxPx, last)];
}

function drawFlat(brush: Brush, area: Box, scale: number, draw: (inner: Brush) => void): Layer {
  const { width, height } = boundsOf(scaling(scale, scale), area);
  const [widthPx, heightPx] = [Math.ceil(width) + 2 * edgePx, Math.ceil(height) + 2 * edgePx];
  const flat = brush.surface.layers.take(widthPx, heightPx);
  draw({
    ...brush,
    context: flat.context,
    matrix: chain(
      translation(edgePx - area.x * scale, edgePx - area.y * scale),
      scaling(scale, scale),
    ),
    alpha: 1,
    widthPx,
    heightPx,
    keeper: undefined,
    onLayer: true,
  });
  return flat;
}

function layStrip(
  { context }: Layer,
  flat: Layer,
  strip: {
    readonly flip: boolean;
    readonly clip: readonly [along: number, across: number, length: number, breadth: number];
    readonly along: readonly [stretch: number, shift: number];
    readonly across: readonly [stretch: number, shift: number];
  },
): void {
  const [at, side, length, breadth] = strip.clip;
  const [x, y] = strip.flip ? [strip.across, strip.along] : [strip.along, strip.across];
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.beginPath();
  if (strip.flip) context.rect(side, at, breadth, length);
  else context.rect(at, side, length, breadth);
  context.clip();
  context.setTransform(x[0], 0, 0, y[0], x[1], y[1]);
  context.drawImage(flat.canvas, 0, 0);
  context.restore();
}
