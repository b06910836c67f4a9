import type { Box } from '@reelwright/motion';
import type { Brush } from './brush.ts';
import { type Finish, type Halo, haloBlend, haloFilter, scaledFinish } from './finish.ts';
import type { Keeper, Part } from './kept-layers.ts';
import { layerShare } from './layer-share.ts';
import { boundsOf, chain, multiply, scaling, translation } from './matrix.ts';
import { shadowPart } from './shadow-part.ts';
import { drawShrunk, softenInto, softenLayer } from './soften-layer.ts';
import { leastBlurPx, softnessOf } from './softness.ts';
import { splitParts } from './split-parts.ts';
import { watchAssets } from './watch-assets.ts';

/** A blur spreads so many deviations far. */
const blurReach = 3;

/**
 * Draws something on a canvas of its own first, so that opacity, filters, masks and blends go on the
 * whole of it. `box` is all it may cover, in the brush's px. Whatever is filtered is no larger than that:
 * a filter on the picture itself would go over all of it.
 */
export function drawLayer(
  brush: Brush,
  box: Box,
  finish: Finish,
  draw: (inner: Brush) => void,
): void {
  const area = areaOf(brush, box, finish);
  if (!(area.width > 0 && area.height > 0)) return;
  const { keeper, surface } = brush;
  if (keeper) {
    layParts(brush, finish.opacity, recallParts(brush, keeper, area, finish, draw));
    return;
  }
  const parts = makeBounded(brush, area, finish, draw);
  layParts(brush, finish.opacity, parts);
  for (const { layer } of parts) surface.layers.release(layer);
}

/**
 * The layers of something that stands still, drawn once for its owner; for who lays them otherwise than as they are. They
 * stay the owner's.
 */
export function keptParts(
  brush: Brush,
  owner: object,
  box: Box,
  draw: (inner: Brush) => void,
): readonly Part[] {
  const area = areaOf(brush, box, {});
  if (!(area.width > 0 && area.height > 0)) return [];
  return recallParts(brush, { owner, next: 0 }, area, {}, draw);
}

function recallParts(
  brush: Brush,
  keeper: Keeper,
  area: Box,
  finish: Finish,
  draw: (inner: Brush) => void,
): readonly Part[] {
  const place = [...brush.matrix, area.x, area.y, area.width, area.height].join(' ');
  return brush.surface.kept.recall(keeper, place, () => {
    const { watched, isWhole } = watchAssets(brush);
    return { parts: makeBounded(watched, area, finish, draw), isWhole: isWhole() };
  });
}

/** The px that a layer needs: what of the box is on the canvas, or spills onto it. */
function areaOf(brush: Brush, box: Box, finish: Finish): Box {
  const bounds = boundsOf(brush.matrix, box);
  const blurPx = blurReach * ((finish.blurPx ?? 0) + (finish.halo?.blurPx ?? 0));
  const reach = Math.ceil(Math.max(finish.reachPx ?? 0, blurPx) + shadowReach(finish));
  const x = Math.max(Math.floor(bounds.x) - 1, -reach);
  const y = Math.max(Math.floor(bounds.y) - 1, -reach);
  const right = Math.min(Math.ceil(bounds.x + bounds.width) + 1, brush.widthPx + reach);
  const bottom = Math.min(Math.ceil(bounds.y + bounds.height) + 1, brush.heightPx + reach);
  return { x, y, width: right - x, height: bottom - y };
}

function shadowReach({ shadow }: Finish): number {
  if (!shadow) return 0;
  return shadow.blurPx * 2 + Math.max(Math.abs(shadow.xPx), Math.abs(shadow.yPx));
}

/** As `makeParts`, on canvases that are never much larger than the picture: what would need more is drawn coarser. */
function makeBounded(
  brush: Brush,
  area: Box,
  finish: Finish,
  draw: (inner: Brush) => void,
): readonly Part[] {
  const share = layerShare(brush.surface, area.width, area.height);
  if (share === 1) return makeParts(brush, area, finish, draw);
  const smaller = {
    ...brush,
    matrix: multiply(scaling(share, share), brush.matrix),
    density: brush.density * share,
  };
  const small = scaledBox(area, share);
  const parts = makeParts(smaller, small, scaledFinish(finish, share), draw);
  return parts.map((part) => ({ ...part, ...scaledBox(part, 1 / share) }));
}

const scaledBox = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

