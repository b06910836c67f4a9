import { codeOfScreens } from '../scripts/testing/code-of-screens.ts';
import type { Figure } from './figure.ts';

const goalKb = 250;

/** JavaScript that each screen must load before it can be drawn. */
export async function benchFirstLoad(): Promise<Figure[]> {
  const sizes = await codeOfScreens();
  return [...sizes].map(([screen, kilobytes]) => ({
    what: `scripts of the screen ${screen}`,
    value: `${kilobytes.toFixed(0)} KB brotli`,
    goal: `≤ ${goalKb} KB`,
    met: kilobytes <= goalKb,
    detail: 'the build as it is sent',
  }));
}
