import { seededRandom } from '@reelwright/chance';
import type { Path, PathCommand } from '@reelwright/motion';

/** The blob's own square: paths are drawn in it. */
export const blobViewBox = 20;

const clamped = (value: number) => Math.min(100, Math.max(0, value));

/** How many corners a blob of this complexity (0–100) has. */
export function blobEdges(complexity: number): number {
  return Math.max(3, 2 + Math.floor(clamped(complexity) / 10));
}

/** How far its corners stay out (the larger, the rounder), for a smoothness of 0–100. */
export function blobGrowth(smoothness: number, edges: number): number {
  return Math.min(edges, 2 + Math.floor(clamped(smoothness) / 10));
}

/** A closed, soft shape; the same for the same sliders and seed. */
export function blobPath(
  { smoothness, complexity }: { readonly smoothness: number; readonly complexity: number },
  seed: string,
): Path {
  const edges = blobEdges(complexity);
  const growth = blobGrowth(smoothness, edges);
  const random = seededRandom(seed);
  const outer = blobViewBox / 2;
  // Growth 2 lets corners fall in to a fifth of the radius, 12 holds nearly all of it.
  const inner = outer * Math.min(0.95, growth / 12.5);
  const points = Array.from({ length: edges }, (_, index) => {
    const angle = (index / edges) * 2 * Math.PI;
    const radius = random.between(inner, outer);
    return { x: outer + radius * Math.cos(angle), y: outer + radius * Math.sin(angle) };
  });
  return throughMiddles(points);
}

/** Curves from the middle of one side to the middle of the next: no corner is left. */
function throughMiddles(points: readonly { x: number; y: number }[]): Path {
  const middle = (index: number): [number, number] => {
    const a = points[index % points.length] ?? { x: 0, y: 0 };
    const b = points[(index + 1) % points.length] ?? a;
    return [(a.x + b.x) / 2, (a.y + b.y) / 2];
  };
  const curves = points.map((_, index): PathCommand => {
    const corner = points[(index + 1) % points.length] ?? { x: 0, y: 0 };
    return ['Q', corner.x, corner.y, ...middle(index + 1)];
  });
  return [['M', ...middle(0)], ...curves, ['Z']];
}
