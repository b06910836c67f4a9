import { smearPasses } from '../pose/draw-smeared.ts';
import type { Brush } from '../surface/brush.ts';
import { layerShare } from '../surface/layer-share.ts';
import { watchAssets } from '../surface/watch-assets.ts';
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
/** Letters are squeezed along longer ones until they are this long: smeared so far, nothing finer is left of them. */
const maxPx = 16;
/** A page takes so much of the picture at most, else it is coarser: letters on their way need several of them. */
const maxPictures = 0.75;

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
  const finest = finestScale(brush, letters);
  const wantedPx = Math.abs(isAcross ? way.xPx : way.yPx) * finest;
  const step = Math.max(0, Math.round(Math.log2(wantedPx / leastPx) * stepsPerOctave));
  const finestWayPx = leastPx * 2 ** (step / stepsPerOctave);
  const pages = kept.get(units) ?? new Map<string, Page>();
  kept.set(units, pages);
  const { color, outline } = paint;
  const key = [isAcross, finest, step, color, outline?.color, outline?.widthPx].join();
  const squeeze = Math.min(1, maxPx / finestWayPx);
  const coarser = (share: number) => {
    const [along, across] = [finest * squeeze * share, finest * share];
    const roomPx = Math.ceil((finestWayPx * squeeze * share) / 2) + 2;
    const scale = isAcross ? { x: along, y: across } : { x: across, y: along };
    const room = isAcross ? { x: roomPx, y: 2 } : { x: 2, y: roomPx };
    return layOutPage(surface.ruler, units, paint, scale, room);
  };
  const newPage = () => {
    const large = coarser(1);
    const share = layerShare(surface, large.width, large.height, maxPictures);
    return share === 1 ? large : coarser(share);
  };
  const page = pages.get(key) ?? newPage();
  pages.set(key, page);
  const { canvas } = surface.pages.recall(page, [brush.assets], page, (empty) => {
    const layer = surface.layers.take(page.width, page.height);
    const { watched, isWhole } = watchAssets({ ...brush, context: layer.context });
    drawPage(watched, page, paint);
    const wayPx = (finestWayPx * (isAcross ? page.scale.x : page.scale.y)) / finest;
    const smeared = smearPasses(surface.layers, layer, isAcross ? wayPx : 0, isAcross ? 0 : wayPx);
    empty.context.drawImage(smeared.canvas, 0, 0);
    surface.layers.release(smeared);
    return isWhole();
  });
  const lay = (inner: Brush) => layLetters(inner, unit, page, canvas);
  if (wantedPx < leastPx) drawAlmostSharp(brush, letters, (wantedPx / leastPx) ** 2, lay);
  else lay(brush);
  return true;
}
