import type { Vignette } from './overlay.ts';

const steps = 8;

/**
 * The colour stops of a vignette, for a radial gradient from the middle of the picture to its corners.
 * It darkens slowly at first: with two stops alone people see a ring where it begins.
 */
export function vignetteStops({
  inner,
  opacity,
}: Vignette): readonly { readonly at: number; readonly color: string }[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const strength = opacity * part ** 1.8;
    return { at: inner + (1 - inner) * part, color: `rgba(0, 0, 0, ${strength.toFixed(4)})` };
  });
}