/** The layer, drawn and filtered, with its shadow and its halo before it. */
function makeParts(
  brush: Brush,
  area: Box,
  finish: Finish,
  draw: (inner: Brush) => void,
): readonly Part[] {
  const { shadow, halo, split, blend, blurPx = 0 } = finish;
  const { layers } = brush.surface;
  const isPlain = !shadow && !halo && !split;
  if (isPlain && blurPx >= leastBlurPx) {
    return [{ ...drawBlurred(brush, area, finish, draw), blend }];
  }
  const layer = layers.take(area.width, area.height);
  draw(layerBrush(brush, layer, area, 1, 0));
  const { canvas } = layer;
  const body = { layer, x: area.x, y: area.y, width: canvas.width, height: canvas.height };
  const before = shadow ? [shadowPart(brush, { ...body, ...sizeOf(area) }, shadow)] : [];
  const filtered = filteredPart(brush, { ...body, ...sizeOf(area) }, finish);
  if (filtered.layer !== layer) layers.release(layer);
  // All of its canvas: it is laid as it is.
  const whole = { ...(filtered.layer === layer ? body : filtered), blend };
  const light = halo ? [haloPart(brush, filtered, halo)] : [];
  if (!split) return [...before, ...light, whole];
  const parts = splitParts(brush, whole, split);
  layers.release(whole.layer);
  return [...before, ...light, ...parts];
}

function haloPart(brush: Brush, body: Part, { blurPx, strength }: Halo): Part {
  const part = filteredPart(brush, body, { filter: haloFilter, blurPx });
  return { ...part, blend: haloBlend, strength };
}

/** What is blurred much is drawn small from the start. */
function drawBlurred(
  brush: Brush,
  area: Box,
  { filter, blurPx = 0 }: Finish,
  draw: (inner: Brush) => void,
): Part {
  const { layers } = brush.surface;
  const { scale, passes } = softnessOf(blurPx);
  const room = Math.ceil(blurReach * blurPx * scale) + 1;
  const layer = layers.take(
    Math.ceil(area.width * scale) + 2 * room,
    Math.ceil(area.height * scale) + 2 * room,
  );
  draw(layerBrush(brush, layer, area, scale, room));
  return smallPart(softenLayer(layers, layer, filter, passes), area, scale, room);
}

function filteredPart(brush: Brush, part: Part, { filter, blurPx = 0 }: Finish): Part {
  const { layers } = brush.surface;
  if (!filter && blurPx < leastBlurPx) return part;
  if (blurPx < leastBlurPx) {
    const { canvas } = part.layer;
    const result = layers.take(canvas.width, canvas.height);
    softenInto(layers, result, part.layer, filter, [{ blurPx: 0, weight: 1 }]);
    return { ...part, layer: result, width: canvas.width, height: canvas.height };
  }
  const { scale, passes } = softnessOf(blurPx);
  const room = Math.ceil(blurReach * blurPx * scale) + 1;
  const copy = layers.take(
    Math.ceil(part.width * scale) + 2 * room,
    Math.ceil(part.height * scale) + 2 * room,
  );
  drawShrunk(layers, part.layer, part, copy, room, scale);
  return smallPart(softenLayer(layers, copy, filter, passes), part, scale, room);
}

/** Where a layer lies that begins `room` px before the area, each of its px being 1 / `scale` large. */
function smallPart(
  layer: Part['layer'],
  area: Pick<Box, 'x' | 'y'>,
  scale: number,
  room: number,
): Part {
  const { canvas } = layer;
  return {
    layer,
    x: area.x - room / scale,
    y: area.y - room / scale,
    width: canvas.width / scale,
    height: canvas.height / scale,
  };
}

function layerBrush(
  brush: Brush,
  layer: Part['layer'],
  { x, y }: Box,
  scale: number,
  room: number,
): Brush {
  return {
    ...brush,
    context: layer.context,
    matrix: chain(
      translation(room, room),
      scaling(scale, scale),
      translation(-x, -y),
      brush.matrix,
    ),
    density: brush.density * scale,
    alpha: 1,
    widthPx: layer.canvas.width,
    heightPx: layer.canvas.height,
    keeper: undefined,
    onLayer: true,
  };
}

const sizeOf = ({ width, height }: Box) => ({ width, height });

function layParts(brush: Brush, opacity: number | undefined, parts: readonly Part[]): void {
  const { context } = brush;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  for (const { layer, x, y, width, height, blend, strength = 1 } of parts) {
    context.globalAlpha = brush.alpha * (opacity ?? 1) * strength;
    context.globalCompositeOperation = blend ?? 'source-over';
    context.drawImage(layer.canvas, x, y, width, height);
  }
  context.restore();
}
