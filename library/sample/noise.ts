import { mulberry32 } from '@reelwright/chance';

/** A wandering line between -1 and 1: smooth noise, each octave half as high and twice as fine. */
export function ridge(seed: number, octaves: number): (x: number) => number {
  const layers = Array.from({ length: octaves }, (_, octave) => {
    const chance = mulberry32(seed * 101 + octave);
    return Array.from({ length: 512 }, () => chance() * 2 - 1);
  });
  return (x) => {
    let sum = 0;
    let range = 0;
    for (const [octave, points] of layers.entries()) {
      const weight = 0.5 ** octave;
      sum += weight * between(points, x * 2 ** octave);
      range += weight;
    }
    return sum / range;
  };
}

function between(points: readonly number[], x: number): number {
  const at = Math.floor(x);
  const share = x - at;
  const eased = share * share * (3 - 2 * share);
  const point = (index: number) =>
    points[((index % points.length) + points.length) % points.length] ?? 0;
  return point(at) * (1 - eased) + point(at + 1) * eased;
}
