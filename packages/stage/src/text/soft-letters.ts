import { stageScale } from '../stage-scale.ts';
import { aim, type Brush } from '../surface/brush.ts';
import type { Layer } from '../surface/layer-pool.ts';
import { chain, scaling, translation } from '../surface/matrix.ts';
import { softenInto } from '../surface/soften-layer.ts';
import { leastSoftPx, type Softness, softnessOf } from '../surface/softness.ts';
import { watchAssets } from '../surface/watch-assets.ts';
import { drawPieces, type TextPaint } from './draw-piece.ts';
import { layOutPage, type Page } from './page-of-letters.ts';
import type { Unit } from './text-units.ts';

/** Twice the blur takes so many steps: each is too small to be seen. */
const stepsPerOctave = 6;
/** A page is at most so many times as large as the picture; else it is coarser. */
const maxPixels = 1.5;
/** A blur spreads so many deviations far; beyond, less than a step of 255 is left of it. */
const blurReach = 2.5;

/** Letters of a text, to be drawn out of focus. */
export interface SoftLetters {
  /** All of the text's: they are blurred together. */
  readonly units: readonly Unit[];
  readonly unit: Unit;
  readonly paint: TextPaint;
}

/**
 * Draws letters that are out of focus, by so many px of the text. A filter for every letter of every frame would
 * take a hundred times as long as the letters themselves: so all of a text are blurred at once, on one page, and
 * taken from there in as many frames as that blur is needed.
 * @returns false where it takes a canvas of its own.
 */
export function drawSoft(brush: Brush, letters: SoftLetters, blurPx: number): boolean {
  if (!isReady(brush, letters.unit)) return false;
  const scale = finestScale(brush, letters);
  const softPx = Math.max(1e-6, blurPx * scale);
  const step = Math.max(0, Math.round(Math.log2(softPx / leastSoftPx) * stepsPerOctave));
  const softness = softnessOf(leastSoftPx * 2 ** (step / stepsPerOctave));
  const drawBlurred = (inner: Brush) => {
    const page = pageFor(brush, letters, { name: 'blur', scale, softness });
    layLetters(inner, letters.unit, page, pageCanvas(brush, letters, page, softness));
  };
  if (softPx >= leastSoftPx) {
    drawBlurred(brush);
    return true;
  }
  drawAlmostSharp(brush, letters, (softPx / leastSoftPx) ** 2, drawBlurred);
  return true;
}

/** Between sharp and the least that a page has: the soft letter comes over the sharp one, which goes at last. */
export function drawAlmostSharp(
  brush: Brush,
  { unit, paint }: SoftLetters,
  share: number,
  drawFromPage: (inner: Brush) => void,
): void {
  const over = brush.alpha * share;
  const under = ((brush.alpha - over) / (1 - over)) * Math.min(1, (1 - share) / 0.3);
  drawPieces({ ...brush, alpha: under }, unit.pieces, paint);
  drawFromPage({ ...brush, alpha: over });
}

/** What is missing would be missing on the page for as long as it is kept. */
export function isReady({ assets }: Brush, { pieces }: Unit): boolean {
  return pieces.every(({ fragment: { ink } }) => !ink.file || assets.fontReady(ink.file));
}

const sharp: Softness = { scale: 1, passes: [] };

/** Px of the finest page for one of the text's. */
export function finestScale(brush: Brush, letters: SoftLetters): number {
  const { stage, surface } = brush;
  const scale = stageScale(stage, surface);
  const { width, height } = pageFor(brush, letters, { name: 'sharp', scale, softness: sharp });
  const most = maxPixels * surface.width * surface.height;
  return width * height <= most ? scale : scale * Math.sqrt(most / (width * height));
}

/** Where letters lie on pages is found once for a text, not for every frame of it. */
const kept = new WeakMap<readonly Unit[], Map<string, Page>>();

export function pageFor(
  { surface }: Brush,
  { units, paint }: SoftLetters,
  { name, scale, softness }: { name: string; scale: number; softness: Softness },
): Page {
  const pages = kept.get(units) ?? new Map<string, Page>();
  kept.set(units, pages);
  const blurPx = softness.passes.reduce(
    (most, pass) => Math.max(most, pass.halved ? leastSoftPx : pass.blurPx),
    0,
  );
  const { color, outline } = paint;
  const key = [name, scale, softness.scale, blurPx, color, outline?.color, outline?.widthPx].join();
  const known = pages.get(key);
  if (known) return known;
  const roomPx = Math.ceil(blurReach * blurPx) + 2;
  const room = { x: roomPx, y: roomPx };
  const pageScale = { x: scale * softness.scale, y: scale * softness.scale };
  const page = layOutPage(surface.ruler, units, paint, pageScale, room);
  pages.set(key, page);
  return page;
}

export function pageCanvas(
  brush: Brush,
  { paint }: SoftLetters,
  page: Page,
  { passes }: Softness,
  filter?: string,
): Layer['canvas'] {
  const { layers, pages } = brush.surface;
  const { canvas } = pages.recall(page, [brush.assets], page, (empty) => {
    const layer = layers.take(page.width, page.height);
    const { watched, isWhole } = watchAssets({ ...brush, context: layer.context });
    drawPage(watched, page, paint);
    softenInto(layers, empty, layer, filter, passes);
    layers.release(layer);
    return isWhole();
  });
  return canvas;
}

export function drawPage(
  brush: Brush,
  { drawn, scale, room, ...size }: Page,
  paint: TextPaint,
): void {
  for (const { unit, x, y, fromX, fromY } of drawn) {
    const { reach, pieces } = unit;
    const matrix = chain(
      translation(x + room.x - fromX, y + room.y - fromY),
      scaling(scale.x, scale.y),
      translation(-reach.x, -reach.y),
    );
    drawPieces(
      {
        ...brush,
        matrix,
        alpha: 1,
        density: 1,
        betweenRows: true,
        onLayer: true,
        widthPx: size.width,
        heightPx: size.height,
        keeper: undefined,
      },
      pieces,
      paint,
    );
  }
}

/** Lays letters from their page. @param onWholePx where it is as large as on its page: that is quicker, and nobody sees it of something soft. */
export function layLetters(
  brush: Brush,
  unit: Unit,
  { cells, scale, room }: Page,
  canvas: Layer['canvas'],
  onWholePx = false,
): void {
  const cell = cells.get(unit);
  if (!cell) return;
  const { x, y, width, height, fromX, fromY } = cell;
  const context = aim(brush);
  const { reach } = unit;
  const [left, top] = [reach.x + (fromX - room.x) / scale.x, reach.y + (fromY - room.y) / scale.y];
  const [a, b, c, d, e, f] = brush.matrix;
  if (onWholePx && b === 0 && c === 0 && a === scale.x && d === scale.y) {
    context.setTransform(1, 0, 0, 1, 0, 0);
    const [toX, toY] = [Math.round(a * left + e), Math.round(d * top + f)];
    context.drawImage(canvas, x, y, width, height, toX, toY, width, height);
    return;
  }
  const [shownWidth, shownHeight] = [width / scale.x, height / scale.y];
  context.drawImage(canvas, x, y, width, height, left, top, shownWidth, shownHeight);
}
