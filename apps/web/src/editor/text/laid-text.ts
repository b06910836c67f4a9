import type { Item } from '@reelwright/movie';
import { itemText, type PlacedText, type Surface } from '@reelwright/stage';
import { type BrowserAssets, createBrowserAssets } from '../../player/browser-assets.ts';
import { browserSurface } from '../../player/browser-surface.ts';

let ruler: { readonly assets: BrowserAssets; readonly surface: Surface } | undefined;

/** How the words of a text stand in a box of this size. The fonts are there: the stage shows them. */
export function laidText(
  item: Item,
  { width, height }: { readonly width: number; readonly height: number },
): PlacedText | undefined {
  const assets = ruler?.assets ?? createBrowserAssets(() => undefined);
  // A surface remembers widths, and those of a font that was not there yet were wrong.
  ruler = { assets, surface: browserSurface(document.createElement('canvas')) };
  const placed = {
    item,
    width,
    height,
    matrix: [1, 0, 0, 1, 0, 0] as const,
    bounds: { x: 0, y: 0, width, height },
    groups: [],
    isHidden: false,
    isLocked: false,
  };
  return itemText(placed, assets, ruler.surface);
}
