import { expect, it } from 'vitest';
import { HalvedPictures } from './halved-pictures.ts';
import { LayerPool } from './layer-pool.ts';

/** How much of a picture is drawn in its finer detail, when it is drawn so much smaller. */
function finerShare(factor: number): number {
  const context = { clearRect: () => {}, drawImage: () => {}, setTransform: () => {} };
  const layers = new LayerPool(
    (width, height) => ({ width, height, getContext: () => context }) as never,
  );
  const picture = { width: 800, height: 600 } as never;
  const { picture: source, finer } = new HalvedPictures(layers).for(picture, factor, false);
  if (source === picture) return 1;
  return finer?.picture === picture ? finer.share : 0;
}

it('lets a slow zoom pass from one level of detail to the next little by little', () => {
  const shares = Array.from({ length: 101 }, (_, index) => finerShare(0.45 + index / 500));
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
  for (const [index, share] of shares.slice(1).entries()) {
    const step = share - (shares[index] ?? 0);
    expect(step).toBeGreaterThanOrEqual(0);
    expect(step).toBeLessThan(0.05);
  }
});
