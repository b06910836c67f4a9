import { parseColor } from '../color/parse-color.ts';
import type { Brush } from '../surface/brush.ts';
import { haloBlend, haloBrightness, haloFilter } from '../surface/finish.ts';
import { leastSoftPx, softnessOf } from '../surface/softness.ts';
import {
  finestScale,
  isReady,
  layLetters,
  pageCanvas,
  pageFor,
  type SoftLetters,
} from './soft-letters.ts';

/** Halos are kept in the size in which they are laid as long as they take no more than this of the picture. */
const maxHaloPixels = 0.75;
/** Less light is not seen. */
const leastLight = 1 / 255;

/** Draws the light around letters, blurred by so many px of the text. */
export function drawHalo(
  brush: Brush,
  letters: SoftLetters,
  blurPx: number,
  glow: number,
): boolean {
  if (!isReady(brush, letters.unit)) return false;
  // White that is laid over something is screened on it: that takes a fraction of the time.
  const white = whitenessOf(letters);
  if (white === undefined)
    layHalo(brush, letters, blurPx, glow, { filter: haloFilter, blend: haloBlend });
  else if (white > leastLight) {
    const paint = { ...letters.paint, color: '#fff' };
    layHalo(brush, { ...letters, paint }, blurPx, glow * white, { blend: 'source-over' });
  }
  return true;
}

/** How bright the light of letters is that have no colour, 0 to 1. Undefined: they have one, or several. */
function whitenessOf({ unit: { pieces }, paint }: SoftLetters): number | undefined {
  const [first] = pieces;
  if (!first || paint.outline || paint.tint) return undefined;
  const { color } = first.fragment.ink;
  for (const { fragment } of paint.color ? [] : pieces) {
    const { ink } = fragment;
    if (ink.color !== color || ink.gradient || ink.background) return undefined;
  }
  const { red, green, blue, alpha } = parseColor(paint.color ?? color) ?? black;
  const isGrey = Math.max(red, green, blue) - Math.min(red, green, blue) <= 2;
  return isGrey && alpha === 1 ? Math.min(1, (haloBrightness * green) / 255) : undefined;
}

const black = { red: 0, green: 0, blue: 0, alpha: 1 };

function layHalo(
  brush: Brush,
  letters: SoftLetters,
  blurPx: number,
  strength: number,
  { filter, blend }: { readonly filter?: string; readonly blend: string },
): void {
  const scale = finestScale(brush, letters);
  const whole = { scale: 1, passes: [{ blurPx: blurPx * scale, weight: 1 }] };
  const large = pageFor(brush, letters, { name: 'halo', scale, softness: whole });
  const { width, height } = brush.surface;
  const isLarge = large.width * large.height > maxHaloPixels * width * height;
  const softness = isLarge ? softnessOf(Math.max(leastSoftPx, blurPx * scale)) : whole;
  const page = isLarge ? pageFor(brush, letters, { name: 'halo', scale, softness }) : large;
  const canvas = pageCanvas(brush, letters, page, softness, filter);
  const { context } = brush;
  context.globalCompositeOperation = blend;
  layLetters({ ...brush, alpha: brush.alpha * strength }, letters.unit, page, canvas, true);
  context.globalCompositeOperation = 'source-over';
}
