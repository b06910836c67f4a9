import { type LaidText, type LayoutRequest, layoutText } from './layout-text.ts';
import type { TextRuler } from './text-ruler.ts';

const maxAutoFitPx = 600;
const minAutoFitPx = 4;

export type FitRequest = Omit<LayoutRequest, 'sizePx'> & { readonly heightPx: number };

/** The largest text that fits its box without cutting words, up to 600 px or the given size. */
export function fitText(
  request: FitRequest,
  ruler: TextRuler,
  maxPx: number = maxAutoFitPx,
): LaidText {
  const largest = layoutText({ ...request, sizePx: maxPx }, ruler);
  if (fits(largest, request)) return largest;
  let [low, high] = [Math.min(minAutoFitPx, maxPx), Math.ceil(maxPx) - 1];
  while (low < high) {
    const sizePx = Math.ceil((low + high) / 2);
    if (fits(layoutText({ ...request, sizePx }, ruler), request)) low = sizePx;
    else high = sizePx - 1;
  }
  return layoutText({ ...request, sizePx: low }, ruler);
}

/** How wizards size text: from 500 px down in steps of 20, and never below 20. */
export function shrinkToFit(request: FitRequest, ruler: TextRuler): number {
  for (let sizePx = 500; sizePx > 20; sizePx -= 20) {
    if (fits(layoutText({ ...request, sizePx }, ruler), request)) return sizePx;
  }
  return 20;
}

function fits(laid: LaidText, { widthPx, heightPx }: FitRequest): boolean {
  return !laid.cut && laid.usedWidthPx <= widthPx + 0.01 && laid.block.heightPx <= heightPx + 0.01;
}
