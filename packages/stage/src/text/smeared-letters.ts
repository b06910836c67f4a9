import { smearPasses } from '../pose/draw-smeared.ts';
import type { Brush } from '../surface/brush.ts';
import { layOutPage, type Page } from './page-of-letters.ts';
import {
  drawAlmostSharp,
  drawPage,
  finestScale,
  isReady,
  layLetters,
  type SoftLetters,
} from './soft-letters.ts';
import type { Unit } from './text-units.ts';

/** Twice the way takes so many steps: each is too small to be seen of something that rushes past. */
const stepsPerOctave = 4;
/** Shorter ways are not seen. */
const leastPx = 1.5;
/** Longer ones are smeared on a canvas of their own: a page of them would be mostly empty. */
const maxPx = 400;

/** By units, and what is different about the page: each has a place of its own to be kept in. */
const kept = new WeakMap<readonly Unit[], Map<string, Page>>();

/**
 * Draws letters as a shutter sees them that rush along a line or down it, by so many px of the text; as in
 * `drawSoft`, from one page for all letters of the text.
 * @returns false where it takes a canvas of its own.
 */
export function drawSmearedLetters(
  brush: Brush,
  letters: SoftLetters,
  way: { readonly xPx: number; readonly yPx: number },
): boolean {
  const { units, unit, paint } = letters;
  const isAcross = way.yPx === 0;
  if ((!isAcross && way.xPx !== 0) || !isReady(brush, unit)) return false;
  const { surface } = brush;
  const scale = finestScale(brush, letters);
  const wantedPx = Math.abs(isAcross ? way.xPx : way.yPx) * scale;
  const step = Math.max(0, Math.round(Math.log2(wantedPx / leastPx) * stepsPerOctave));
  const wayPx = leastPx * 2 ** (step / stepsPerOctave);
  if (wayPx > maxPx) return false;
  const pages = kept.get(units) ?? new Map<string, Page>();
  kept.set(units, pages);
  const { color, outline } = paint;
  const key = [isAcross, scale, step, color, outline?.color, outline?.widthPx].join();
  const roomPx = Math.ceil(wayPx / 2) + 2;
  const room = { x: isAcross ? roomPx : 2, y: isAcross ? 2 : roomPx };
  const page = pages.get(key) ?? layOutPage(surface.ruler, units, paint, scale, room);
  pages.set(key, page);
  if (page.width * page.height > 3 * surface.width * surface.height) return false;
  const { canvas } = surface.pages.recall(page, [brush.assets], page, (empty) => {
    const layer = surface.layers.take(page.width, page.height);
    drawPage({ ...brush, context: layer.context }, page, paint);
    const smeared = smearPasses(surface.layers, layer, isAcross ? wayPx : 0, isAcross ? 0 : wayPx);
    empty.context.drawImage(smeared.canvas, 0, 0);
    surface.layers.release(smeared);
    return true;
  });
  const lay = (inner: Brush) => layLetters(inner, unit, page, canvas);
  if (wantedPx < leastPx) drawAlmostSharp(brush, letters, (wantedPx / leastPx) ** 2, lay);
  else lay(brush);
  return true;
}
